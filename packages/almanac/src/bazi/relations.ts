import { branchOf, type Pillar, stemOf } from '../calendar/cycle.ts'
import type { Element } from './elements.ts'

/** Which of the four punishments. */
export type Punishment = 'ungrateful' | 'bullying' | 'uncivil' | 'self'

/** How stems or branches meet. Where one would form an element it is named; that it really forms is not asserted. */
export type Meeting =
  | { readonly kind: 'stem-combination'; readonly element: Element }
  | { readonly kind: 'stem-clash' }
  | { readonly kind: 'six-harmony'; readonly element: Element }
  | { readonly kind: 'half-harmony'; readonly element: Element }
  | { readonly kind: 'three-harmony'; readonly element: Element }
  | { readonly kind: 'seasonal-union'; readonly element: Element }
  | { readonly kind: 'clash' }
  | { readonly kind: 'harm' }
  | { readonly kind: 'punishment'; readonly punishment: Punishment }
  | { readonly kind: 'same-pillar' }
  | { readonly kind: 'heaven-earth-clash' }

/** A pillar in its place: of the birth, or one that comes later. */
export type Placed<At extends string> = { readonly at: At; readonly pillar: Pillar }

/** A meeting and the places of the pillars that meet. */
export type Relation<At extends string> = Meeting & { readonly between: readonly At[] }

const isPair = (a: number, b: number, one: number, other: number): boolean =>
  (a === one && b === other) || (a === other && b === one)

// 三命通会, 论十干合: 甲己 earth, 乙庚 metal, 丙辛 water, 丁壬 wood, 戊癸 fire.
// Common usage, 天干四冲: 甲庚, 乙辛, 丙壬, 丁癸.
function stemMeetings(a: number, b: number): Meeting[] {
  const apart = Math.abs(a - b)
  if (apart === 5) return [{ kind: 'stem-combination', element: (Math.min(a, b) + 2) % 5 }]
  return apart === 6 ? [{ kind: 'stem-clash' }] : []
}

// 三命通会, 论支元六合: by branch 子…亥: 子丑 earth, 寅亥 wood, 卯戌 fire, 辰酉 metal, 巳申 water, 午未 earth.
const sixHarmonyElements: readonly Element[] = [2, 2, 0, 1, 3, 4, 2, 2, 4, 3, 1, 0]

// 三命通会, 论支元三合: 申子辰 water, 巳酉丑 metal, 寅午戌 fire, 亥卯未 wood; a group shares the remainder by four.
const threeHarmonyElements: readonly Element[] = [4, 3, 1, 0]

// 三命通会, 论三刑: 寅巳申 无恩, 丑戌未 恃势, 子卯 无礼, 辰午酉亥 自刑. Other authors exchange the first two names.
const ungrateful: readonly number[] = [2, 5, 8]
const bullying: readonly number[] = [1, 10, 7]
const selfPunishing: readonly number[] = [4, 6, 9, 11]

function findPunishment(a: number, b: number): Punishment | undefined {
  if (a === b) return selfPunishing.includes(a) ? 'self' : undefined
  if (isPair(a, b, 0, 3)) return 'uncivil'
  if (ungrateful.includes(a) && ungrateful.includes(b)) return 'ungrateful'
  return bullying.includes(a) && bullying.includes(b) ? 'bullying' : undefined
}

/** Half of a harmony of three: its middle branch, 子 卯 午 酉, and one of the others. */
const isHalfHarmony = (a: number, b: number): boolean =>
  a !== b && a % 4 === b % 4 && (a % 3 === 0 || b % 3 === 0)

// Besides the above: 三命通会, 论冲击: branches six apart; 论六害: 子未 丑午 寅巳 卯辰 申亥 酉戌.
function branchMeetings(a: number, b: number): Meeting[] {
  const meetings: Meeting[] = []
  const sum = (a + b) % 12
  if (sum === 1) meetings.push({ kind: 'six-harmony', element: sixHarmonyElements[a] ?? 0 })
  if (isHalfHarmony(a, b)) meetings.push({ kind: 'half-harmony', element: threeHarmonyElements[a % 4] ?? 0 })
  if (Math.abs(a - b) === 6) meetings.push({ kind: 'clash' })
  if (sum === 7) meetings.push({ kind: 'harm' })
  const punishment = findPunishment(a, b)
  if (punishment) meetings.push({ kind: 'punishment', punishment })
  return meetings
}

// Common usage: 伏吟, the same pillar again; 天克地冲, branches clash and one stem controls the other of its polarity.
function pillarMeetings(a: Pillar, b: Pillar): Meeting[] {
  if (a === b) return [{ kind: 'same-pillar' }]
  const apart = Math.abs(a - b)
  return apart === 6 || apart === 54 ? [{ kind: 'heaven-earth-clash' }] : []
}

/**
 * How two pillars meet: stem with stem, branch with branch, and as wholes.
 * @example meetingsOf(pillarOf(0), pillarOf(30)).map(({ kind }) => kind) // ['clash']  甲子 and 甲午
 */
export function meetingsOf(a: Pillar, b: Pillar): readonly Meeting[] {
  return [
    ...stemMeetings(stemOf(a), stemOf(b)),
    ...branchMeetings(branchOf(a), branchOf(b)),
    ...pillarMeetings(a, b),
  ]
}

// 滴天髓, 方局: 亥子丑 the north and water, 寅卯辰 wood, 巳午未 fire, 申酉戌 metal.
const seasonElements: readonly Element[] = [4, 0, 1, 3]
const seasonOf = (branch: number): number => Math.floor(((branch + 1) % 12) / 3)

/** How three branches meet: a whole harmony, a whole season, or a whole punishment. */
function tripleMeetings(branches: readonly [number, number, number]): Meeting[] {
  const [a, b, c] = branches
  if (new Set(branches).size < 3) return []
  if (a % 4 === b % 4 && b % 4 === c % 4)
    return [{ kind: 'three-harmony', element: threeHarmonyElements[a % 4] ?? 0 }]
  if (seasonOf(a) === seasonOf(b) && seasonOf(b) === seasonOf(c))
    return [{ kind: 'seasonal-union', element: seasonElements[seasonOf(a)] ?? 0 }]
  if (branches.every((branch) => ungrateful.includes(branch)))
    return [{ kind: 'punishment', punishment: 'ungrateful' }]
  return branches.every((branch) => bullying.includes(branch))
    ? [{ kind: 'punishment', punishment: 'bullying' }]
    : []
}

/**
 * Every meeting among pillars in their places, pairs before threes. A whole of three is listed beside its pairs.
 * @example listRelations([{ at: 'day', pillar: pillarOf(0) }, { at: 'hour', pillar: pillarOf(5) }]) // [{ kind: 'stem-combination', element: 2, between: ['day', 'hour'] }]  甲子 and 己巳
 */
export function listRelations<At extends string>(placed: readonly Placed<At>[]): readonly Relation<At>[] {
  const pairs: Relation<At>[] = []
  const threes: Relation<At>[] = []
  placed.forEach((one, first) => {
    placed.slice(first + 1).forEach((two, step) => {
      for (const meeting of meetingsOf(one.pillar, two.pillar))
        pairs.push({ ...meeting, between: [one.at, two.at] })
      for (const three of placed.slice(first + step + 2)) {
        const branches = [branchOf(one.pillar), branchOf(two.pillar), branchOf(three.pillar)] as const
        for (const meeting of tripleMeetings(branches))
          threes.push({ ...meeting, between: [one.at, two.at, three.at] })
      }
    })
  })
  return [...pairs, ...threes]
}

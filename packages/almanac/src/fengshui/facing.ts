import type { CompassMark, CompassMarkId } from './compass-marks.ts'
import { type Mountain, oppositeOf, type Sector, sectorOfMountain } from './mountains.ts'

/** The side of a building: what it faces, and what it has at its back. */
export type BuildingSide = 'facing' | 'sitting'

/** `avoid`: no building or moving in; `allowed`: the rule names the side as free of harm. */
export type FacingAdvice = 'avoid' | 'allowed'

export type FacingMark = {
  readonly id: CompassMarkId
  readonly side: BuildingSide
  readonly advice: FacingAdvice
  /** On the very mountain; otherwise on one that only milder readings add. */
  readonly isExact: boolean
  /** The gods of the year are on an outing that day, and their own places are free. */
  readonly isAway: boolean
  /** Page of 協紀辨方書; none where the rule is a custom. */
  readonly page: string | undefined
}

type Rule = {
  readonly advice: Readonly<Record<BuildingSide, FacingAdvice>>
  readonly page?: string
  /** Shown, but no reason to leave a day: another school's caution. */
  readonly isCaution?: true
}

// 協紀辨方書 008-39b: 太嵗可坐不可向，三煞可向不可坐. Who sits on the Break faces Tai Sui. The months follow the years by custom,
// and so does the fear of the star Five on either side.
const sitOnIt: Rule['advice'] = { sitting: 'allowed', facing: 'avoid' }
const faceIt: Rule['advice'] = { sitting: 'avoid', facing: 'allowed' }
const neither: Rule['advice'] = { sitting: 'avoid', facing: 'avoid' }
const rules: Readonly<Partial<Record<CompassMarkId, Rule>>> = {
  'tai-sui': { advice: sitOnIt, page: '008-39b' },
  'year-break': { advice: faceIt, page: '008-39b' },
  'year-three-sha': { advice: faceIt, page: '008-39b' },
  'year-five-yellow': { advice: neither, isCaution: true },
  'month-break': { advice: faceIt },
  'month-three-sha': { advice: faceIt },
  'month-five-yellow': { advice: neither, isCaution: true },
}

/** The gods that go on the outing of 003-65b; a star of the board does not. */
const travelling: readonly CompassMarkId[] = ['tai-sui', 'year-break', 'year-three-sha']

export type FacingQuestion = {
  /** The mountain that the building faces. */
  readonly facing: Mountain
  readonly marks: readonly CompassMark[]
  /** Where the gods of the year are on the day; undefined while they are at their own places. */
  readonly yearGodsAt: Sector | 'centre' | undefined
}

/** What the compass says of a building on a day. */
export type FacingVerdict = {
  readonly sitting: Mountain
  readonly marks: readonly FacingMark[]
  /** The side that the gods of the year visit on their outing, 003-66a: it is not free that day. */
  readonly visited: BuildingSide | undefined
  /** Whether building and moving in are better left for another day. */
  readonly isAgainst: boolean
}

/**
 * What lies before a building and at its back on a day, and what the rules say of it. It speaks against the day where a
 * mark to avoid stands on the very mountain and its god is at home, or where the gods of the year visit the side. The star
 * Five is shown and does not count: the canon has no ban on it.
 * @example judgeFacing({ facing: 12, marks: listYearMarks(2026), yearGodsAt: undefined }).isAgainst // true  facing 午, Tai Sui
 */
export function judgeFacing({ facing, marks, yearGodsAt }: FacingQuestion): FacingVerdict {
  const sides = { facing, sitting: oppositeOf(facing) } as const
  const found = marks.flatMap((mark) =>
    buildingSides.flatMap((side) => findMark(mark, side, sides[side], yearGodsAt !== undefined)),
  )
  const visited = buildingSides.find((side) => sectorOfMountain(sides[side]) === yearGodsAt)
  const isAgainst = found.some(
    ({ id, advice, isExact, isAway }) => advice === 'avoid' && isExact && !isAway && !rules[id]?.isCaution,
  )
  return { sitting: sides.sitting, marks: found, visited, isAgainst: isAgainst || visited !== undefined }
}

const buildingSides: readonly BuildingSide[] = ['facing', 'sitting']

/** The mark on one side of the building; none where it is elsewhere, or no rule speaks of it. */
function findMark(
  { id, mountains, around }: CompassMark,
  side: BuildingSide,
  at: Mountain,
  areGodsAway: boolean,
): FacingMark[] {
  const rule = rules[id]
  const isExact = mountains.includes(at)
  if (!rule || !(isExact || around.includes(at))) return []
  const isAway = areGodsAway && travelling.includes(id)
  return [{ id, side, advice: rule.advice[side], isExact, isAway, page: rule.page }]
}

import { cellOf, decidedBy } from '../../packages/almanac/src/judgement/cells.ts'
import {
  type DayGrade,
  findCellPolicy,
  isGraded,
  listStaying,
  type Policy,
  virtues,
} from '../../packages/almanac/src/judgement/grade.ts'
import type { Matter } from '../../packages/almanac/src/judgement/matters.ts'
import * as noting from '../../packages/almanac/src/judgement/noting.ts'
import type { Relief } from '../../packages/almanac/src/judgement/star-type.ts'
import type * as almanac from './almanac.ts'
import { majorActivities } from './almanac.ts'
import type { JudgedDay } from './judged-days.ts'
import {
  type DayOfLists,
  dayOfLists,
  has,
  isFavoured,
  isForbidden,
  lastsIn,
  mattersOfActivity,
} from './statements.ts'
import type { Sign } from './tyme-lists.ts'

// The sign of a matter, worked out a second time from the lists of the stars, with every rule a switch. The tables of the
// noting rules are those of the package; what is done with them is not.

/** Rules of the book that hold unless they are switched off. */
export type BookRule =
  | 'lasting'
  | 'staying'
  | 'reviving'
  | 'relief'
  | 'trade'
  | 'together'
  | 'unnoted'
  | 'free'
  | 'void-virtue'
  | 'follows'
  | 'outside'
  | 'caps'

export type ReadDay = DayOfLists & {
  readonly policy: Policy
  readonly grade: DayGrade | undefined
  readonly isFree: boolean
  readonly isVirtueVoid: boolean
  /** Stars that month and pillar decide, which alone a free day lifts. */
  readonly cellStars: ReadonlySet<string>
  readonly off: ReadonlySet<BookRule>
  /** How many stars must favour a matter. */
  readonly leastVoices: number
}

/** Whether a star hangs on more than month and pillar of the day. */
export const isDaily = ({ rule }: almanac.Star): boolean => decidedBy[rule.kind] === 'day'

const isSpeaking = ({ family }: almanac.Star): boolean => family !== 'path' && family !== 'mansion'

export function readDay(day: JudgedDay): ReadDay {
  const { facts, verdict } = day
  const cellStars = verdict.stars.filter((star) => !isDaily(star))
  const { policy, grade, isFree, isVirtueVoid } = findCellPolicy(
    cellOf(facts.month % 12, facts.day),
    cellStars,
  )
  return {
    ...dayOfLists(day),
    policy,
    grade,
    isFree,
    isVirtueVoid,
    cellStars: new Set(cellStars.map(({ id }) => id)),
    off: new Set(),
    leastVoices: 1,
  }
}

const hasAny = (day: ReadDay, ids: readonly string[]): boolean => day.stars.some(({ id }) => ids.includes(id))

function reliefOf({ relief }: almanac.Star, day: ReadDay): Relief | undefined {
  if (day.off.has('relief')) return undefined
  return relief?.find(
    ({ by, months }) => (months === undefined || months.includes(day.month)) && hasAny(day, by),
  )
}

/** Whether a ban holds whatever favours. */
function isLasting(star: almanac.Star, matter: Matter, day: ReadDay): boolean {
  if (!day.off.has('lasting') && lastsIn(star, day.month)) return true
  if (!day.off.has('lasting') && reliefOf(star, day)) return true
  const isRevived = noting.revived.includes(star.id) && hasAny(day, noting.reviving)
  if (isRevived && !day.off.has('reviving')) return true
  return day.policy === 'favour-wins' && !day.off.has('staying') && listStaying(star.id).includes(matter)
}

/** Who favours a matter, and how many ban it: by bans that the grade reaches, plain ones, and lasting ones. */
type Voices = {
  readonly good: readonly string[]
  readonly graded: number
  readonly plain: number
  readonly lasting: number
}

/** What is said of a matter once the entries of the stars themselves are applied. */
function hear(matter: Matter, day: ReadDay): Voices {
  const like = day.off.has('follows') ? undefined : noting.follows[matter]
  const good: string[] = []
  let [graded, plain, lasting] = [0, 0, 0]
  for (const star of day.stars.filter(isSpeaking)) {
    const isVoid = day.isVirtueVoid && !day.off.has('void-virtue') && virtues.has(star.id)
    const isGood = isFavoured(star, matter, day) || (like !== undefined && isFavoured(star, like, day))
    if (isGood && !isVoid) good.push(star.id)
    const banned = [matter, ...(like ? [like] : [])].find((one) => isForbidden(star, one, day))
    if (!banned) continue
    if (day.isFree && !day.off.has('free') && day.cellStars.has(star.id)) continue
    const relief = reliefOf(star, day)
    if (relief && !has(relief.keeps, banned)) continue
    if (isLasting(star, banned, day)) lasting++
    else if (isGraded(star) || day.off.has('outside')) graded++
    else plain++
  }
  return { good: good.length < day.leastVoices ? [] : good, graded, plain, lasting }
}

function isCancelled(matter: Matter, day: ReadDay): boolean {
  const { good, graded, plain, lasting } = hear(matter, day)
  return lasting === 0 && plain === 0 && graded > 0 && good.some((id) => id !== noting.tooWeakToFree[matter])
}

function isFreed(matter: Matter, day: ReadDay): boolean {
  if (day.off.has('together')) return false
  if (noting.freedBy[matter]?.some((other) => other !== matter && isCancelled(other, day))) return true
  const pair = noting.freedWhereFavoured[matter]
  return pair !== undefined && hear(pair, day).good.length > 0
}

function isUnnoted(matter: Matter, day: ReadDay): boolean {
  if (day.off.has('unnoted')) return false
  return day.stars.some((star) => {
    if (has(star.unnoted, matter) || has(reliefOf(star, day)?.unnoted, matter)) return true
    return star.notesOnly !== undefined && !has(star.notesOnly, matter)
  })
}

function isTradeFree(matter: Matter, day: ReadDay): boolean {
  if (day.off.has('trade') || !noting.tradeMatters.has(matter)) return false
  if (day.grade !== undefined && day.policy === 'forbid-wins') return false
  return hasAny(day, noting.benefactors)
}

/** Whether favour and ban of a matter hold in the end. */
type Held = { readonly good: boolean; readonly bad: boolean }

/** Whether a ban that the grade leaves standing is not noted all the same. */
function isReleased(matter: Matter, day: ReadDay): boolean {
  return isTradeFree(matter, day) || (day.policy === 'cancel' && isFreed(matter, day))
}

function settle(matter: Matter, day: ReadDay): Held {
  const { policy } = day
  if (policy === 'all-forbidden') return { good: false, bad: true }
  const { good, graded, plain, lasting } = hear(matter, day)
  if (lasting > 0) return { good: false, bad: true }
  const favoured = good.length > 0
  const isLevel = policy === 'cancel' && favoured && graded > 0
  const isGradedBan = graded > 0 && policy !== 'favour-wins' && !isLevel
  if ((plain > 0 || isGradedBan) && !isReleased(matter, day)) return { good: false, bad: true }
  return { good: favoured && !isLevel && !isUnnoted(matter, day), bad: false }
}

/** Customs hold a sign down. */
function capSign(sign: Sign, activity: almanac.ActivityId, day: ReadDay): Sign {
  const limits = day.stars.flatMap(({ cap }) => {
    const isMeant = cap?.on === 'major' ? majorActivities.includes(activity) : cap?.on.includes(activity)
    return cap && isMeant ? [Math.sign(cap.limit)] : []
  })
  // The least of several signs is a sign.
  return Math.min(sign, ...limits) as Sign
}

/** The sign of an activity: forbidden where one of its matters is, and no more than custom allows. */
export function recomputeSign(activity: almanac.ActivityId, day: ReadDay): Sign {
  const held = mattersOfActivity(activity).map((matter) => settle(matter, day))
  const [good, bad] = [held.some((one) => one.good), held.some((one) => one.bad)]
  const sign = bad ? -1 : good ? 1 : 0
  return day.off.has('caps') ? sign : capSign(sign, activity, day)
}

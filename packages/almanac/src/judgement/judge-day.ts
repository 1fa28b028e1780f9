import { branchOf } from '../calendar/cycle.ts'
import { type Activity, activities, mattersOf } from './activities.ts'
import { cellOf } from './cells.ts'
import { findLean } from './evidence.ts'
import type { DayGrade, Policy } from './grade.ts'
import {
  type ActivityVerdict,
  addToVerdict,
  type CellVerdict,
  judgeActivity,
  judgeCell,
  partStars,
} from './judge-cell.ts'
import { rememberLift } from './lift-of-day.ts'
import { type JudgementRequest, listDailyStars } from './list-stars.ts'
import type { Matter } from './matters.ts'
import type { BookDay } from './note-matter.ts'
import { listRelated } from './noting.ts'
import { type DayRating, rateActivities } from './rate-day.ts'
import type { Reason } from './reasons.ts'
import { rulesVersion } from './rules-version.ts'
import type { Star } from './stars.ts'
import { type Setting, settleVoice } from './voices.ts'

/** The verdict on a day: its stars, and for every activity a weight with its reasons. */
export type DayVerdict = {
  readonly rulesVersion: string
  readonly stars: readonly Star[]
  readonly grade: DayGrade | undefined
  readonly isVirtuous: boolean
  readonly policy: Policy
  /** The day as a whole: its rating, and the benefactors and evils that concern everything on it. */
  readonly day: DayRating & { readonly reasons: readonly Reason[] }
  /** In the order of the activities. */
  readonly activities: readonly ActivityVerdict[]
}

/**
 * How a star of the day concerns an activity: the book speaks; what is favoured is not noted; or something is only added
 * to the verdict.
 */
type Concern = 'book' | 'silence' | 'addition' | undefined

/** Whether the custom of a star holds an activity down. */
function isCapping({ cap }: Star, { id, isMajor }: Activity): boolean {
  return (cap?.on === 'major' ? isMajor : cap?.on.includes(id)) === true
}

function findConcern(star: Star, activity: Activity): Concern {
  if (star.forbidsAllBut !== undefined) return 'book'
  if (star.notesOnly !== undefined) return 'silence'
  if (findLean(star, activity.id)) return 'addition'
  if (star.cap) return isCapping(star, activity) ? 'addition' : undefined
  const speaks = (own: readonly Matter[], ...lists: readonly (string | undefined)[]): boolean => {
    const spoken = lists.join(' ').split(' ')
    return own.some((matter) => spoken.includes(matter))
  }
  const own = mattersOf(activity)
  if (speaks(own.flatMap(listRelated), star.favours, star.forbids)) return 'book'
  return speaks(own, star.unnoted) ? 'silence' : undefined
}

const concerns = new Map<Star, readonly Concern[]>()

/** How a star concerns each activity, in their order. */
function concernsOf(star: Star): readonly Concern[] {
  const found = concerns.get(star) ?? activities.map((activity) => findConcern(star, activity))
  concerns.set(star, found)
  return found
}

function capReasons(capping: readonly Star[], activity: Activity): Reason[] {
  return capping.flatMap((star): Reason[] => {
    const { id, cap } = star
    return cap && isCapping(star, activity)
      ? [{ kind: 'cap', star: id, limit: cap.limit, status: 'applied' }]
      : []
  })
}

/** A day of the book with what year, moon and terms add. */
function addDaily({ day }: CellVerdict, speaking: readonly Star[]): BookDay {
  if (speaking.length === 0) return day
  const ids = new Set(day.setting.ids)
  for (const { id } of speaking) ids.add(id)
  const setting: Setting = { ...day.setting, ids }
  return { ...day, setting, daily: speaking.map((star) => settleVoice(star, setting)) }
}

/** Verdicts of a cell beside stars of the day, by activity; `next` has those beside one star more. */
type Memory = { readonly verdicts: (ActivityVerdict | undefined)[]; readonly next: Map<Star, Memory> }

/** Combinations of stars remembered for a cell: there are few in a lifetime, but not few enough to keep all. */
const REMEMBERED = 64

const memories = new WeakMap<CellVerdict, { readonly root: Memory; size: number }>()

const newMemory = (): Memory => ({ verdicts: [], next: new Map() })

/** Verdicts of a cell beside these stars alone, as far as they are known. */
function recall(cell: CellVerdict, stars: readonly Star[]): Memory['verdicts'] {
  let known = memories.get(cell)
  if (!known || known.size >= REMEMBERED) {
    known = { root: newMemory(), size: 0 }
    memories.set(cell, known)
  }
  let memory = known.root
  for (const star of stars) {
    const next = memory.next.get(star) ?? newMemory()
    if (!memory.next.has(star)) known.size++
    memory.next.set(star, next)
    memory = next
  }
  return memory.verdicts
}

function hasSeveralMatters(place: number): boolean {
  const activity = activities[place]
  return activity !== undefined && mattersOf(activity).length > 1
}

function judgeFreshly(
  settled: ActivityVerdict,
  place: number,
  { cell, day, concerned }: { cell: CellVerdict; day: BookDay; concerned: readonly Star[] },
): ActivityVerdict {
  const activity = activities[place]
  if (!activity) throw new RangeError(`no activity ${place}`)
  const caps = capReasons(concerned, activity)
  const isSpoken = concerned.some((star) => concernsOf(star)[place] !== 'addition')
  return isSpoken
    ? judgeActivity(place, day, { leaning: cell.leaning, caps })
    : addToVerdict(settled, place, { leaning: [], caps })
}

/** The verdicts of a cell with what year, moon and terms add; the mansion comes later. */
function judgeSpoken(cell: CellVerdict, daily: readonly Star[]): readonly ActivityVerdict[] {
  const concerning = daily
    .map((star) => ({ star, concerns: concernsOf(star) }))
    .filter(({ concerns }) => concerns.some((concern) => concern !== undefined))
  if (concerning.length === 0) return cell.activities
  let day: BookDay | undefined
  return cell.activities.map((settled, place) => {
    const concerned: Star[] = []
    for (const { star, concerns } of concerning) {
      const concern = concerns[place]
      // Silence is about what is favoured, be it one matter of several.
      if (concern && (concern !== 'silence' || settled.sign === 1 || hasSeveralMatters(place)))
        concerned.push(star)
    }
    if (concerned.length === 0) return settled
    // What the same stars concern in the same cell is judged once.
    const known = recall(cell, concerned)
    const found = known[place]
    if (found) return found
    day ??= addDaily(cell, daily)
    const verdict = judgeFreshly(settled, place, { cell, day, concerned })
    known[place] = verdict
    return verdict
  })
}

/** Lets the mansion lean. */
function addMansion(
  verdicts: readonly ActivityVerdict[],
  mansion: Star | undefined,
): readonly ActivityVerdict[] {
  if (!mansion) return verdicts
  const concerns = concernsOf(mansion)
  return verdicts.map((verdict, place) =>
    concerns[place] ? addToVerdict(verdict, place, { leaning: [mansion], caps: [] }) : verdict,
  )
}

/**
 * Judges a day for everyone. The facts carry the place and rules they hold for.
 * @example judgeDay({ facts: dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }), school: classicalSchool }).day.weight // -1
 */
export function judgeDay(judged: JudgementRequest): DayVerdict {
  const { facts, school } = judged
  const cell = judgeCell(cellOf(branchOf(facts.month), facts.day), school)
  const daily = listDailyStars(judged)
  const { speaking, leaning } = partStars(daily)
  const spoken = judgeSpoken(cell, speaking)
  const verdicts = addMansion(spoken, leaning[0])
  const stars = [...cell.stars, ...daily]
  const findLift = speaking.length === 0 ? cell.findLift : rememberLift(stars, spoken)
  const { grade, isVirtuous, policy } = cell.day.setting.policy
  return {
    rulesVersion,
    stars,
    grade,
    isVirtuous,
    policy,
    day: {
      ...rateActivities(verdicts),
      // Found when it is read: those who choose among many days do not.
      get reasons() {
        return findLift()
      },
    },
    activities: verdicts,
  }
}

// The weights of whole years, which several figures count in.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { calendarRules, chinaMeridian, dayFacts, daysInMonth } from '@zeri/almanac/calendar'
import { type ActivityId, activities, classicalSchool, judgeDay, type Weight } from '@zeri/almanac/judgement'
import { LRUCache } from 'lru-cache'

const MONTHS = 12
/** The twelve years of a figure and those of the next few, of some sixteen kilobytes each. */
const MAX_YEARS = 40

/** The weights of an activity on the days of a year, month by month. */
type MonthsOfWeights = readonly (readonly Weight[])[]

/** Judges a year for every activity, because a day is judged for all of them at once. */
export function judgeYear(year: number): ReadonlyMap<ActivityId, MonthsOfWeights> {
  const found = new Map(activities.map(({ id }) => [id, Array.from({ length: MONTHS }, (): Weight[] => [])]))
  for (let month = 0; month < MONTHS; month++)
    for (let day = 1; day <= daysInMonth(year, month + 1); day++) {
      const date = { year, month: month + 1, day }
      // General verdicts are those of China's meridian, the same in every place.
      const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
      for (const { activity, weight } of judgeDay({ facts, school: classicalSchool }).activities)
        found.get(activity)?.[month]?.push(weight)
    }
  return found
}

export type YearWeights = (year: number, activity: ActivityId) => Promise<MonthsOfWeights>

/** Judges each year once and holds it. Other requests are served between two years. */
export function createYearWeights(judge: typeof judgeYear = judgeYear): YearWeights {
  const held = new LRUCache<number, ReturnType<typeof judgeYear>>({ max: MAX_YEARS })
  return async (year, activity) => {
    let known = held.get(year)
    if (!known) {
      await nextTurn()
      known = judge(year)
      held.set(year, known)
    }
    const months = known.get(activity)
    if (!months) throw new RangeError(`no activity ${activity}`)
    return months
  }
}

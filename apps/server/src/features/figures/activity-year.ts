// Figure `activity-year`: the past year of an activity, a cell for each day.
import { type CivilDate, julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import type { ActivityId, Weight } from '@zeri/almanac/judgement'
import { activityWords, activityYearWords } from '@zeri/lexicon'
import { isoDateOf, weightWord } from '../calendar/index.ts'
import { readActivity, readDay, readOne } from './arguments.ts'
import { listMonthNames, listWeekdays, writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { showWeight } from './number-words.ts'
import type { YearWeights } from './year-weights.ts'

const WEEKS = 53
const DAYS_PER_WEEK = 7

/** Days since Monday: Julian day 0 was one. */
const weekdayOf = (date: CivilDate): number => toJulianDay(date) % DAYS_PER_WEEK

/** The dates of the past year, from a Monday to today. */
export function listPastYear(today: CivilDate): CivilDate[] {
  const last = toJulianDay(today)
  const first = last - weekdayOf(today) - DAYS_PER_WEEK * (WEEKS - 1)
  return Array.from({ length: last - first + 1 }, (_, index) => toCivilDate(julianDay(first + index)))
}

const weights: readonly Weight[] = [3, 2, 1, 0, -1, -2, -3]

/** How many days of each weight there are, the best first. */
export function countByWeight(days: readonly Weight[]): { weight: Weight; days: number }[] {
  return weights.map((weight) => ({ weight, days: days.filter((one) => one === weight).length }))
}

/** The weights of some dates. */
export async function listWeights(
  dates: readonly CivilDate[],
  activity: ActivityId,
  weightsOf: YearWeights,
): Promise<Weight[]> {
  const found: Weight[] = []
  for (const { year, month, day } of dates) {
    const weight = (await weightsOf(year, activity))[month - 1]?.[day - 1]
    if (weight === undefined) throw new RangeError(`no weight of ${year}-${month}-${day}`)
    found.push(weight)
  }
  return found
}

/** `activity-year activity`: the past year, up to today. */
export const readActivityYear: FigureReader<'activity-year'> = (words) => {
  const activity = readOne(words, readActivity)
  if (activity === undefined) return undefined
  return async ({ locale, today, memory }) => {
    const now = readDay(today)
    if (!now) throw new RangeError(`no day ${today}`)
    const dates = listPastYear(now)
    const days = await listWeights(dates, activity, memory.weightsOf)
    const counts = countByWeight(days)
    const countOf = (isMeant: (weight: Weight) => boolean): number => days.filter(isMeant).length
    const from = isoDateOf(dates[0] ?? now)
    const monthNames = listMonthNames(locale)
    return {
      name: 'activity-year',
      ...activityYearWords(
        {
          activity,
          from: writeDate(from, 'date', locale),
          to: writeDate(today, 'date', locale),
          good: countOf((weight) => weight > 0),
          neutral: countOf((weight) => weight === 0),
          bad: countOf((weight) => weight < 0),
          counts: counts.map(({ weight, days: count }) => `${showWeight(weight)}: ${count}`),
        },
        locale,
      ),
      activity: { id: activity, name: activityWords[activity].name[locale] },
      from,
      to: today,
      weights: days,
      weekdays: listWeekdays(locale),
      months: dates.flatMap(({ day, month }, index) =>
        day === 1 ? [{ week: Math.floor(index / DAYS_PER_WEEK), name: monthNames[month - 1] ?? '' }] : [],
      ),
      counts: counts.map(({ weight, days: count }) => ({
        weight,
        word: weightWord(weight, locale),
        days: count,
      })),
    }
  }
}

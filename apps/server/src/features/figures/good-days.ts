// Figure `good-days`: how many good days for an activity the months of twelve years have. Only totals: no day can be read
// from them, so they are open for every year.
import { LAST_YEAR } from '@zeri/almanac/calendar'
import type { ActivityId } from '@zeri/almanac/judgement'
import { activityWords, goodDaysWords, yearTotalWord } from '@zeri/lexicon'
import { readActivity, readOne } from './arguments.ts'
import { listMonthNames } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import type { YearWeights } from './year-weights.ts'

const YEARS = 12

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Good days of each month of twelve years. */
export async function countGoodDays(activity: ActivityId, firstYear: number, weightsOf: YearWeights) {
  const years: { year: number; months: number[]; total: number }[] = []
  for (let year = firstYear; year < firstYear + YEARS; year++) {
    const weights = await weightsOf(year, activity)
    const months = weights.map((days) => days.filter((weight) => weight > 0).length)
    years.push({ year, months, total: sumOf(months) })
  }
  return years
}

/** `good-days activity`: good days a month, from this year on. */
export const readGoodDays: FigureReader<'good-days'> = (words) => {
  const activity = readOne(words, readActivity)
  if (activity === undefined) return undefined
  return async ({ locale, today, memory }) => {
    const first = Math.min(Number(today.slice(0, 4)), LAST_YEAR - YEARS + 1)
    const years = await countGoodDays(activity, first, memory.weightsOf)
    const byTotal = years.toSorted((one, other) => one.total - other.total)
    const [least, most] = [byTotal.at(0), byTotal.at(-1)]
    if (!least || !most) throw new RangeError('no years')
    return {
      name: 'good-days',
      ...goodDaysWords(
        {
          activity,
          first,
          last: first + YEARS - 1,
          least,
          most,
          totals: years.map(({ year, total }) => `${year}: ${total}`),
        },
        locale,
      ),
      activity: { id: activity, name: activityWords[activity].name[locale] },
      months: listMonthNames(locale),
      totalWord: yearTotalWord[locale],
      years,
      totals: Array.from({ length: 12 }, (_, month) => sumOf(years.map(({ months }) => months[month] ?? 0))),
    }
  }
}

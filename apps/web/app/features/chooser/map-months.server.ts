import type { Locale, Output, predictDays } from '@zeri/contract'
import { dateWords, dayMonthWords } from '../../i18n/civil-day.ts'
import { addMonths, lastDayOfMonth } from '../../i18n/civil-month.ts'

/** What a map of days needs of a prediction. */
export type MapSpan = Pick<Output<typeof predictDays>['prediction'], 'from' | 'to' | 'all' | 'others'>

type MapContext = {
  readonly locale: Locale
  /** The month of the question, `YYYY-MM`. */
  readonly question: string | undefined
  /** The month around which a phone shows the map. */
  readonly near: string
  /** Dates that the page describes. */
  readonly listed: ReadonlySet<string>
}

/** Months that a phone shows before and after the near one. */
const NEAR_BEFORE = 1
const NEAR_AFTER = 1

/** The months of the map, day by day: the weights of days that fit, and whether the others are against it. */
export function listMonths(
  { from, to, all, others }: MapSpan,
  { locale, question, near, listed }: MapContext,
) {
  const weights = new Map(all.map(({ date, weight }) => [date, weight]))
  const rest = new Map(others.map(({ date, weight }) => [date, weight]))
  const firsts: string[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) firsts.push(first)
  const middle = firsts.findIndex((first) => first.startsWith(near))
  const start = Math.max(0, Math.min(middle - NEAR_BEFORE, firsts.length - NEAR_BEFORE - NEAR_AFTER - 1))
  return firsts.map((first, index) => ({
    key: first.slice(0, 7),
    name: dateWords(first, locale).month,
    year: first.slice(0, 4),
    count: all.filter(({ date }) => date.startsWith(first.slice(0, 7))).length,
    isQuestion: first.slice(0, 7) === question,
    isNear: index >= start && index <= start + NEAR_BEFORE + NEAR_AFTER,
    marks: Array.from({ length: Number(lastDayOfMonth(first).slice(8)) }, (_, step) => {
      const date = `${first.slice(0, 8)}${String(step + 1).padStart(2, '0')}`
      return {
        date,
        weight: weights.get(date) ?? null,
        isAgainst: (rest.get(date) ?? 0) < 0,
        isInside: date >= from && date <= to,
        isListed: listed.has(date),
        words: weights.has(date) ? dayMonthWords(date, locale) : '',
      }
    }),
  }))
}

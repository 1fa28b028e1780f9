import type { Weight } from '../../../ui/weight.ts'

type Rated = { readonly date: string; readonly weight: Weight }

/** How many of the best days are shown large, with their hours. */
export const LARGE = 2

/** What is rated so is to be kept away from. */
const BAD: Weight = -2

const isFrom =
  (today: string) =>
  ({ date }: Rated): boolean =>
    date >= today

/** The good days from a date on, the best first, then by date. */
export function listBest<Day extends Rated>(days: readonly Day[], today: string): readonly Day[] {
  return days
    .filter(isFrom(today))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || (one.date < other.date ? -1 : 1))
}

/** The worst days from a date on; none where all are better than bad. */
export function listWorst<Day extends Rated>(days: readonly Day[], today: string): readonly Day[] {
  const ahead = days.filter(isFrom(today))
  const worst = Math.min(...ahead.map(({ weight }) => weight))
  return worst > BAD ? [] : ahead.filter(({ weight }) => weight === worst)
}

export type Counts = { readonly [weight in 1 | 2 | 3]: number } & { readonly avoid: number }

/** How many days from a date on have each good weight, and how many are rated below 0. */
export function countAhead(days: readonly Rated[], today: string): Counts {
  const ahead = days.filter(isFrom(today))
  const count = (isCounted: (weight: Weight) => boolean): number =>
    ahead.filter(({ weight }) => isCounted(weight)).length
  return {
    3: count((weight) => weight === 3),
    2: count((weight) => weight === 2),
    1: count((weight) => weight === 1),
    avoid: count((weight) => weight < 0),
  }
}

type Month = { readonly first: string; readonly last: string }

/**
 * The first good day after a month that has rated days from today on, but none of them good; undefined where the month has
 * one, is over, or nothing good follows.
 */
export function findNextAfter<Day extends Rated>(
  days: readonly Day[],
  today: string,
  { first, last }: Month,
): Day | undefined {
  const ahead = days.filter(isFrom(today))
  const isInMonth = ({ date }: Rated): boolean => first <= date && date <= last
  const good = ahead.filter(({ weight }) => weight > 0)
  if (!ahead.some(isInMonth) || good.some(isInMonth)) return undefined
  return good.find(({ date }) => date > last)
}

/**
 * Dates in words, those of a month together.
 * @example joinDates(['18 November', '30 November', '2 December'], (parts) => parts.join(' and ')) // '18 and 30 November and 2 December'
 */
export function joinDates(dayMonths: readonly string[], join: (parts: readonly string[]) => string): string {
  const months = new Map<string, string[]>()
  for (const dayMonth of dayMonths) {
    const [day = '', month = ''] = dayMonth.split(/\s/)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return join([...months].map(([month, days]) => `${join(days)} ${month}`))
}

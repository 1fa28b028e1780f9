import { almanacQuarters, almanacTermDates, almanacTerms, errorOf, printedTermDates } from './instants.ts'
import type { Almanac } from './load-almanac.ts'
import {
  buildReference,
  listTymeQuarters,
  listTymeTerms,
  type PublishedMonth,
  tabulated,
} from './reference.ts'

/** Whether the checks find anything wrong with an almanac. */
export type Detector = (almanac: Almanac) => boolean

const TOLERANCE_SEC = 3

function isoDay({ toCivilDate }: Almanac, day: Parameters<Almanac['toCivilDate']>[0]): string {
  const { year, month, day: dayOfMonth } = toCivilDate(day)
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

function listMonthNames(almanac: Almanac): string[] {
  return Array.from({ length: 202 }, (_, index) => almanac.lunarMonths(1899 + index))
    .flat()
    .map(({ firstDay, year, month, isLeap, length }) =>
      [isoDay(almanac, firstDay), year, month, isLeap, length].join(' '),
    )
}

/** Names of published months with their lengths; the list closes with the month after the last. */
function listPublishedNames(months: readonly PublishedMonth[]): string[] {
  return months.slice(0, -1).map(({ firstDay, year, month, isLeap }, index) => {
    const lengthMs = Date.parse(months[index + 1]?.firstDay ?? '') - Date.parse(firstDay)
    return [firstDay, year, month, isLeap, lengthMs / 86_400_000].join(' ')
  })
}

/**
 * The checks of `accuracy facts` as they run without the reference tables, the regeneration of the tables left out:
 * all instants against tyme4ts, dates of terms, months against the published.
 */
export function createDetector(): Detector {
  const reference = buildReference()
  const quarters = ([0, 1, 2, 3] as const).map((quarter) => ({
    quarter,
    at: listTymeQuarters(quarter, tabulated),
  }))
  const terms = listTymeTerms(tabulated)
  const termDates = printedTermDates(reference.terms).join()
  const months = listPublishedNames(reference.months).join()

  const differs = (almanac: Almanac): boolean =>
    !(errorOf(terms, almanacTerms(almanac, tabulated)).max <= TOLERANCE_SEC) ||
    quarters.some(
      ({ quarter, at }) => !(errorOf(at, almanacQuarters(almanac, quarter, tabulated)).max <= TOLERANCE_SEC),
    ) ||
    almanacTermDates(almanac).join() !== termDates ||
    !listMonthNames(almanac).join().endsWith(months)

  return (almanac) => {
    try {
      return differs(almanac)
    } catch {
      // An almanac that throws is caught as well as one with wrong results.
      return true
    }
  }
}

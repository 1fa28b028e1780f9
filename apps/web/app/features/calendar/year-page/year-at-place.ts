import { formatInstant } from '../clock-time.ts'
import { isoDateOf } from '../page-date.ts'
import type { Placed } from '../use-filled.ts'
import { formatTerm } from './format-term.ts'
import type { YearData } from './load-year.ts'
import { toLunations } from './lunations.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** The page of a year with its solar terms and moons by the clocks of the visitor's place. */
export function yearAtPlace(data: YearData, { facts, here, locale }: Placed): YearData {
  if (!facts.year) return data
  const newYear = isoDateOf({ year: data.year, month: 1, day: 1 })
  const starts = new Map(facts.year.terms.map((term) => [term.date, term]))
  return {
    ...data,
    today: facts.today,
    address: here[locale],
    zone: zoneOffsets(here.zone, data.year),
    terms: data.terms.map((term) => {
      const start = starts.get(term.date)
      return start ? { ...term, ...formatTerm(start, newYear, locale) } : term
    }),
    lunations: toLunations(
      facts.year.moons.map(({ kind, at }) => ({ kind, at: formatInstant(at, newYear, locale) })),
    ),
  }
}

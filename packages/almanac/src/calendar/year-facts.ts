import { TERMS_PER_YEAR } from '../astro/event-models.ts'
import { type MoonQuarter, moonQuarters, quarterOf } from '../astro/moon-quarters.ts'
import { type SolarTerm, solarTerms, termIndex, termOf, XIAO_HAN } from '../astro/solar-terms.ts'
import { almanacVersion } from '../version.ts'
import { type CivilDate, julianDay, requireAlmanacDate, toCivilDate, toJulianDay } from './civil-date.ts'
import type { Pillar } from './cycle.ts'
import { type FestivalId, listFestivals } from './festivals.ts'
import { localDayOf } from './local-day.ts'
import { lunarMonths } from './lunar-date.ts'
import type { LunarMonth } from './lunar-month-rule.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'
import { yearPillar } from './solar-month.ts'
import { termDaysFor } from './term-day.ts'

export type YearFacts = {
  readonly almanacVersion: string
  readonly year: number
  /** Pillar the year takes at its 立春 or New Year. */
  readonly pillar: Pillar
  /** The 24 terms of the civil year in order, 小寒 first, on the dates of the chosen school. */
  readonly terms: readonly { readonly term: SolarTerm; readonly atMs: number; readonly date: CivilDate }[]
  readonly moonQuarters: readonly { readonly quarter: MoonQuarter; readonly atMs: number }[]
  /** Months of the lunar year that begins in the civil year. */
  readonly lunarMonths: readonly LunarMonth[]
  readonly festivals: readonly { readonly id: FestivalId; readonly date: CivilDate }[]
}

export type YearRequest = { readonly year: number; readonly place: Place; readonly rules: Rules }

function listTerms({ year, place, rules }: YearRequest): YearFacts['terms'] {
  const days = termDaysFor(place, rules)
  const first = termIndex(year, XIAO_HAN)
  return Array.from({ length: TERMS_PER_YEAR }, (_, offset) => ({
    term: termOf(first + offset),
    atMs: solarTerms.epochMs(first + offset),
    date: toCivilDate(days.termDay(first + offset)),
  }))
}

function listQuarters({ year, place }: YearRequest): YearFacts['moonQuarters'] {
  const { startMs } = localDayOf(toJulianDay({ year, month: 1, day: 1 }), place)
  const { endMs } = localDayOf(toJulianDay({ year, month: 12, day: 31 }), place)
  const quarters: { quarter: MoonQuarter; atMs: number }[] = []
  for (let index = moonQuarters.indexAt(startMs - 1) + 1; moonQuarters.epochMs(index) < endMs; index++)
    quarters.push({ quarter: quarterOf(index), atMs: moonQuarters.epochMs(index) })
  return quarters
}

function listYearFestivals({ year }: YearRequest): YearFacts['festivals'] {
  const [first, next] = [
    toJulianDay({ year, month: 1, day: 1 }),
    toJulianDay({ year: year + 1, month: 1, day: 1 }),
  ]
  const festivals: { id: FestivalId; date: CivilDate }[] = []
  for (let at = first; at < next; at = julianDay(at + 1))
    for (const id of listFestivals(at)) festivals.push({ id, date: toCivilDate(at) })
  return festivals
}

/**
 * The frame of a civil year: terms, quarters of the moon, lunar months, festivals.
 * @example yearFacts({ year: 2026, place: chinaMeridian, rules: calendarRules }).lunarMonths.length // 12
 */
export function yearFacts(request: YearRequest): YearFacts {
  const { year } = request
  requireAlmanacDate({ year, month: 1, day: 1 })
  return {
    almanacVersion,
    year,
    pillar: yearPillar(year),
    terms: listTerms(request),
    moonQuarters: listQuarters(request),
    lunarMonths: lunarMonths(year),
    festivals: listYearFestivals(request),
  }
}

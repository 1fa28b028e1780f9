// A year of the calendar: its weights, terms, festivals and moons.

import {
  type DayFacts,
  dayFacts,
  julianDay,
  toCivilDate,
  toJulianDay,
  type YearFacts,
  yearFacts,
} from '@zeri/almanac/calendar'
import type { DayVerdict } from '@zeri/almanac/judgement'
import { type describeYear, isCalendarYear, type Output } from '@zeri/contract'
import { festivals, moonQuarterWords, terms } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import type { CalendarContext } from './calendar.ts'
import { itemOf } from './item-of.ts'
import { isoDateOf, presentNamed, presentPillar } from './present-facts.ts'
import { judge } from './present-judgement.ts'

type Year = Output<typeof describeYear>

const kinds: readonly Year['moons'][number]['kind'][] = ['new', 'first', 'full', 'last']

type Weighed = Year['days'][number]

/** An open day of a year. */
export type OpenDay = { readonly facts: DayFacts; readonly verdict: DayVerdict }

/** Describes one date of a year. A date that is not open comes without a verdict. */
type DayOf<Day extends Weighed> = (date: string, open: OpenDay | undefined) => Day

function listYear<Day extends Weighed>(
  year: number,
  { at, school, openUntil }: CalendarContext,
  dayOf: DayOf<Day>,
): Day[] {
  const [first, next] = [year, year + 1].map((one) => toJulianDay({ year: one, month: 1, day: 1 }))
  const days: Day[] = []
  for (let day = first ?? 0; day < (next ?? 0); day++) {
    const date = toCivilDate(julianDay(day))
    const iso = isoDateOf(date)
    const facts = iso <= openUntil ? dayFacts({ date, place: at.place, rules: at.rules }) : undefined
    days.push(dayOf(iso, facts && { facts, verdict: judge({ facts, school }) }))
  }
  return days
}

/** The solar terms and the moons of a year, by the clocks of the place. */
export function presentYearSky(
  { terms: starts, moonQuarters }: Pick<YearFacts, 'terms' | 'moonQuarters'>,
  { at, locale }: Pick<CalendarContext, 'at' | 'locale'>,
): Pick<Year, 'terms' | 'moons'> {
  return {
    terms: starts.map(({ term, atMs, date }) => ({
      ...presentNamed(String(term), itemOf(terms, term), locale),
      index: term,
      date: isoDateOf(date),
      at: at.show(atMs),
    })),
    moons: moonQuarters.map(({ quarter, atMs }) => ({
      kind: itemOf(kinds, quarter),
      name: moonQuarterWords[quarter].name[locale],
      at: at.show(atMs),
    })),
  }
}

/** The overview of a year, with its days described by `describe`. */
export function describeYearWith<Day extends Weighed>(
  year: number,
  context: CalendarContext,
  dayOf: DayOf<Day>,
): Omit<Year, 'days'> & { days: Day[] } {
  if (!isCalendarYear(year)) throw new AppError('calendar.no-such-day')
  const { at, locale, head } = context
  const facts = yearFacts({ year, place: at.place, rules: at.rules })
  return {
    ...head,
    year,
    pillar: presentPillar(facts.pillar, locale),
    days: listYear(year, context, dayOf),
    ...presentYearSky(facts, context),
    festivals: facts.festivals.map(({ id, date }) => ({
      ...presentNamed(id, festivals[id], locale),
      date: isoDateOf(date),
    })),
  }
}

/** The overview of a year for everyone. */
export function describeWholeYear(year: number, context: CalendarContext): Year {
  return describeYearWith<Weighed>(year, context, (date, open) => ({
    date,
    weight: open ? open.verdict.day.weight : null,
  }))
}

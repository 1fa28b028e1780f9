import { calendarRules, type DayFacts, monthFacts } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
import { mansions, moonPhases, officers, terms } from '@zeri/lexicon/facts'
import { formatDate } from '../clock/format-time.ts'
import { type Named, nameOf } from '../names/name-of.ts'
import { type PlaceValue, type Site, toPlaceValue } from '../places/read-place.ts'
import { type DayValue, type LunarValue, nameFestivals, namePillar } from './compute-day.ts'

type DayLine = {
  readonly date: string
  readonly pillar: Named
  readonly lunar: LunarValue
  readonly officer: Named
  readonly mansion: Named
  readonly moon: { readonly phase: string; readonly name: string; readonly isQuarter: boolean }
  /** The solar term that begins on the day. */
  readonly term: Named | null
  readonly festivals: DayValue['festivals']
}

/** The days of a civil month. */
export type MonthValue = {
  readonly almanacVersion: string
  readonly month: string
  readonly place: PlaceValue
  readonly days: readonly DayLine[]
}

function lineOf(facts: DayFacts, locale: Locale): DayLine {
  const { phase, quarter } = facts.moon
  return {
    date: formatDate(facts.date),
    pillar: namePillar(facts.day, locale),
    lunar: facts.lunar,
    officer: nameOf(officers, facts.officer, locale),
    mansion: nameOf(mansions, facts.mansion, locale),
    moon: { phase, name: moonPhases[phase].name[locale], isQuarter: quarter !== undefined },
    term: facts.term.startsToday ? nameOf(terms, facts.term.term, locale) : null,
    festivals: nameFestivals(facts, locale),
  }
}

type MonthRequest = {
  readonly year: number
  readonly month: number
  readonly place: Site
  readonly locale: Locale
}

/** Computes a line for every day of a month. */
export function computeMonth({ year, month, place, locale }: MonthRequest): MonthValue {
  const facts = monthFacts({ year, month, place, rules: calendarRules })
  return {
    almanacVersion: facts.almanacVersion,
    month: formatDate({ year, month, day: 1 }).slice(0, 7),
    place: toPlaceValue(place),
    days: facts.days.map((day) => lineOf(day, locale)),
  }
}

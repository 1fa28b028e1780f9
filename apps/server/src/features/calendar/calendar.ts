// Days and ranges of the general calendar.

import {
  almanacVersion,
  type CivilDate,
  dayFacts,
  julianDay,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { type ActivityId, activities, isMedical, rulesVersion, themes } from '@zeri/almanac/judgement'
import type { describeDay, Locale, listDays, listThemes, Output } from '@zeri/contract'
import { activityWords, themeWords } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import type { LocalDay } from '../../platform/local-day.ts'
import type { ZoneClock } from '../../platform/zone-clock.ts'
import { defaultPlace, type Places } from '../places/index.ts'
import { type CalendarPlace, calendarPlaceOf } from './calendar-place.ts'
import { createHeldDays, type HeldDay, type HeldDays } from './held-days.ts'
import { openUntil } from './horizon.ts'
import {
  type CalendarDay,
  presentDescription,
  presentHieroglyph,
  presentHours,
  presentMansion,
  presentPillarWithWords,
  presentSeason,
  presentSolarMonths,
} from './present-facts.ts'
import { isShown, presentJudgement, summarise } from './present-judgement.ts'
import { presentMoon } from './present-moon.ts'
import { presentPlanB } from './present-plan-b.ts'
import { presentSigns } from './present-signs.ts'
import { presentSky } from './present-sky.ts'
import { type DaySchool, presentSchool, schoolOf } from './school.ts'

type Day = Output<typeof describeDay>
type Head = Pick<Day, 'almanacVersion' | 'rulesVersion' | 'place' | 'openUntil' | 'school'>

export type DayQuery = {
  readonly place?: string | undefined
  readonly locale: Locale
  /** The rules of a school; the book without them. */
  readonly rules?: string | undefined
}

/** What the calendar needs from the rest of the server. */
export type CalendarDeps = {
  readonly places: Places
  readonly clockOf: (zone: string) => ZoneClock
  readonly today: (zone: string) => LocalDay
  /** Days that were computed before; without them each answer computes its own. */
  readonly held?: HeldDays | undefined
  /** The rules that an account has chosen; null while it has not chosen any. */
  readonly findRulesOf?: ((accountId: string) => Promise<string | null>) | undefined
}

/**
 * What every answer about days depends on: the place, the language, today there and the last open day. Without a place,
 * today is that of the default place of the language, as on its pages.
 */
export type CalendarContext = {
  /** The place, with the rules that the school has for it. */
  readonly at: CalendarPlace
  readonly school: DaySchool
  readonly locale: Locale
  readonly today: string
  /** The midnight at which today ends. */
  readonly todayEndsAtMs: number
  readonly openUntil: string
  readonly head: Head
  readonly held: HeldDays
}

export async function findCalendarContext(
  { places, clockOf, today, held = createHeldDays() }: CalendarDeps,
  { place, locale, rules = '' }: DayQuery,
): Promise<CalendarContext> {
  const found = place === undefined ? undefined : await places.find(place)
  if (place !== undefined && !found) throw new AppError('place.not-found')
  const school = schoolOf(rules)
  const usual = calendarPlaceOf(found, clockOf)
  const at = { ...usual, rules: school.ofDay(usual.rules) }
  const { date, endsAtMs } = today(found ? found.zone : (defaultPlace(locale)?.zone ?? at.zone))
  const until = openUntil(date)
  return {
    at,
    school,
    locale,
    today: date,
    todayEndsAtMs: endsAtMs,
    openUntil: until,
    head: {
      almanacVersion,
      rulesVersion,
      place: at.echo(locale),
      openUntil: until,
      ...(school.rules !== '' && { school: presentSchool(school, locale) }),
    },
    held,
  }
}

/** The date of a request; one that does not exist, or lies outside 1900–2100, is refused. */
export function requireDate(text: string): CivilDate {
  const date = parseCivilDate(text)
  if (!date) throw new AppError('calendar.no-such-day')
  return date
}

export function computeDay(
  date: CivilDate,
  { at, school, locale }: Pick<CalendarContext, 'at' | 'school' | 'locale'>,
): CalendarDay {
  return { facts: dayFacts({ date, place: at.place, rules: at.rules }), at, school, locale }
}

export type Range = { readonly from: string; readonly to: string }

/** The days of a range. */
export function findDays(range: Range, context: CalendarContext): HeldDay[] {
  const [first, last] = [toJulianDay(requireDate(range.from)), toJulianDay(requireDate(range.to))]
  const days: HeldDay[] = []
  for (let at = first; at <= last; at = julianDay(at + 1))
    days.push(context.held.find(toCivilDate(at), context))
  return days
}

/** The days of a range in their short form, each with its judgement where it is open. */
export function describeDays(range: Range, context: CalendarContext): Output<typeof listDays> {
  const days = findDays(range, context)
  return {
    ...context.head,
    solarMonths: presentSolarMonths(days.map(({ day }) => day)),
    days: days.map(({ date, listed }) => listed(date <= context.openUntil)),
  }
}

/** The full form of a day. Beyond the horizon it has facts and no judgement. */
export function describeWholeDay(date: CivilDate, context: CalendarContext): Day {
  const day = context.held.find(date, context)
  return context.held.findWhole(day, context.openUntil, () => presentWholeDay(day, context))
}

function presentWholeDay({ date, day, judged: judge }: HeldDay, { head, openUntil }: CalendarContext): Day {
  const { facts, locale } = day
  const judged = date <= openUntil ? judge() : undefined
  const judgement = judged ? { ...presentJudgement(judged), planB: presentPlanB(judged, openUntil) } : null
  return {
    ...head,
    date,
    year: presentPillarWithWords(facts.year, locale),
    month: presentPillarWithWords(facts.month, locale),
    hieroglyph: presentHieroglyph(day),
    season: presentSeason(day),
    moon: presentMoon(day),
    su: presentMansion(day),
    sky: presentSky(day),
    signs: presentSigns(day),
    day_info: presentDescription(day, judgement?.verdict.summary ?? summarise(day, undefined)),
    hours: presentHours(day, judged !== undefined),
    judgement,
  }
}

/** The themes and activities a day can be chosen for. */
export function describeThemes(locale: Locale): Output<typeof listThemes> {
  return {
    themes: themes.map((id) => ({
      id,
      name: themeWords[id].name[locale],
      short: themeWords[id].short[locale],
    })),
    tags: activities.map(({ id, theme }) => ({
      id,
      theme,
      name: activityWords[id].name[locale],
      short: activityWords[id].short[locale],
      deed: deedOf(id)[locale],
      isShown: isShown(id),
      isMedical: isMedical(id),
    })),
  }
}

function deedOf(id: ActivityId): Readonly<Record<Locale, string>> {
  const { en, ruAccusative } = activityWords[id].deed
  return { en, ru: ruAccusative }
}

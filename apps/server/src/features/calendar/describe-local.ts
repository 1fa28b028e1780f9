// What depends on the place of a visitor, apart from everything that is the same everywhere.

import { almanacVersion, monthFacts, yearFacts } from '@zeri/almanac/calendar'
import { type describeLocal, isCalendarDay, type Output } from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { type Dated, trueUntil } from '../../platform/http/operations.ts'
import { nameOffset } from '../../platform/zone-clock.ts'
import { type KnownZones, solarOffsetSec } from '../places/index.ts'
import { type CalendarDeps, computeDay, requireDate } from './calendar.ts'
import { calendarPlaceAt } from './calendar-place.ts'
import { presentYearSky } from './describe-year.ts'
import { openUntil } from './horizon.ts'
import {
  type CalendarDay,
  isoDateOf,
  presentHours,
  presentMonthChange,
  presentSeason,
} from './present-facts.ts'
import { findJudged, presentSchools } from './present-judgement.ts'
import { presentMoon, presentMoonBriefly } from './present-moon.ts'
import { presentLocalSky } from './present-sky.ts'
import { theBook } from './school.ts'

type Local = Output<typeof describeLocal>
type Request = z.output<typeof describeLocal.request>
type Setting = Pick<CalendarDay, 'at' | 'school' | 'locale'>

/** A year, a month or a day; the parts that it has no need of are undefined. */
type Span = { readonly year: number; readonly month?: number | undefined; readonly day?: number | undefined }

export type LocalDeps = Pick<CalendarDeps, 'clockOf' | 'today'> & { readonly isKnownZone: KnownZones }

/** Everything on the pages of a span that depends on the place; without a span, on those of today. */
export function describeLocally(request: Request, { clockOf, today, isKnownZone }: LocalDeps): Dated<Local> {
  const { latitude, longitude, zone, locale } = request
  if (!isKnownZone(zone)) throw new AppError('request.invalid', { fields: { zone: 'must be a time zone' } })
  const { date: now, endsAtMs } = today(zone)
  const span = requireSpan(request.span ?? now)
  const at = calendarPlaceAt({ latitudeDeg: latitude, longitudeDeg: longitude, zone }, clockOf)
  const setting = { at, school: theBook, locale }
  const date = findDate(span, now)
  const hasSchools = request.span !== undefined && span.day !== undefined
  const noonMs = Date.parse(`${date ?? now}T12:00:00Z`)
  return trueUntil(endsAtMs, {
    almanacVersion,
    today: now,
    endsAt: at.show(endsAtMs),
    solarOffsetSec: solarOffsetSec(longitude, now),
    zoneOffset: nameOffset(at.place.offsetSecAt(noonMs)),
    day: date === undefined ? null : describeDay(date, { ...setting, openUntil: openUntil(now), hasSchools }),
    days: describeDays(span, setting),
    year: describeYear(span, setting),
  })
}

/** The year, month or day of a request; one that does not exist, or lies outside 1900–2100, is refused. */
function requireSpan(text: string): Span {
  const [year = 0, month, day] = text.split('-').map(Number)
  if (!isCalendarDay({ year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }))
    throw new AppError('calendar.no-such-day')
  return { year, month, day }
}

/** The day of a span; of a month, the day its page opens with: today, else the first. A year has none. */
function findDate({ year, month, day }: Span, today: string): string | undefined {
  if (month === undefined) return undefined
  const first = isoDateOf({ year, month, day: day ?? 1 })
  return day === undefined && today.startsWith(first.slice(0, 7)) ? today : first
}

type DaySetting = Setting & { readonly openUntil: string; readonly hasSchools: boolean }

function describeDay(date: string, { openUntil: until, hasSchools, ...setting }: DaySetting): Local['day'] {
  const day = computeDay(requireDate(date), setting)
  const judged = hasSchools ? findJudged(day, until) : undefined
  const { lunar: _, ...moon } = presentMoon(day)
  const { running, next } = presentSeason(day)
  return {
    date,
    hours: presentHours(day, false).map(({ branch, from, to, isWaking }) => ({ branch, from, to, isWaking })),
    moon,
    sky: presentLocalSky(day),
    season: { from: running.from, to: running.to, next: next.at },
    monthChange: presentMonthChange(day),
    schools: judged ? presentSchools(judged) : null,
  }
}

function describeDays({ year, month, day }: Span, { at, locale }: Setting): Local['days'] {
  if (month === undefined || day !== undefined) return null
  const { days } = monthFacts({ year, month, place: at.place, rules: at.rules })
  return days.map((facts) => ({
    date: isoDateOf(facts.date),
    moon: presentMoonBriefly(facts, locale),
    term: facts.term.startsToday ? { index: facts.term.term, at: at.show(facts.term.startMs) } : null,
  }))
}

function describeYear({ year, month }: Span, setting: Setting): Local['year'] {
  if (month !== undefined) return null
  const { place, rules } = setting.at
  const { terms, moons } = presentYearSky(yearFacts({ year, place, rules }), setting)
  return {
    terms: terms.map(({ index, date, at }) => ({ index, date, at })),
    moons: moons.map(({ kind, at }) => ({ kind, at })),
  }
}

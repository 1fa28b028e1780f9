import type { ChartReading } from '../bazi/read-chart.ts'
import {
  type CivilDate,
  daysInMonth,
  isAlmanacDate,
  type JulianDay,
  julianDay,
  requireAlmanacDate,
  toCivilDate,
  toJulianDay,
} from '../calendar/civil-date.ts'
import type { Place } from '../calendar/place.ts'
import type { Rules } from '../calendar/rules.ts'
import type { ActivityId } from '../judgement/activities.ts'
import type { PersonalRules } from '../judgement/personal/personal-rules.ts'
import type { School } from '../judgement/school.ts'
import type { Weight } from '../judgement/weight.ts'

/** The days to choose from: a month, a year, or from one date to another, both included. */
export type Span =
  | { readonly volume: 'month'; readonly year: number; readonly month: number }
  | { readonly volume: 'year'; readonly year: number }
  | { readonly volume: 'range'; readonly from: CivilDate; readonly to: CivilDate }

/** A person the day is chosen for. */
export type Participant = {
  /** The caller's own name for the chart; the result refers to it. */
  readonly id: string
  readonly chart: ChartReading
  /** Whether the day is weighed for this person, or only must not be one a cap of the chart forbids. */
  readonly role: 'full' | 'veto-only'
}

/** The schools a choice is made with. */
export type ChoiceRules = {
  readonly calendar: Rules
  readonly school: School
  readonly personal: PersonalRules
}

/** A part of the day by the clock of the place, in seconds from midnight. */
export type HourWindow = { readonly fromSec: number; readonly toSec: number }

/** Which hours of a day may be offered; without one, those when most people are up. */
export type HourWish = {
  /** The part of the day that suits; a day without a good hour in it does not. */
  readonly window?: HourWindow
  /** Hours of the night suit as well. */
  readonly withNight?: boolean
}

/** Whether only public holidays suit, or none of them. */
export type HolidayWish = {
  readonly wish: 'only' | 'avoid'
  readonly isHoliday: (date: CivilDate) => boolean
}

export type ChoiceRequest = {
  readonly activity: ActivityId
  readonly span: Span
  readonly place: Place
  readonly rules: ChoiceRules
  /** Nobody, or up to six. */
  readonly participants: readonly Participant[]
  readonly minWeight: Weight
  /** Days of the week that suit, 0 Monday … 6 Sunday; all where left out. */
  readonly weekdays?: readonly number[]
  readonly holidays?: HolidayWish
  readonly hours?: HourWish
  /** The days that may be offered beside those of the span; every day of the almanac where left out. */
  readonly open?: { readonly from: CivilDate; readonly to: CivilDate }
}

const MOST_PARTICIPANTS = 6
// Long enough for any plan, short enough to compute at once; the almanac's own bound.
const LONGEST_SPAN_DAYS = 800

export type DaySpan = { readonly first: JulianDay; readonly last: JulianDay }

function endsOf(span: Span): { readonly from: CivilDate; readonly to: CivilDate } {
  if (span.volume === 'range') return span
  const { year } = span
  const [first, last] = span.volume === 'year' ? [1, 12] : [span.month, span.month]
  return { from: { year, month: first, day: 1 }, to: { year, month: last, day: daysInMonth(year, last) } }
}

/**
 * First and last day of a span.
 * @example daySpanOf({ volume: 'month', year: 2026, month: 2 }) // { first: 2461073, last: 2461100 }
 */
export function daySpanOf(span: Span): DaySpan {
  const { from, to } = endsOf(span)
  requireAlmanacDate(from)
  requireAlmanacDate(to)
  const [first, last] = [toJulianDay(from), toJulianDay(to)]
  if (last < first) throw new RangeError('a span ends on the day it begins or later')
  if (last - first >= LONGEST_SPAN_DAYS) throw new RangeError(`a span has ${LONGEST_SPAN_DAYS} days at most`)
  return { first, last }
}

/**
 * Day of the week, 0 Monday … 6 Sunday.
 * @example weekdayOf(julianDay(2_461_360)) // 6  2026-11-15
 */
export function weekdayOf(day: JulianDay): number {
  return day % 7
}

/** The days of a span within the almanac's range, in order. */
export function listDays({ first, last }: DaySpan): readonly JulianDay[] {
  return Array.from({ length: last - first + 1 }, (_, step) => julianDay(first + step)).filter((day) =>
    isAlmanacDate(toCivilDate(day)),
  )
}

/** Participants in the order of their ids, so that it does not matter in which order they were named. */
export function sortParticipants(participants: readonly Participant[]): readonly Participant[] {
  if (participants.length > MOST_PARTICIPANTS)
    throw new RangeError(`a day is chosen for ${MOST_PARTICIPANTS} people at most`)
  if (new Set(participants.map(({ id }) => id)).size < participants.length)
    throw new RangeError('two participants have the same id')
  return participants.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

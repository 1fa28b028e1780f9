import { type CivilDate, isAlmanacDate, julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import {
  type BestHour,
  type ChosenDay,
  chooseDays,
  type ExcludedDay,
  type Participant,
} from '@zeri/almanac/chooser'
import { type ActivityId, classicalSchool, personalRules, type Weight } from '@zeri/almanac/judgement'
import { type CalendarContext, isoDateOf } from '../calendar/index.ts'

/** A part of the day by the clock of the place, in seconds from midnight. */
export type HourWindow = { readonly fromSec: number; readonly toSec: number }

export type FindDaysQuery = {
  readonly activity: ActivityId
  readonly from: CivilDate
  readonly to: CivilDate
  /** 0 Monday … 6 Sunday. */
  readonly weekdays?: readonly number[] | undefined
  readonly window?: HourWindow | undefined
  readonly minWeight: Weight
  readonly people: readonly Participant[]
}

/** Alternatives when no day matches; all are open and none is before today. */
type NearestDays = {
  readonly lesser: readonly ChosenDay[]
  readonly otherWeekdays: readonly ChosenDay[]
  readonly otherHours: readonly ChosenDay[]
  readonly earlier: ChosenDay | undefined
  readonly later: ChosenDay | undefined
}

export type FoundDays = {
  /** Best first, with the hours inside the window. */
  readonly days: readonly ChosenDay[]
  readonly excluded: readonly ExcludedDay[]
  readonly tooLight: number
  /** Days that match except for their hours, with all their hours. */
  readonly withoutHours: readonly ChosenDay[]
  readonly nearest: NearestDays | undefined
}

/** A shorter overlap with the window is too short to be useful. */
const MIN_OVERLAP_SEC = 1_800
const NEAREST_COUNT = 3
const NEAREST_WITHIN_DAYS = 90

/**
 * Whether at least half an hour of a double-hour lies in the window.
 * @example isWithin({ startClockSec: 61_000, endClockSec: 68_200 }, { fromSec: 32_400, toSec: 64_800 }) // true
 */
export function isWithin(
  { startClockSec, endClockSec }: Pick<BestHour, 'startClockSec' | 'endClockSec'>,
  { fromSec, toSec }: HourWindow,
): boolean {
  return Math.min(endClockSec, toSec) - Math.max(startClockSec, fromSec) >= MIN_OVERLAP_SEC
}

function filterHours(day: ChosenDay, window: HourWindow | undefined): ChosenDay {
  return window ? { ...day, hours: day.hours.filter((hour) => isWithin(hour, window)) } : day
}

function chooseWithinHours(query: FindDaysQuery, { at }: Pick<CalendarContext, 'at'>) {
  const { activity, from, to, people, minWeight, weekdays, window } = query
  const choice = chooseDays({
    activity,
    span: { volume: 'range', from, to },
    place: at.place,
    rules: { calendar: at.rules, school: classicalSchool, personal: personalRules },
    participants: people,
    minWeight,
    ...(weekdays ? { weekdays } : {}),
  })
  const filtered = choice.days.map((day) => filterHours(day, window))
  const suits = (day: ChosenDay): boolean => !window || day.hours.length > 0
  return {
    choice,
    days: filtered.filter(suits),
    withoutHours: choice.days.filter((_, index) => !suits(filtered[index] as ChosenDay)), // safe: same length
  }
}

/** Finds the matching days, best first; without a match, the nearest alternatives. */
export function findDays(query: FindDaysQuery, setting: CalendarContext): FoundDays {
  const { choice, days, withoutHours } = chooseWithinHours(query, setting)
  const { excluded, tooLight } = choice
  if (days.length > 0) return { days, excluded, tooLight, withoutHours, nearest: undefined }
  const filterAll = (list: readonly ChosenDay[] = []) => list.map((day) => filterHours(day, query.window))
  const nearest: NearestDays = {
    lesser: filterAll(choice.nearest?.lesser),
    otherWeekdays: filterAll(choice.nearest?.otherWeekdays).filter(
      ({ hours }) => !query.window || hours.length > 0,
    ),
    otherHours: withoutHours.slice(0, NEAREST_COUNT),
    ...findBeside(query, setting),
  }
  return { days, excluded, tooLight, withoutHours, nearest }
}

/** The last matching day before the span and the first one after it. */
function findBeside(query: FindDaysQuery, setting: CalendarContext): Pick<NearestDays, 'earlier' | 'later'> {
  const [first, last] = [toJulianDay(query.from), toJulianDay(query.to)]
  const before = listBetween(first - NEAREST_WITHIN_DAYS, first - 1, query, setting)
  const after = listBetween(last + 1, last + NEAREST_WITHIN_DAYS, query, setting)
  return { earlier: before.at(-1), later: after.at(0) }
}

/** Lists the matching days between two days by date, limited to today up to the last open day. */
function listBetween(
  first: number,
  last: number,
  query: FindDaysQuery,
  setting: CalendarContext,
): readonly ChosenDay[] {
  const open = Array.from({ length: last - first + 1 }, (_, step) => toCivilDate(julianDay(first + step)))
    .filter(isAlmanacDate)
    .filter((date) => isoDateOf(date) >= setting.today && isoDateOf(date) <= setting.openUntil)
  const [from, to] = [open.at(0), open.at(-1)]
  if (!from || !to) return []
  return chooseWithinHours({ ...query, from, to }, setting).days.toSorted((one, other) =>
    isoDateOf(one.date) < isoDateOf(other.date) ? -1 : 1,
  )
}

import {
  type ActivityId,
  type BestHour,
  type ChosenDay,
  type CivilDate,
  chooseDays,
  classicalSchool,
  type ExcludedDay,
  isAlmanacDate,
  julianDay,
  type Participant,
  personalRules,
  toCivilDate,
  toJulianDay,
  type Weight,
} from '@zeri/almanac'
import { isoDateOf, type Setting } from '../calendar/index.ts'

/** A part of the day by the clock of the place, in seconds from midnight. */
export type HourWindow = { readonly fromSec: number; readonly toSec: number }

export type Query = {
  readonly activity: ActivityId
  readonly from: CivilDate
  readonly to: CivilDate
  /** 0 Monday … 6 Sunday. */
  readonly weekdays?: readonly number[] | undefined
  readonly window?: HourWindow | undefined
  readonly minWeight: Weight
  readonly people: readonly Participant[]
}

/** What comes closest where no day will do; all within what is open, and none before today. */
type NearestDays = {
  readonly lesser: readonly ChosenDay[]
  readonly otherWeekdays: readonly ChosenDay[]
  readonly otherHours: readonly ChosenDay[]
  readonly earlier: ChosenDay | undefined
  readonly later: ChosenDay | undefined
}

export type FoundDays = {
  /** Best first, with the hours that lie in the window. */
  readonly days: readonly ChosenDay[]
  readonly excluded: readonly ExcludedDay[]
  readonly tooLight: number
  /** Days that would do but for their hours, whole. */
  readonly withoutHours: readonly ChosenDay[]
  readonly nearest: NearestDays | undefined
}

/** Less of a double-hour than this is no time to do anything in. */
const LEAST_OVERLAP_SEC = 1_800
const NEAREST_COUNT = 3
const NEAREST_WITHIN_DAYS = 90

/**
 * Whether a double-hour suits a part of the day: half an hour of it at least lies there.
 * @example isWithin({ startClockSec: 61_000, endClockSec: 68_200 }, { fromSec: 32_400, toSec: 64_800 }) // true
 */
export function isWithin(
  { startClockSec, endClockSec }: Pick<BestHour, 'startClockSec' | 'endClockSec'>,
  { fromSec, toSec }: HourWindow,
): boolean {
  return Math.min(endClockSec, toSec) - Math.max(startClockSec, fromSec) >= LEAST_OVERLAP_SEC
}

function keepHours(day: ChosenDay, window: HourWindow | undefined): ChosenDay {
  return window ? { ...day, hours: day.hours.filter((hour) => isWithin(hour, window)) } : day
}

function choose(query: Query, { at }: Pick<Setting, 'at'>) {
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
  const kept = choice.days.map((day) => keepHours(day, window))
  const suits = (day: ChosenDay): boolean => !window || day.hours.length > 0
  return {
    choice,
    days: kept.filter(suits),
    withoutHours: choice.days.filter((_, index) => !suits(kept[index] as ChosenDay)), // true: made of the same list
  }
}

/** The days of a request, best first, and where nothing will do what comes closest. */
export function findDays(query: Query, setting: Setting): FoundDays {
  const { choice, days, withoutHours } = choose(query, setting)
  const { excluded, tooLight } = choice
  if (days.length > 0) return { days, excluded, tooLight, withoutHours, nearest: undefined }
  const keep = (list: readonly ChosenDay[] = []) => list.map((day) => keepHours(day, query.window))
  const nearest: NearestDays = {
    lesser: keep(choice.nearest?.lesser),
    otherWeekdays: keep(choice.nearest?.otherWeekdays).filter(
      ({ hours }) => !query.window || hours.length > 0,
    ),
    otherHours: withoutHours.slice(0, NEAREST_COUNT),
    ...findBeside(query, setting),
  }
  return { days, excluded, tooLight, withoutHours, nearest }
}

/** The last day before the span, and the first after it, that would do. */
function findBeside(query: Query, setting: Setting): Pick<NearestDays, 'earlier' | 'later'> {
  const [first, last] = [toJulianDay(query.from), toJulianDay(query.to)]
  const before = listBetween(first - NEAREST_WITHIN_DAYS, first - 1, query, setting)
  const after = listBetween(last + 1, last + NEAREST_WITHIN_DAYS, query, setting)
  return { earlier: before.at(-1), later: after.at(0) }
}

/** The days between two that would do, in the order of the calendar: from today on, up to the last that is open. */
function listBetween(first: number, last: number, query: Query, setting: Setting): readonly ChosenDay[] {
  const open = Array.from({ length: last - first + 1 }, (_, step) => toCivilDate(julianDay(first + step)))
    .filter(isAlmanacDate)
    .filter((date) => isoDateOf(date) >= setting.today && isoDateOf(date) <= setting.openUntil)
  const [from, to] = [open.at(0), open.at(-1)]
  if (!from || !to) return []
  return choose({ ...query, from, to }, setting).days.toSorted((one, other) =>
    isoDateOf(one.date) < isoDateOf(other.date) ? -1 : 1,
  )
}

// Computes the days of a calendar feed, general or personal.

import type { ChartReading } from '@zeri/almanac/bazi'
import {
  dayFacts,
  julianDay,
  type Pillar,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { chooseDays } from '@zeri/almanac/chooser'
import {
  type ActivityId,
  judgeDay,
  judgeHours,
  makeDayMessage,
  meetHour,
  personaliseVerdict,
  type Weight,
} from '@zeri/almanac/judgement'
import { writeDaySentence } from '@zeri/lexicon'
import { type CalendarContext, isoDateOf, type JudgedDay } from '../../calendar/index.ts'

/** A feed includes a week of the past, so that an app does not drop yesterday at midnight, and a year of the future. */
const DAYS_BACK = 7
const DAYS_AHEAD = 365
const MS_PER_DAY = 86_400_000
/** Some five milliseconds of work. */
const DAYS_AT_ONCE = 12
/** The lowest weight of a double-hour that a feed shows. */
const GOOD_HOUR: Weight = 2

type FeedHour = {
  readonly branch: number
  readonly weight: Weight
  readonly startMs: number
  readonly endMs: number
}

/** A day of a feed. `weight` is personal in a personal feed; `general` is the weight for everyone. */
export type FeedDay = {
  readonly date: string
  readonly weight: Weight
  readonly general: Weight
  readonly pillar: Pillar
  /** The day in words; undefined in a feed about an activity, which has its rating alone. */
  readonly sentence: string | undefined
  /** Good waking hours that do not clash with the day or the chart. */
  readonly hours: readonly FeedHour[]
}

/** What a feed is about. */
export type FeedSubject = {
  /** Undefined for a feed about the whole day. */
  readonly activity: ActivityId | undefined
  readonly chart: ChartReading | undefined
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)

/** First and last date of a feed: a year ahead, or up to the horizon if that is earlier. */
function feedSpan({ today, openUntil }: Pick<CalendarContext, 'today' | 'openUntil'>): Span | undefined {
  const last = addDays(today, DAYS_AHEAD)
  const from = parseCivilDate(addDays(today, -DAYS_BACK))
  const to = parseCivilDate(last < openUntil ? last : openUntil)
  // The almanac ends with the year 2100, so a date may not exist.
  return from && to && { from, to }
}

/** Lists the days of a feed by date, some at a time: a server has other requests to serve in between. */
export function* listFeedDays(
  { activity, chart }: FeedSubject,
  setting: CalendarContext,
): Generator<readonly FeedDay[]> {
  const span = feedSpan(setting)
  if (!span) return
  const last = toJulianDay(span.to)
  for (let day = toJulianDay(span.from); day <= last; day = julianDay(day + DAYS_AT_ONCE)) {
    const to = toCivilDate(julianDay(Math.min(last, day + DAYS_AT_ONCE - 1)))
    const some = { from: toCivilDate(day), to }
    yield activity ? listActivityDays(activity, chart, some, setting) : listWholeDays(chart, some, setting)
  }
}

type Span = Record<'from' | 'to', NonNullable<ReturnType<typeof parseCivilDate>>>

function listActivityDays(
  activity: ActivityId,
  chart: ChartReading | undefined,
  span: Span,
  { at, school }: CalendarContext,
): FeedDay[] {
  const { days } = chooseDays({
    activity,
    span: { volume: 'range', ...span },
    place: at.place,
    rules: { calendar: at.rules, school: school.judgement, personal: school.personal },
    participants: chart ? [{ id: 'own', chart, role: 'full' }] : [],
    minWeight: -3,
  })
  return days
    .map(({ date, weight, general, hours }) => ({
      date: isoDateOf(date),
      weight,
      general: general.weight,
      pillar: dayFacts({ date, place: at.place, rules: at.rules }).day,
      sentence: undefined,
      hours: hours
        .filter((hour) => hour.isWaking && hour.weight >= GOOD_HOUR)
        .map(({ branch, weight: own, startMs, endMs }) => ({ branch, weight: own, startMs, endMs }))
        .toSorted((one, other) => one.startMs - other.startMs),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function listWholeDays(
  chart: ChartReading | undefined,
  span: Span,
  { at, school, locale }: CalendarContext,
): FeedDay[] {
  const days: FeedDay[] = []
  const last = toJulianDay(span.to)
  for (let day = toJulianDay(span.from); day <= last; day = julianDay(day + 1)) {
    const facts = dayFacts({ date: toCivilDate(day), place: at.place, rules: at.rules })
    const verdict = judgeDay({ facts, school: school.judgement })
    days.push(toFeedDay({ facts, verdict, school, locale }, chart))
  }
  return days
}

type JudgedFacts = Pick<JudgedDay, 'facts' | 'verdict' | 'school' | 'locale'>

/** A day of a feed about the whole day, for everyone or for the person of a chart. */
export function toFeedDay(
  { facts, verdict, school, locale }: JudgedFacts,
  chart: ChartReading | undefined,
): FeedDay {
  const rules = school.personal
  const own = chart && personaliseVerdict(verdict, facts.day, { chart, rules })
  const message = makeDayMessage(verdict, own)
  const hours = judgeHours(facts.day)
  return {
    date: isoDateOf(facts.date),
    weight: message.weight,
    general: verdict.day.weight,
    pillar: facts.day,
    sentence: writeDaySentence(message, facts.julianDay, locale),
    hours: facts.hours.flatMap(({ branch, isYellow, isWaking, startMs, endMs }) => {
      const hour = hours[branch]
      if (!hour || !isWaking || !isYellow || hour.clashes || hour.weight < GOOD_HOUR) return []
      if (chart && meetHour(branch, chart, rules).clashes.length > 0) return []
      return [{ branch, weight: hour.weight, startMs, endMs }]
    }),
  }
}

export type FeedFilter = 'all' | 'good' | 'warnings' | 'mine'

/** Whether the filter of a feed lets a day through. */
export function matchesFilter(
  filter: FeedFilter,
  { weight, general }: Pick<FeedDay, 'weight' | 'general'>,
): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'good':
      return weight > 0
    case 'warnings':
      return weight < 0
    case 'mine':
      return weight !== general
  }
}

import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { branchOf, type CivilDate, dayFacts } from '@zeri/almanac/calendar'
import type { Participant } from '@zeri/almanac/chooser'
import {
  type ActivityId,
  type ActivityVerdict,
  activities,
  classicalSchool,
  judgeDay,
  judgeHours,
  personalRules,
  personalVerdict,
  type Reason,
  type Weight,
} from '@zeri/almanac/judgement'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { aPlace } from '../../testing/place.ts'
import { type CalendarContext, findCalendarContext, isoDateOf } from '../calendar/index.ts'
import { type FindDaysQuery, findDays } from './find-days.ts'
import { listHolidays } from './holidays.ts'

const TODAY = '2026-11-15'
const DAY_MS = 86_400_000
const places = [
  undefined,
  aPlace({ zone: 'Europe/Moscow', latitudeDeg: 55.75, longitudeDeg: 37.62 }),
  aPlace({ zone: 'America/New_York', latitudeDeg: 40.71, longitudeDeg: -74 }),
]

async function settingAt(place: (typeof places)[number]): Promise<CalendarContext> {
  const calendar = {
    places: { find: () => place },
    clockOf: createZoneClocks(),
    today: () => ({ date: TODAY, endsAtMs: 0 }),
  }
  const setting = await findCalendarContext(calendar, { locale: 'en', ...(place ? { place: '1' } : {}) })
  return { ...setting, openUntil: '2100-12-31' }
}

const aBirth = fc
  .record({
    year: fc.integer({ min: 1930, max: 2015 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.option(fc.nat(23)),
    role: fc.constantFrom('full' as const, 'veto-only' as const),
  })
  .map(({ year, month, day, hour, role }) => ({
    role,
    chart: natalChart(
      {
        date: { year, month, day },
        timeSec: hour === null ? null : hour * 3600 + 1234,
        latitudeDeg: 55.75,
        longitudeDeg: 37.62,
        offsetSec: 10_800,
        gender: 'female',
      },
      natalRules,
    ),
  }))

const aQuery: fc.Arbitrary<FindDaysQuery> = fc
  .record({
    activity: fc.constantFrom(...activities.map(({ id }) => id)),
    start: fc.oneof(
      fc.integer({ min: Date.UTC(1950, 0, 1) / DAY_MS, max: Date.UTC(2090, 0, 1) / DAY_MS }),
      fc.integer({ min: Date.UTC(2026, 0, 1) / DAY_MS, max: Date.UTC(2030, 0, 1) / DAY_MS }),
    ),
    length: fc.constantFrom(1, 7, 30, 31, 60),
    people: fc.array(aBirth, { maxLength: 6 }),
    minWeight: fc.constantFrom<Weight[]>(0, 1, 2, 3),
    weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 }), { nil: undefined }),
    holidays: fc.option(
      fc.record({
        wish: fc.constantFrom('only' as const, 'avoid' as const),
        dates: fc.constantFrom('RU', 'GB', 'CN').map((country) => listHolidays(country) ?? new Set<string>()),
      }),
      { nil: undefined },
    ),
    withNight: fc.boolean(),
    window: fc.option(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 24 })).map(([from, length]) => ({
        fromSec: from * 1800,
        toSec: Math.min(86_400, (from + length) * 1800),
      })),
      { nil: undefined },
    ),
  })
  .map(({ start, length, people, ...query }) => ({
    ...query,
    from: dateOn(start),
    to: dateOn(start + length - 1),
    people: people.map((one, index): Participant => ({ ...one, id: 'dacbfe'.charAt(index) })),
  }))

function dateOn(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** The strongest grade counts fully, the next one half, and so on. */
const sumOf = (reasons: readonly EvidenceReason[]): number =>
  reasons
    .map(({ evidence }) => evidence.grade)
    .sort((a, b) => b - a)
    .reduce((sum, grade, index) => sum + grade / 2 ** index, 0)

/** What speaks for the sign of an activity: its own stars, half of those of the whole day, a quarter for each lean. */
function scoreOf({ sign, reasons }: ActivityVerdict): number {
  if (sign === 0) return 0
  const counted = reasons.filter(
    (one): one is EvidenceReason => one.kind === 'evidence' && one.status === 'applied',
  )
  const isWith = ({ evidence }: EvidenceReason): boolean => (evidence.side === 'good') === sign > 0
  const speaking = counted.filter((one) => !one.evidence.isLeaning && isWith(one))
  const leans = counted.filter(({ evidence }) => evidence.isLeaning)
  const lean = leans.reduce((sum, one) => sum + (isWith(one) ? 0.25 : -0.25), 0)
  const own = sumOf(speaking.filter(({ evidence }) => !evidence.isGeneral))
  const general = sumOf(speaking.filter(({ evidence }) => evidence.isGeneral))
  return sign * Math.max(0.25, own + general / 2 + lean)
}

type Weighed = { date: string; keys: number[]; limit: number; hours: number[]; allHours: number[] }

/** Weighs one day by brute force: all verdicts in full, and every hour checked against every person. */
function weigh(
  date: CivilDate,
  { activity, people, window, withNight = false }: FindDaysQuery,
  { at }: CalendarContext,
): Weighed {
  const facts = dayFacts({ date, place: at.place, rules: at.rules })
  const judged = { facts, school: classicalSchool }
  const own = (list: readonly { activity: ActivityId }[]) =>
    list.findIndex((one) => one.activity === activity)
  const verdict = judgeDay(judged)
  const general = verdict.activities[own(verdict.activities)]
  if (!general) throw new Error(activity)
  const limits = [3]
  for (const reason of general.reasons)
    if (reason.kind !== 'evidence') limits.push(reason.limit)
    else if (reason.status === 'applied' && reason.evidence.isLasting) limits.push(-1)
  const weights: number[] = []
  let personal = 0
  for (const { chart, role } of people) {
    const { activities: all } = personalVerdict(judged, chart, personalRules)
    const mine = all[own(all)]
    if (!mine) throw new Error(activity)
    for (const reason of mine.reasons) if (reason.kind === 'cap') limits.push(reason.limit)
    if (role === 'full') {
      weights.push(mine.weight)
      personal += mine.delta
    }
  }
  const limit = Math.min(...limits)
  const weight = Math.min(limit, ...(weights.length > 0 ? weights : [general.weight]))
  const score = scoreOf(general)
  const favours = general.reasons.filter(
    (one) =>
      one.kind === 'evidence' &&
      one.status === 'applied' &&
      one.evidence.side === 'good' &&
      !(one.evidence.isGeneral || one.evidence.isLeaning),
  )
  const born = people.flatMap(({ chart }) => [chart.year.branch, chart.day.branch])
  const hourVerdicts = judgeHours(facts.day)
  const allHours = facts.hours.filter(({ branch, isYellow }) => {
    const opposite = (branch + 6) % 12
    const isAgainst = born.includes(opposite) || branchOf(facts.day) === opposite
    const verdict = hourVerdicts[branch]
    return isYellow && !isAgainst && (verdict?.weight ?? 0) > 0 && !verdict?.hurts.includes(activity)
  })
  const isAtNight = window && (window.toSec <= 7 * 3600 || window.fromSec >= 22 * 3600)
  const inWindow = allHours.filter(({ startClockSec, endClockSec }) => {
    const middleSec = (startClockSec + endClockSec) / 2
    const isByDay = middleSec > 7 * 3600 && middleSec < 22 * 3600
    if (!withNight && !isAtNight && !isByDay) return false
    if (!window) return true
    const length = endClockSec - startClockSec
    const cut = (seconds: number): number => Math.min(length, Math.max(0, seconds))
    const seconds = length - cut(window.fromSec - startClockSec) - cut(endClockSec - window.toSec)
    return seconds >= 1800
  })
  const branchesOf = (list: typeof allHours) => list.map(({ branch }) => branch).sort((a, b) => a - b)
  return {
    date: isoDateOf(date),
    keys: [weight, favours.length > 0 ? 1 : 0, score, personal],
    limit,
    hours: branchesOf(inWindow),
    allHours: branchesOf(allHours),
  }
}

function bruteForce(query: FindDaysQuery, setting: CalendarContext) {
  const days: Weighed[] = []
  let length = 0
  const last = Date.UTC(query.to.year, query.to.month - 1, query.to.day)
  for (let at = Date.UTC(query.from.year, query.from.month - 1, query.from.day); at <= last; at += DAY_MS) {
    const weekday = (new Date(at).getUTCDay() + 6) % 7
    length += 1
    if (query.weekdays && !query.weekdays.includes(weekday)) continue
    const isHoliday = query.holidays?.dates.has(new Date(at).toISOString().slice(0, 10))
    if (query.holidays?.wish === 'only' && !isHoliday) continue
    if (query.holidays?.wish === 'avoid' && isHoliday) continue
    days.push(weigh(dateOn(at / DAY_MS), query, setting))
  }
  const isEnough = ({ keys: [weight = 0] }: Weighed) => weight >= query.minWeight
  const hasHours = ({ hours }: Weighed) => !query.window || hours.length > 0
  const better = (one: Weighed, other: Weighed): number => {
    for (const [index, key] of one.keys.entries()) {
      const difference = (other.keys[index] ?? 0) - key
      if (difference !== 0) return difference
    }
    return 0
  }
  const rest = days.filter((day) => !isEnough(day))
  return {
    length,
    days: days.filter((day) => isEnough(day) && hasHours(day)).sort(better),
    withoutHours: days.filter((day) => isEnough(day) && !hasHours(day)).sort(better),
    excluded: rest.filter(({ limit }) => limit < query.minWeight),
    tooLight: rest.filter(({ limit }) => limit >= query.minWeight).length,
  }
}

test('400 random queries with holidays, weekdays and people give the same result as weighing every day and sorting', async () => {
  const settings = await Promise.all(places.map(settingAt))
  fc.assert(
    fc.property(aQuery, fc.constantFrom(...settings), (query, setting) => {
      const found = findDays(query, setting)
      const expected = bruteForce(query, setting)
      expect(
        found.days.map(({ date, weight, hours }) => [
          isoDateOf(date),
          weight,
          hours.map(({ branch }) => branch).sort((a, b) => a - b),
        ]),
      ).toEqual(expected.days.map(({ date, keys, hours }) => [date, keys[0], hours]))
      expect(found.withoutHours.map(({ date }) => isoDateOf(date))).toEqual(
        expected.withoutHours.map(({ date }) => date),
      )
      expect(found.excluded.map(({ date }) => isoDateOf(date))).toEqual(
        expected.excluded.map(({ date }) => date),
      )
      expect(found.tooLight).toBe(expected.tooLight)
      expect(found.nearest === undefined).toBe(expected.days.length > 0)
      expect(found.days.length + found.others.length).toBe(expected.length)
    }),
    { numRuns: 400 },
  )
}, 180_000)

test('without a match, the nearest days match, lie outside the span, are open and not in the past', async () => {
  const setting = { ...(await settingAt(places[1])), openUntil: '2026-12-15' }
  const oneDay = fc.integer({ min: 0, max: 30 }).map((step) => dateOn(Date.UTC(2026, 10, 15) / DAY_MS + step))
  fc.assert(
    fc.property(aQuery, oneDay, (query, day) => {
      const oneDayQuery = { ...query, from: day, to: day }
      const { nearest } = findDays(oneDayQuery, setting)
      if (!nearest) return
      for (const [side, beside] of [
        ['earlier', nearest.earlier],
        ['later', nearest.later],
      ] as const) {
        if (!beside) continue
        const date = isoDateOf(beside.date)
        expect(side === 'earlier' ? date < isoDateOf(day) : date > isoDateOf(day)).toBe(true)
        expect(date >= TODAY && date <= setting.openUntil).toBe(true)
        expect(beside.weight).toBeGreaterThanOrEqual(query.minWeight)
        if (query.window) expect(beside.hours.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 60 },
  )
}, 180_000)

test('without a match there is always something to offer, as long as any open day is not against it', async () => {
  const setting = { ...(await settingAt(places[2])), openUntil: '2026-12-15' }
  const today = Date.UTC(2026, 10, 15) / DAY_MS
  fc.assert(
    fc.property(aQuery, fc.integer({ min: 0, max: 30 }), (query, step) => {
      const day = dateOn(today + step)
      const { nearest } = findDays({ ...query, from: day, to: day }, setting)
      if (!nearest) return
      const { earlier, later, relaxations, ...lists } = nearest
      const offered = [
        ...Object.values(lists).flat(),
        ...(earlier ? [earlier] : []),
        ...(later ? [later] : []),
      ]
      const isPossible = Array.from({ length: 31 }, (_, open) => dateOn(today + open)).some(
        (date) => (weigh(date, query, setting).keys[0] ?? 0) >= 0,
      )
      expect(offered.length > 0).toBe(isPossible)
      for (const { date, weight } of offered) {
        expect(isoDateOf(date) >= TODAY && isoDateOf(date) <= setting.openUntil).toBe(true)
        expect(weight).toBeGreaterThanOrEqual(0)
      }
      expect(relaxations.every(({ count }) => count === 1)).toBe(true)
    }),
    { numRuns: 100 },
  )
}, 180_000)

test('a condition that stands in the way is named with the number of days it costs', async () => {
  const setting = await settingAt(places[1])
  fc.assert(
    fc.property(aQuery, (query) => {
      const { nearest } = findDays(query, setting)
      if (!nearest) return
      const countOf = (changes: Partial<FindDaysQuery>) =>
        bruteForce({ ...query, ...changes }, setting).days.length
      const expected = {
        weekdays: countOf({ weekdays: undefined }),
        holidays: countOf({ holidays: undefined }),
        hours: countOf({ window: undefined }),
        people: countOf({ people: [] }),
      }
      const found = Object.fromEntries(nearest.relaxations.map(({ condition, count }) => [condition, count]))
      for (const [condition, count] of Object.entries(expected)) expect(found[condition] ?? 0).toBe(count)
      const lighter = nearest.relaxations.find((one) => one.condition === 'weight')
      if (lighter) expect(lighter.count).toBe(countOf({ minWeight: lighter.minWeight }))
    }),
    { numRuns: 100 },
  )
}, 180_000)

test('over 2 000 random queries no hour lies at night unless that is wished for, and none is below +1', async () => {
  const settings = await Promise.all(places.map(settingAt))
  let [offered, atNight] = [0, 0]
  fc.assert(
    fc.property(aQuery, fc.constantFrom(...settings), fc.boolean(), (query, setting, withNight) => {
      const { year, month, day } = query.from
      const to = dateOn(Date.UTC(year, month - 1, day + 6) / DAY_MS)
      const week = { ...query, to, window: undefined, holidays: undefined, withNight, minWeight: -3 as const }
      for (const { hours } of findDays(week, setting).days)
        for (const { startMs, endMs, weight } of hours) {
          const [, hour = 0, minute = 0] = (
            /T(\d\d):(\d\d)/.exec(setting.at.show((startMs + endMs) / 2)) ?? []
          ).map(Number)
          const isAtNight = hour < 7 || hour * 60 + minute > 22 * 60
          if (isAtNight && !withNight) throw new Error(`an hour around ${hour}:${minute} is offered`)
          expect(weight).toBeGreaterThanOrEqual(1)
          offered += 1
          atNight += Number(isAtNight)
        }
    }),
    { numRuns: 2_000 },
  )
  expect(offered).toBeGreaterThan(5_000)
  expect(atNight).toBeGreaterThan(1_000)
}, 180_000)

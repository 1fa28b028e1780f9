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
import { type FindDaysQuery, findDays, isWithin } from './find-days.ts'

const TODAY = '2026-11-15'
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
    start: fc.integer({ min: Date.UTC(1950, 0, 1) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 }),
    length: fc.constantFrom(1, 7, 30, 31, 60),
    people: fc.array(aBirth, { maxLength: 6 }),
    minWeight: fc.constantFrom<Weight[]>(0, 1, 2, 3),
    weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 }), { nil: undefined }),
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
  const date = new Date(dayNumber * 86_400_000)
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
  { activity, people, window }: FindDaysQuery,
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
  const born = people.flatMap(({ chart }) => [chart.year.branch, chart.day.branch])
  const hourVerdicts = judgeHours(facts.day)
  const allHours = facts.hours.filter(({ branch, isYellow }) => {
    const opposite = (branch + 6) % 12
    const isAgainst = born.includes(opposite) || branchOf(facts.day) === opposite
    const verdict = hourVerdicts[branch]
    return isYellow && !isAgainst && (verdict?.weight ?? 0) > 0 && !verdict?.hurts.includes(activity)
  })
  const inWindow = allHours.filter(({ startClockSec, endClockSec }) => {
    if (!window) return true
    const length = endClockSec - startClockSec
    const cut = (seconds: number): number => Math.min(length, Math.max(0, seconds))
    const seconds = length - cut(window.fromSec - startClockSec) - cut(endClockSec - window.toSec)
    return seconds >= 1800
  })
  const branchesOf = (list: typeof allHours) => list.map(({ branch }) => branch).sort((a, b) => a - b)
  return {
    date: isoDateOf(date),
    keys: [weight, score, facts.isYellow ? 1 : 0, personal],
    limit,
    hours: branchesOf(inWindow),
    allHours: branchesOf(allHours),
  }
}

function bruteForce(query: FindDaysQuery, setting: CalendarContext) {
  const days: Weighed[] = []
  const last = Date.UTC(query.to.year, query.to.month - 1, query.to.day)
  for (
    let at = Date.UTC(query.from.year, query.from.month - 1, query.from.day);
    at <= last;
    at += 86_400_000
  ) {
    const weekday = (new Date(at).getUTCDay() + 6) % 7
    if (!query.weekdays || query.weekdays.includes(weekday))
      days.push(weigh(dateOn(at / 86_400_000), query, setting))
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
    days: days.filter((day) => isEnough(day) && hasHours(day)).sort(better),
    withoutHours: days.filter((day) => isEnough(day) && !hasHours(day)).sort(better),
    excluded: rest.filter(({ limit }) => limit < query.minWeight),
    tooLight: rest.filter(({ limit }) => limit >= query.minWeight).length,
  }
}

test('200 random queries give the same result as weighing every day and sorting', async () => {
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
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('without a match, the nearest days match, lie outside the span, are open and not in the past', async () => {
  const setting = { ...(await settingAt(places[1])), openUntil: '2026-12-15' }
  const oneDay = fc
    .integer({ min: 0, max: 30 })
    .map((step) => dateOn(Date.UTC(2026, 10, 15) / 86_400_000 + step))
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
}, 60_000)

test('a double-hour needs an overlap of half an hour with the window', () => {
  const hour = { startClockSec: 9 * 3600, endClockSec: 11 * 3600 }
  expect(isWithin(hour, { fromSec: 10.5 * 3600, toSec: 86_400 })).toBe(true)
  expect(isWithin(hour, { fromSec: 10.5 * 3600 + 1, toSec: 86_400 })).toBe(false)
  expect(isWithin({ startClockSec: -3600, endClockSec: 1800 }, { fromSec: 0, toSec: 86_400 })).toBe(true)
})

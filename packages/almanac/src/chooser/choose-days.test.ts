import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aChart } from '../bazi/a-chart.ts'
import { natalRules } from '../bazi/natal-rules.ts'
import { readChart } from '../bazi/read-chart.ts'
import type { CivilDate } from '../calendar/civil-date.ts'
import { pillarOf } from '../calendar/cycle.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { weighByMethod } from '../judgement/a-weighing.ts'
import { activities } from '../judgement/activities.ts'
import { judgeDay } from '../judgement/judge-day.ts'
import { judgeHours } from '../judgement/judge-hours.ts'
import { personalRules } from '../judgement/personal/personal-rules.ts'
import { personalVerdict } from '../judgement/personal/personal-verdict.ts'
import type { Reason } from '../judgement/reasons.ts'
import { classicalSchool } from '../judgement/school.ts'
import type { Weight } from '../judgement/weight.ts'
import { isWithin } from './best-hours.ts'
import type { ChoiceRequest, Participant } from './choice-request.ts'
import { chooseDays } from './choose-days.ts'

const rules = { calendar: calendarRules, school: classicalSchool, personal: personalRules }

const aRequest = (more: Partial<ChoiceRequest> = {}): ChoiceRequest => ({
  activity: 'wedding',
  span: { volume: 'month', year: 2026, month: 11 },
  place: chinaMeridian,
  rules,
  participants: [],
  minWeight: 1,
  ...more,
})

const aParticipant = (id: string, pillars: string, role: Participant['role'] = 'full'): Participant => ({
  id,
  chart: readChart(aChart(pillars), natalRules),
  role,
})

const anyPillar = fc.integer({ min: 0, max: 59 }).map(pillarOf)
const anyChart = fc
  .record({ year: anyPillar, month: anyPillar, day: anyPillar, hour: fc.option(fc.nat(11)) })
  .map(({ hour, ...three }) =>
    readChart({ ...three, hour: hour === null ? null : hourPillar(three.day, hour) }, natalRules),
  )
const anyParticipants = fc
  .array(fc.record({ chart: anyChart, role: fc.constantFrom('full' as const, 'veto-only' as const) }), {
    maxLength: 6,
  })
  .map((people) => people.map((one, index): Participant => ({ ...one, id: 'cafebd'.charAt(index) })))
const anyRequest: fc.Arbitrary<ChoiceRequest> = fc
  .record({
    activity: fc.constantFrom(...activities.map(({ id }) => id)),
    year: fc.integer({ min: 1901, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    participants: anyParticipants,
    minWeight: fc.constantFrom<Weight[]>(-1, 0, 1, 2, 3),
    weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 })),
  })
  .map(({ year, month, weekdays, ...more }) =>
    aRequest({ ...more, span: { volume: 'month', year, month }, ...(weekdays && { weekdays }) }),
  )

const textOf = ({ year, month, day }: CivilDate): string => [year, month, day].join('-')

/** What holds a day down: a grade that forbids all, a custom, or −1 for a ban that lasts. */
const limitsOf = (reasons: readonly Reason[]): number[] =>
  reasons.flatMap((reason) => {
    if (reason.kind !== 'evidence') return [reason.limit]
    return reason.status === 'applied' && reason.evidence.isLasting ? [-1] : []
  })

/** A day of the month held against a request by the long way: every verdict in full. */
function evaluate({ activity, participants, place, rules: schools }: ChoiceRequest, date: CivilDate) {
  const facts = dayFacts({ date, place, rules: schools.calendar })
  const judged = { facts, school: schools.school }
  const general = judgeDay(judged).activities.find((one) => one.activity === activity)
  if (!general) throw new Error(activity)
  let [limit, lowest, personal] = [Math.min(3, ...limitsOf(general.reasons)), Number.NaN, 0]
  for (const { chart, role } of participants) {
    const own = personalVerdict(judged, chart, schools.personal).activities.find(
      (one) => one.activity === activity,
    )
    if (!own) throw new Error(activity)
    for (const reason of own.reasons) if (reason.kind === 'cap') limit = Math.min(limit, reason.limit)
    if (role === 'veto-only') continue
    lowest = Number.isNaN(lowest) ? own.weight : Math.min(lowest, own.weight)
    personal += own.delta
  }
  const weight = Math.min(limit, Number.isNaN(lowest) ? general.weight : lowest)
  const { sign, sum } = weighByMethod(general.reasons, activity)
  const score = sign * sum
  const isFavoured = general.reasons.some(
    (reason) =>
      reason.kind === 'evidence' &&
      reason.status === 'applied' &&
      reason.evidence.side === 'good' &&
      !reason.evidence.isGeneral &&
      !reason.evidence.isLeaning,
  )
  // One number that orders as the four do: a later one never reaches the least step of an earlier.
  const merit = ((weight * 2 + (isFavoured ? 1 : 0)) * 64 + score) * 2 ** 12 * 64 + personal
  return { text: textOf(date), weight, limit, merit }
}

function bruteForce(request: ChoiceRequest) {
  const { span, weekdays, minWeight } = request
  if (span.volume !== 'month') throw new Error('months only')
  const all: ReturnType<typeof evaluate>[] = []
  for (let day = 1; day <= 31; day++) {
    const onClock = new Date(Date.UTC(span.year, span.month - 1, day))
    if (onClock.getUTCMonth() !== span.month - 1) break
    if (weekdays && !weekdays.includes((onClock.getUTCDay() + 6) % 7)) continue
    all.push(evaluate(request, { year: span.year, month: span.month, day }))
  }
  return {
    // Sorting is stable, so that days of equal merit stay in the order of the calendar.
    days: all.filter(({ weight }) => weight >= minWeight).sort((a, b) => b.merit - a.merit),
    excluded: all.filter(({ weight, limit }) => weight < minWeight && limit < minWeight),
    tooLight: all.filter(({ weight, limit }) => weight < minWeight && limit >= minWeight),
  }
}

test('the choice is that of weighing every day in full and sorting', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const choice = chooseDays(request)
      const expected = bruteForce(request)
      expect(choice.days.map(({ date, weight }) => [textOf(date), weight])).toEqual(
        expected.days.map(({ text, weight }) => [text, weight]),
      )
      expect(choice.excluded.map(({ date }) => textOf(date))).toEqual(
        expected.excluded.map(({ text }) => text),
      )
      expect(choice.tooLight).toBe(expected.tooLight.length)
    }),
    { numRuns: 60 },
  )
})

test('a day chosen for nobody in particular weighs what it weighs on its own page', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { days } = chooseDays({ ...request, participants: [], minWeight: -3 })
      for (const { date, weight, general } of days)
        expect(weight, `${textOf(date)} ${request.activity}`).toBe(general.weight)
    }),
    { numRuns: 100, seed: 3 },
  )
})

test('in which order participants are named changes nothing', () => {
  fc.assert(
    fc.property(
      anyRequest.chain((request) =>
        fc.tuple(
          fc.constant(request),
          fc.shuffledSubarray([...request.participants], { minLength: request.participants.length }),
        ),
      ),
      ([request, participants]) => {
        expect(chooseDays({ ...request, participants })).toEqual(chooseDays(request))
      },
    ),
    { numRuns: 40 },
  )
})

test('every day that is left out for a veto says which, and the veto alone would do', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      for (const { vetoes, weight } of chooseDays(request).excluded) {
        expect(vetoes.length).toBeGreaterThan(0)
        for (const { limit } of vetoes) {
          expect(limit).toBeLessThan(request.minWeight)
          expect(weight).toBeLessThanOrEqual(limit)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('hours offered are all good ones of the yellow path that are against nobody and nothing, by day unless the night is wished for', () => {
  fc.assert(
    fc.property(anyRequest, fc.boolean(), (plain, withNight) => {
      const request = { ...plain, hours: { withNight } }
      const { activity, participants, place, rules: schools } = request
      const born = participants.flatMap(({ chart }) => [chart.year.branch, chart.day.branch])
      for (const { date, hours } of chooseDays(request).days) {
        const facts = dayFacts({ date, place, rules: schools.calendar })
        const judged = judgeHours(facts.day)
        const fit = facts.hours.filter(
          ({ branch, isYellow, isWaking }) =>
            isYellow &&
            (isWaking || withNight) &&
            (judged[branch]?.weight ?? 0) > 0 &&
            !born.includes((branch + 6) % 12) &&
            facts.day % 12 !== (branch + 6) % 12 &&
            !judged[branch]?.hurts.includes(activity),
        )
        expect(hours.map(({ branch }) => branch).sort((a, b) => a - b)).toEqual(
          fit.map(({ branch }) => branch),
        )
        for (const { branch, weight } of hours) expect(weight).toBe(judged[branch]?.weight)
        const merits = hours.map(
          ({ isWaking, nobleFor, weight }) => (isWaking ? 100 : 0) + 10 * nobleFor.length + weight,
        )
        expect(merits).toEqual([...merits].sort((a, b) => b - a))
      }
    }),
    { numRuns: 40 },
  )
})

test('a part of the day that lies in the night is a wish for the night', () => {
  const hoursIn = (fromHour: number, toHour: number) => {
    const window = { fromSec: fromHour * 3600, toSec: toHour * 3600 }
    return chooseDays(aRequest({ minWeight: -3, hours: { window } })).days.flatMap(({ hours }) => hours)
  }
  expect(hoursIn(0, 6).length).toBeGreaterThan(0)
  expect(hoursIn(0, 6).some(({ isWaking }) => isWaking)).toBe(false)
  expect(hoursIn(0, 24).length).toBeGreaterThan(0)
  expect(hoursIn(0, 24).every(({ isWaking }) => isWaking)).toBe(true)
})

test('a double-hour needs an overlap of half an hour with the window', () => {
  const hour = { startClockSec: 9 * 3600, endClockSec: 11 * 3600 }
  expect(isWithin(hour, { fromSec: 10.5 * 3600, toSec: 86_400 })).toBe(true)
  expect(isWithin(hour, { fromSec: 10.5 * 3600 + 1, toSec: 86_400 })).toBe(false)
  expect(isWithin({ startClockSec: -3600, endClockSec: 1800 }, { fromSec: 0, toSec: 86_400 })).toBe(true)
})

test('what a star of the very activity favours stands before what only a star of the whole day favours', () => {
  const { days } = chooseDays(aRequest({ span: { volume: 'year', year: 2027 } }))
  for (const weight of [1, 2, 3]) {
    const favoured = days.filter((day) => day.weight === weight).map(({ isFavoured }) => isFavoured)
    expect(favoured).toEqual(favoured.toSorted((one, other) => Number(other) - Number(one)))
  }
  expect(new Set(days.map(({ isFavoured }) => isFavoured)).size).toBe(2)
})

test('the hours of 丑 and 未 are noble for a day master of 甲', () => {
  const request = aRequest({
    participants: [aParticipant('a', '甲寅 丙寅 甲辰')],
    minWeight: -3,
    hours: { withNight: true },
  })
  const noble = chooseDays(request)
    .days.flatMap(({ hours }) => hours)
    .filter(({ nobleFor }) => nobleFor.length > 0)
  expect(new Set(noble.map(({ branch }) => branch))).toEqual(new Set([1, 7]))
  expect(noble[0]?.nobleFor).toEqual(['a'])
})

test('one who may only veto takes days away and adds no points', () => {
  // Born in a year of 子: days of 午 are out.
  const veto = aParticipant('a', '甲子 丙寅 丁卯', 'veto-only')
  const span = { volume: 'year', year: 2027 } as const
  const free = chooseDays(aRequest({ span, minWeight: 1 }))
  const held = chooseDays(aRequest({ span, minWeight: 1, participants: [veto] }))
  const texts = (days: readonly { date: CivilDate }[]) => days.map(({ date }) => textOf(date))
  const lost = texts(free.days).filter((text) => !texts(held.days).includes(text))
  expect(lost.length).toBeGreaterThan(0)
  const forbidden = held.excluded.filter(({ vetoes }) => vetoes.some(({ kind }) => kind === 'participant'))
  expect(texts(forbidden)).toEqual(expect.arrayContaining(lost))
  expect(texts(held.days)).toEqual(texts(free.days).filter((text) => !lost.includes(text)))
  expect(held.days.every(({ personal }) => personal === 0)).toBe(true)
})

test('a choice that finds nothing says so and offers what comes closest', () => {
  // 2026-11-15 is a day of 破, on which no great matter is above −1.
  const day = { year: 2026, month: 11, day: 15 }
  const choice = chooseDays(aRequest({ span: { volume: 'range', from: day, to: day } }))
  expect(choice).toMatchObject({
    days: [],
    excluded: [
      { date: day, vetoes: expect.arrayContaining([{ kind: 'star', star: 'month-break', limit: -1 }]) },
    ],
    tooLight: 0,
  })
  expect(choice.nearest?.lesser).toEqual([])
  const { earlier, later } = choice.nearest ?? {}
  for (const near of [earlier, later]) expect(near?.weight).toBeGreaterThanOrEqual(1)
  const around = chooseDays(
    aRequest({ span: { volume: 'range', from: earlier?.date ?? day, to: later?.date ?? day } }),
  )
  expect(around.days.map(({ date }) => textOf(date)).sort()).toEqual(
    [earlier, later].map((near) => textOf(near?.date ?? day)).sort(),
  )
})

test('where only the day of the week is in the way, the other days are offered', () => {
  const [best] = chooseDays(aRequest()).days
  if (!best) throw new Error('the month has no good day')
  const { year, month, day } = best.date
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  const { days, nearest } = chooseDays(
    aRequest({
      span: { volume: 'range', from: best.date, to: best.date },
      weekdays: [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday),
    }),
  )
  expect(days).toEqual([])
  expect(nearest?.otherWeekdays).toEqual([best])
})

test('at the ends of the almanac nothing beyond them is offered', () => {
  const [from, to] = [
    { year: 2100, month: 12, day: 31 },
    { year: 2100, month: 12, day: 31 },
  ]
  const { nearest } = chooseDays(aRequest({ span: { volume: 'range', from, to }, minWeight: 3 }))
  expect(nearest?.later).toBeUndefined()
})

test.each([
  ['a day that is none', { span: { volume: 'month', year: 2026, month: 13 } }],
  ['a year beyond the almanac', { span: { volume: 'year', year: 2101 } }],
  [
    'a span that ends before it begins',
    {
      span: {
        volume: 'range',
        from: { year: 2026, month: 2, day: 2 },
        to: { year: 2026, month: 2, day: 1 },
      },
    },
  ],
  [
    'a span of ten years',
    {
      span: {
        volume: 'range',
        from: { year: 2026, month: 1, day: 1 },
        to: { year: 2035, month: 1, day: 1 },
      },
    },
  ],
  ['seven people', { participants: [...'abcdefg'].map((id) => aParticipant(id, '甲子 丙寅 丁卯')) }],
  ['one id twice', { participants: [...'aa'].map((id) => aParticipant(id, '甲子 丙寅 丁卯')) }],
] as const)('%s is refused', (_, more) => {
  expect(() => chooseDays(aRequest(more))).toThrow(RangeError)
})

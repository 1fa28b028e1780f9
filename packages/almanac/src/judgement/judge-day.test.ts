import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { activities, majorActivities } from './activities.ts'
import { listRulesOf } from './evidence.ts'
import { judgeDay } from './judge-day.ts'
import { type Reason, scoreOf, weightOf, weightOfScore } from './reasons.ts'
import { classicalSchool, type School } from './school.ts'
import { stars } from './stars.ts'
import { thresholdsOf } from './thresholds.ts'
import { weigh } from './weigh.ts'

const FIRST_DAY = 2_415_021
const LAST_DAY = 2_488_434
const RANDOM_DAYS = 10_000

const judge = (day: number, school: School = classicalSchool) => {
  const facts = dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules })
  return judgeDay({ facts, school })
}

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
const anySchool: fc.Arbitrary<School> = fc.record({
  heavenlyVirtue: fc.constantFrom('stems', 'corners'),
  folk: fc.boolean(),
})

/** The weight once more, from what the reasons say and nothing else. */
function recompute(reasons: readonly Reason[], target: Parameters<typeof thresholdsOf>[0]): number {
  const grades = { good: [] as number[], bad: [] as number[] }
  let limit = 3
  for (const reason of reasons) {
    if (reason.kind !== 'evidence')
      limit = reason.status === 'applied' ? Math.min(limit, reason.limit) : limit
    else if (reason.status !== 'overridden') grades[reason.evidence.side].push(reason.evidence.grade)
  }
  const sumOf = (side: number[]): number =>
    side.sort((a, b) => b - a).reduce((sum, grade, rank) => sum + grade / 2 ** rank, 0)
  const score = sumOf(grades.good) - sumOf(grades.bad)
  const { good, bad } = thresholdsOf(target)
  const reached = (score > 0 ? good : bad).filter((step) => Math.abs(score) >= step).length
  return Math.min(score > 0 ? reached : 0 - reached, limit)
}

test('every weight of ten thousand days is what its reasons alone give', () => {
  const sample = fc.sample(fc.tuple(anyDay, anySchool), { numRuns: RANDOM_DAYS, seed: 1984 })
  for (const [day, school] of sample) {
    const verdict = judge(day, school)
    expect(verdict.activities).toHaveLength(activities.length)
    for (const { activity, weight, reasons } of verdict.activities)
      if (weight !== recompute(reasons, activity)) expect.fail(`${day} ${activity}`)
    if (verdict.day.weight !== recompute(verdict.day.reasons, 'day')) expect.fail(`${day} as a whole`)
  }
}, 30_000)

test('a veto is never raised: with one in force no major activity is above −1', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { activity, weight, reasons } of judge(day).activities)
        if (reasons.some((reason) => reason.kind === 'veto' && reason.status === 'applied')) {
          expect(majorActivities).toContain(activity)
          expect(weight).toBeLessThanOrEqual(-1)
        }
    }),
    { numRuns: 1000 },
  )
})

test('what is capped stood for a better weight than the veto allows', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { activity, reasons } of judge(day).activities)
        if (reasons.some(({ status }) => status === 'capped')) {
          const free = weightOfScore(scoreOf(reasons), thresholdsOf(activity))
          expect(free).toBeGreaterThan(-1)
        }
    }),
    { numRuns: 1000 },
  )
})

test('in a group the strongest counts, once a side', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { reasons } of judge(day).activities) {
        const counted = reasons.flatMap((reason) =>
          reason.kind === 'evidence' && reason.by !== 'group' && reason.evidence.group
            ? [`${reason.evidence.side} ${reason.evidence.group}`]
            : [],
        )
        expect(new Set(counted).size).toBe(counted.length)
      }
    }),
    { numRuns: 500 },
  )
})

test('an overridden reason names what overrides it, an applied one nothing', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { reasons } of judge(day).activities)
        for (const reason of reasons)
          if (reason.kind === 'evidence') expect(reason.by === undefined).toBe(reason.status === 'applied')
    }),
    { numRuns: 200 },
  )
})

const evidence = (side: 'good' | 'bad', grade: 1 | 2 | 3, more: object = {}) => ({
  star: side === 'good' ? ('six-harmony' as const) : ('month-harm' as const),
  side,
  grade,
  source: 'xie-ji-10' as const,
  isReading: false,
  group: undefined,
  isLeaning: false,
  isLasting: false,
  ...more,
})

const thresholds = { good: [1, 2, 3.5], bad: [1, 2, 3.5] } as const
const quarrel = (policy: Parameters<typeof weigh>[0]['temper']['policy'], lasting = false) =>
  weigh({
    evidence: [evidence('good', 2), evidence('bad', 3, { isLasting: lasting })],
    temper: { policy, verdictLimit: -2, vetoes: [], isBreaking: false },
    thresholds,
    isMajor: true,
    isForBreaking: false,
  })

test.each([
  ['favour-wins', false, 2],
  ['favour-wins', true, -2],
  ['cancel', false, -1],
  ['cancel', true, -2],
  ['forbid-wins', false, -2],
  ['all-forbidden', false, -2],
] as const)('good 2 against bad 3 under %s, lasting %s, weighs %d', (policy, lasting, weight) => {
  expect(quarrel(policy, lasting).weight).toBe(weight)
})

const leaning = (side: 'good' | 'bad') => evidence(side, 1, { star: 'green-dragon', isLeaning: true })

test.each([
  ['forbids', [evidence('bad', 1), leaning('good'), leaning('good')], -1],
  ['favours', [evidence('good', 1), leaning('bad'), leaning('bad')], 1],
  ['says nothing of', [leaning('good')], 1],
  ['forbids for good', [evidence('good', 3), evidence('bad', 1, { isLasting: true }), leaning('good')], -1],
] as const)('path and mansion do not turn what a book alone %s', (_, all, weight) => {
  const temper = { policy: 'favour-wins', verdictLimit: -2, vetoes: [], isBreaking: false } as const
  expect(weigh({ evidence: all, temper, thresholds, isMajor: true, isForBreaking: false }).weight).toBe(
    weight,
  )
})

test('the breaking of a day spares the healer where everything is forbidden', () => {
  const spared = weigh({
    evidence: [evidence('good', 2), evidence('bad', 3)],
    temper: { policy: 'all-forbidden', verdictLimit: -2, vetoes: [], isBreaking: true },
    thresholds,
    isMajor: true,
    isForBreaking: true,
  })
  expect(spared.weight).toBe(2)
  expect(spared.reasons.some(({ kind }) => kind === 'verdict')).toBe(false)
})

test('a veto lowers a good sum and marks it capped; lifted it does nothing', () => {
  const veto = { kind: 'veto', star: 'month-break', limit: -1 } as const
  const under = (status: 'applied' | 'overridden') =>
    weigh({
      evidence: [evidence('good', 3)],
      temper: { policy: 'cancel', verdictLimit: -2, vetoes: [{ ...veto, status }], isBreaking: false },
      thresholds,
      isMajor: true,
      isForBreaking: false,
    })
  expect(under('applied')).toMatchObject({
    weight: -1,
    reasons: [{ status: 'capped', by: 'month-break' }, {}],
  })
  expect(under('overridden')).toMatchObject({ weight: 2, reasons: [{ status: 'applied' }, {}] })
})

test('the weight of no reasons is nought', () => {
  expect(weightOf([], thresholds)).toBe(0)
})

test('thresholds rise, and a good sum never has a bad weight', () => {
  for (const target of [...activities.map(({ id }) => id), 'day' as const]) {
    const { good, bad } = thresholdsOf(target)
    for (const steps of [good, bad]) {
      expect(steps[0]).toBeGreaterThan(0)
      expect([...steps].sort((a, b) => a - b)).toEqual(steps)
    }
  }
})

test('a rule is either of a book or marked as our reading', () => {
  const known = new Map(stars().map((star) => [star.id, star]))
  for (const { id } of activities)
    for (const { star, source, isReading } of listRulesOf(id)) {
      if (source === 'modern') expect(isReading).toBe(true)
      else expect([known.get(star)?.source, known.get(star)?.also?.source]).toContain(source)
    }
})

test('the worked day of docs/method.md, 2026-11-16, is judged as the page says', () => {
  const { grade, isVirtuous, policy, day, activities: verdicts } = judge(2_461_361)
  expect(toCivilDate(julianDay(2_461_361))).toEqual({ year: 2026, month: 11, day: 16 })
  expect({ grade, isVirtuous, policy, weight: day.weight }).toEqual({
    grade: 2,
    isVirtuous: true,
    policy: 'favour-wins',
    weight: 1,
  })
  const found = (id: string) => {
    const verdict = verdicts.find(({ activity }) => activity === id)
    return { weight: verdict?.weight, score: scoreOf(verdict?.reasons ?? []) }
  }
  expect(found('wedding')).toEqual({ weight: 1, score: 2.5 })
  expect(found('opening')).toEqual({ weight: 0, score: -2.5 })
  expect(found('bed')).toEqual({ weight: 2, score: 2 })
  expect(found('loan')).toEqual({ weight: 0, score: -2 })
})

test('facts are judged with the place and rules they were made with', () => {
  const facts = dayFacts({
    date: { year: 2026, month: 11, day: 15 },
    place: chinaMeridian,
    rules: calendarRules,
  })
  const elsewhere = { ...chinaMeridian, longitudeDeg: 0, offsetSecAt: () => 0 }
  expect(facts).toMatchObject({ place: chinaMeridian, rules: calendarRules })
  // @ts-expect-error: judging takes no place and no rules
  const verdict = judgeDay({ facts, place: elsewhere, rules: calendarRules, school: classicalSchool })
  expect(verdict).toEqual(judgeDay({ facts, school: classicalSchool }))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { weighByMethod } from './a-weighing.ts'
import { type ActivityId, activities, majorActivities, mattersOf } from './activities.ts'
import { listRulesOf } from './evidence.ts'
import type { ActivityVerdict } from './judge-cell.ts'
import { judgeDay } from './judge-day.ts'
import { type Reason, scoreOf, weightOf } from './reasons.ts'
import { classicalSchool, type School } from './school.ts'
import { listShownActivities } from './shown-activities.ts'
import { sizesOf } from './sizes.ts'
import { stars } from './stars.ts'

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
  yearBreak: fc.boolean(),
  folk: fc.boolean(),
})

const sample = fc
  .sample(fc.tuple(anyDay, anySchool), { numRuns: RANDOM_DAYS, seed: 1984 })
  .map(([at, school]) => ({ at, school, ...judge(at, school) }))

type Held = Extract<Reason, { kind: 'evidence' }>['evidence']
const appliedOf = ({ reasons }: { readonly reasons: readonly Reason[] }): readonly Held[] =>
  reasons.flatMap((reason) =>
    reason.kind === 'evidence' && reason.status === 'applied' ? [reason.evidence] : [],
  )
const capsOf = ({ reasons }: { readonly reasons: readonly Reason[] }): readonly number[] =>
  reasons.flatMap((reason) => (reason.kind === 'cap' ? [reason.limit] : []))

/** Holds every verdict of the sample against a condition, and says how many it concerned. */
function countHolding(
  concerns: (verdict: ActivityVerdict, day: (typeof sample)[number]) => boolean,
  isRight: (verdict: ActivityVerdict, day: (typeof sample)[number]) => boolean,
): number {
  let concerned = 0
  for (const day of sample)
    for (const verdict of day.activities) {
      if (!concerns(verdict, day)) continue
      concerned++
      if (!isRight(verdict, day)) expect.fail(`${day.at} ${verdict.activity} ${JSON.stringify(day.school)}`)
    }
  return concerned
}

test('every sign and weight of ten thousand days is what its reasons alone give', () => {
  for (const { activities: verdicts } of sample) expect(verdicts).toHaveLength(activities.length)
  const concerned = countHolding(
    () => true,
    ({ reasons, activity, sign, weight }) => {
      const found = weighByMethod(reasons, activity)
      return found.weight === weight && found.sign === sign && found.sum === Math.abs(scoreOf(reasons))
    },
  )
  expect(concerned).toBe(RANDOM_DAYS * activities.length)
})

test('what the book forbids is never nought or good', () => {
  const concerned = countHolding(
    ({ sign }) => sign === -1,
    ({ weight }) => weight <= -1,
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

test('what the book favours is good, unless a custom holds it down, and then to its limit', () => {
  const concerned = countHolding(
    ({ sign }) => sign === 1,
    (verdict) => verdict.weight >= 1 || verdict.weight === Math.min(...capsOf(verdict)),
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

test('what the book does not note is nought, unless a custom holds it down', () => {
  const concerned = countHolding(
    ({ sign }) => sign === 0,
    (verdict) => verdict.weight === Math.min(0, ...capsOf(verdict)),
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

test('path and mansion lean on a verdict and never make one', () => {
  const concerned = countHolding(
    ({ reasons }) => reasons.some((reason) => reason.kind === 'evidence' && reason.evidence.isLeaning),
    (verdict) => {
      const isSpoken = verdict.reasons.some(
        (reason) =>
          reason.kind === 'verdict' ||
          (reason.kind === 'evidence' && !reason.evidence.isLeaning && reason.status === 'applied'),
      )
      return isSpoken || (verdict.sign === 0 && appliedOf(verdict).length === 0)
    },
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

const matterCounts = new Map(activities.map((activity) => [activity.id, mattersOf(activity).length]))

test('a ban that lasts beats whatever favours the matter', () => {
  const concerned = countHolding(
    (verdict) => appliedOf(verdict).some(({ isLasting }) => isLasting),
    (verdict) =>
      verdict.weight <= -1 && appliedOf(verdict).every(({ side, isLeaning }) => side === 'bad' || isLeaning),
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

// 宜忌等第表, juan 10, 33b to 34a, with other names of their places. Bans of other stars are outside the grades.
const graded: ReadonlySet<string> = new Set([
  'officer-balance',
  'death-spirit',
  'officer-receive',
  'officer-close',
  'robbery',
  'disaster',
  'heavenly-fire',
  'month-killing',
  'month-emptiness',
  'month-punishment',
  'month-harm',
  'month-aversion',
  'earth-fire',
  'big-time',
  'salty-pool',
  'heavenly-clerk',
])

test('where the good of a day wins, a graded star forbids only what its entry leaves forbidden', () => {
  const concerned = countHolding(
    ({ sign }, { policy }) => sign === -1 && policy === 'favour-wins',
    (verdict) =>
      appliedOf(verdict).every((one) => one.side === 'good' || one.isLasting || !graded.has(one.star)),
  )
  expect(concerned).toBeGreaterThan(1000)
})

test('at a level grade favour and the ban of a graded star cancel to nought', () => {
  const concerned = countHolding(
    ({ activity, reasons }, { policy }) => {
      if (policy !== 'cancel' || matterCounts.get(activity) !== 1) return false
      const book = reasons.flatMap((reason) =>
        reason.kind === 'evidence' && !reason.evidence.isLeaning ? [reason] : [],
      )
      const favour = book.filter(({ evidence: { side }, by }) => side === 'good' && by !== 'unnoted')
      const bans = book.filter(
        ({ evidence: { side }, by }) => side === 'bad' && !['relief', 'free'].includes(by ?? ''),
      )
      return (
        favour.length > 0 &&
        bans.length > 0 &&
        bans.every(({ evidence: { star, isLasting } }) => graded.has(star) && !isLasting)
      )
    },
    ({ sign, reasons }) =>
      sign === 0 && reasons.every((reason) => reason.kind !== 'evidence' || reason.status === 'overridden'),
  )
  expect(concerned).toBeGreaterThan(100)
})

test('a day on which everything is forbidden forbids everything, the healer’s work too', () => {
  const concerned = countHolding(
    (_, { policy }) => policy === 'all-forbidden',
    ({ sign, weight, reasons }) =>
      sign === -1 && weight <= -2 && reasons.some(({ kind }) => kind === 'verdict'),
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

test('a grade of 5 is −3 for every matter of the book', () => {
  const concerned = countHolding(
    ({ activity }, { grade }) => grade === 5 && activities.some(({ id, terms }) => id === activity && terms),
    ({ weight }) => weight === -3,
  )
  expect(concerned).toBeGreaterThan(1000)
})

test('a reading of ours is of size 2 at most', () => {
  const readings = new Set(activities.flatMap(({ id, read }) => (read ? [id] : [])))
  const concerned = countHolding(
    ({ activity }) => readings.has(activity),
    ({ weight, reasons }) =>
      Math.abs(weight) <= 2 && reasons.every((one) => one.kind !== 'evidence' || one.evidence.isReading),
  )
  expect(concerned).toBe(RANDOM_DAYS * readings.size)
})

test('a weight of nought is plain nought', () => {
  countHolding(
    () => true,
    ({ weight }) => !Object.is(weight, -0),
  )
})

test('an activity of several matters is forbidden where one of them is', () => {
  const concerned = countHolding(
    (verdict) =>
      matterCounts.get(verdict.activity) !== 1 &&
      appliedOf(verdict).some(({ side, isLeaning }) => side === 'bad' && !isLeaning),
    ({ sign }) => sign === -1,
  )
  expect(concerned).toBeGreaterThan(RANDOM_DAYS)
})

test('in a group the strongest counts, once a side', () => {
  countHolding(
    () => true,
    (verdict) => {
      const counted = appliedOf(verdict).flatMap(({ side, group }) => (group ? [`${side} ${group}`] : []))
      return new Set(counted).size === counted.length
    },
  )
})

test('an overridden reason names what overrides it, an applied one nothing', () => {
  countHolding(
    () => true,
    ({ reasons }) =>
      reasons.every(
        (reason) => reason.kind !== 'evidence' || (reason.by === undefined) === (reason.status === 'applied'),
      ),
  )
})

test('a star that leaves a matter unnoted stands on the day', () => {
  let silenced = 0
  countHolding(
    () => true,
    ({ reasons }, day) =>
      reasons.every((reason) => {
        if (reason.kind !== 'evidence' || reason.silencer === undefined) return true
        silenced++
        return reason.by === 'unnoted' && day.stars.some(({ id }) => id === reason.silencer)
      }),
  )
  expect(silenced).toBeGreaterThan(1000)
})

const shown = listShownActivities().map(({ id }) => id)

test('the rating of a day never contradicts the lists beside it', () => {
  for (const { day, activities: verdicts } of sample) {
    const weights = verdicts.filter(({ activity }) => shown.includes(activity)).map(({ weight }) => weight)
    const [good, bad] = [weights.filter((one) => one > 0).length, weights.filter((one) => one < 0).length]
    expect(day).toMatchObject({ good, bad })
    if (Math.abs(good - bad) <= weights.length / 8) expect(day.weight === 0).toBe(true)
    else expect(Math.sign(day.weight)).toBe(Math.sign(good - bad))
  }
})

test.each([
  ['yearBreak', 'year-break'],
  ['folk', undefined],
] as const)('the custom of %s only holds weights down, and changes no reason of the book', (name, star) => {
  const counted = fc.sample(anyDay, { numRuns: 1000, seed: 12 }).reduce((held, day) => {
    const plain = judge(day, { ...classicalSchool, yearBreak: false, [name]: false }).activities
    const custom = judge(day, { ...classicalSchool, yearBreak: false, [name]: true }).activities
    const isHeld = custom.some((verdict, index) => {
      const without = plain[index]
      const caps = verdict.reasons.filter(({ kind }) => kind === 'cap')
      for (const cap of caps) if (star && cap.kind === 'cap') expect(cap.star).toBe(star)
      expect(verdict.sign).toBe(without?.sign)
      expect(verdict.reasons.filter(({ kind }) => kind !== 'cap')).toEqual(without?.reasons)
      expect(verdict.weight === Math.min(without?.weight ?? 0, ...capsOf(verdict))).toBe(true)
      return caps.length > 0
    })
    return held + Number(isHeld)
  }, 0)
  expect(counted).toBeGreaterThan(50)
})

test('a day against the year holds the great undertakings to −1, and nothing else', () => {
  countHolding(
    (_, { stars: found }) => found.some(({ id }) => id === 'year-break'),
    (verdict) => capsOf(verdict).includes(-1) === majorActivities.includes(verdict.activity),
  )
})

const evidence = (side: 'good' | 'bad', grade: 1 | 2 | 3, more: Partial<Held> = {}): Reason => ({
  kind: 'evidence',
  evidence: {
    star: side === 'good' ? 'six-harmony' : 'month-harm',
    side,
    grade,
    source: 'xie-ji-10',
    page: '22b',
    isReading: false,
    group: undefined,
    isLeaning: false,
    isLasting: false,
    isGeneral: false,
    ...more,
  },
  status: 'applied',
  by: undefined,
})
const leaning = (side: 'good' | 'bad'): Reason => evidence(side, 1, { isLeaning: true })
const general = (side: 'good' | 'bad', grade: 1 | 2 | 3): Reason => evidence(side, grade, { isGeneral: true })
const scale = { sizes: { good: [2, 3.5], bad: [2, 3.5] }, isReading: false } as const

test.each<[string, Reason[], number, number]>([
  ['nothing', [], 0, 0],
  ['one small star', [evidence('good', 1)], 1, 1],
  [
    'three stars, each after the first half of the one before',
    [3, 2, 1].map((n) => evidence('good', n as 1)),
    4.25,
    3,
  ],
  ['a benefactor of the whole day, which counts half', [general('good', 3)], 1.5, 1],
  ['a star of its own beside a benefactor', [evidence('good', 1), general('good', 3)], 2.5, 2],
  ['a lean for it', [evidence('good', 1), leaning('good')], 1.25, 1],
  [
    'leans against it that outweigh it',
    [evidence('good', 1), ...Array.from({ length: 6 }, () => leaning('bad'))],
    0.25,
    1,
  ],
  ['a lean alone', [leaning('good')], 0, 0],
  ['a ban', [evidence('bad', 2), leaning('good')], -1.75, -1],
  ['a ban that leans deepen', [evidence('bad', 2), leaning('bad')], -2.25, -2],
  ['favour and ban that both hold', [evidence('good', 3), evidence('bad', 1)], 0, 0],
])('%s: the sum and weight of the method', (_, reasons, score, weight) => {
  expect(scoreOf(reasons) === score).toBe(true)
  expect(weightOf(reasons, scale) === weight).toBe(true)
})

test.each<[string, Reason[], boolean, number]>([
  [
    'a custom',
    [evidence('good', 3), { kind: 'cap', star: 'year-break', limit: -1, status: 'applied' }],
    false,
    -1,
  ],
  [
    'a custom that a ban is below',
    [evidence('bad', 3), { kind: 'cap', star: 'yang-gong', limit: 0, status: 'applied' }],
    false,
    -2,
  ],
  ['a grade that forbids all', [{ kind: 'verdict', limit: -2, status: 'applied' }], false, -2],
  [
    'a grade as bad as days come, for a reading',
    [{ kind: 'verdict', limit: -3, status: 'applied' }],
    true,
    -2,
  ],
  ['the bound of a reading', [evidence('good', 3), evidence('good', 3)], true, 2],
])('%s limits a weight and never raises one', (_, reasons, isReading, weight) => {
  expect(weightOf(reasons, { ...scale, isReading })).toBe(weight)
})

test('size 3 begins above size 2, for every activity and the day', () => {
  for (const target of [...activities.map(({ id }) => id), 'day' as const])
    for (const [two, three] of Object.values(sizesOf(target))) {
      expect(two).toBeGreaterThan(0)
      expect(three).toBeGreaterThan(two)
    }
})

test('a rule is either of a book, with its page, or marked as our reading', () => {
  const known = new Map(stars().map((star) => [star.id, star]))
  for (const { id, read } of activities)
    for (const { star, source, page, isReading, isLeaning } of listRulesOf(id)) {
      expect(source).toBe(known.get(star)?.source)
      expect(isReading).toBe(isLeaning || read !== undefined)
      if (!isLeaning) expect(page, star).toMatch(/^\d+[ab]$/)
    }
})

const verdictOf = (day: number, id: ActivityId): ActivityVerdict => {
  const found = judge(day).activities.find(({ activity }) => activity === id)
  if (!found) throw new Error(id)
  return found
}

test('a custom leaves the sign of the book in view', () => {
  // 2026-02-07, 壬子 in 庚寅: favoured by 天德合, against the year of 午.
  expect(verdictOf(2_461_079, 'wedding')).toMatchObject({ sign: 1, weight: -1 })
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

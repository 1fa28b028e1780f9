import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aChart, aPillar } from '../../bazi/a-chart.ts'
import { natalRules } from '../../bazi/natal-rules.ts'
import { type ChartReading, readChart } from '../../bazi/read-chart.ts'
import { julianDay, toCivilDate } from '../../calendar/civil-date.ts'
import { type Pillar, pillarOf } from '../../calendar/cycle.ts'
import { dayFacts } from '../../calendar/day-facts.ts'
import { hourPillar } from '../../calendar/double-hours.ts'
import { chinaMeridian } from '../../calendar/place.ts'
import { calendarRules } from '../../calendar/rules.ts'
import { type ActivityId, activities, majorActivities } from '../activities.ts'
import { judgeDay } from '../judge-day.ts'
import type { Reason } from '../reasons.ts'
import { classicalSchool } from '../school.ts'
import { listShownActivities } from '../shown-activities.ts'
import { meetDay } from './meet-day.ts'
import { listPersonalReasons, type PersonalReason } from './personal-reasons.ts'
import { type PersonalRules, personalRules } from './personal-rules.ts'
import { personalTable } from './personal-table.ts'
import { personalVerdict, weighPersonally } from './personal-verdict.ts'

const FIRST_DAY = 2_415_021
const LAST_DAY = 2_488_434

const judgedDay = (day: number) => ({
  facts: dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules }),
  place: chinaMeridian,
  rules: calendarRules,
  school: classicalSchool,
})

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
const anyPillar = fc.integer({ min: 0, max: 59 }).map(pillarOf)
const anyHour = fc.integer({ min: 0, max: 11 })
const anyThree = fc.record({ year: anyPillar, month: anyPillar, day: anyPillar })
const anyChart = fc
  .tuple(anyThree, fc.option(anyHour))
  .map(([three, hour]) =>
    readChart({ ...three, hour: hour === null ? null : hourPillar(three.day, hour) }, natalRules),
  )
const anyRules: fc.Arbitrary<PersonalRules> = fc.record({
  noblemanFrom: fc.constantFrom('day', 'year-and-day'),
  threeHarmony: fc.constantFrom('any-two', 'with-middle'),
})

const limitsOf = (reasons: readonly Reason[]): number[] =>
  reasons.flatMap((reason) => (reason.kind === 'evidence' ? [] : [reason.limit]))

/** Whether the book speaks for or against, apart from path and mansion, on a day. */
const speaks = (reasons: readonly Reason[], side: 'good' | 'bad', isApplied: boolean): boolean =>
  reasons.some(
    (reason) =>
      reason.kind === 'evidence' &&
      reason.evidence.side === side &&
      !reason.evidence.isLeaning &&
      (!isApplied || reason.status === 'applied'),
  )

/** How far a birth may raise a weight, from the reasons of the day. */
function ceilingOf(reasons: readonly Reason[]): number {
  const isForbidden = speaks(reasons, 'bad', true) || reasons.some(({ kind }) => kind === 'verdict')
  const isFavoured = speaks(reasons, 'good', true) && !reasons.some(({ kind }) => kind === 'verdict')
  const unnoted = speaks(reasons, 'bad', false) ? 0 : 1
  const isReading = reasons.some(
    (one) => one.kind === 'evidence' && !one.evidence.isLeaning && one.evidence.isReading,
  )
  const most = isReading ? 2 : 3
  const free = isForbidden === isFavoured ? unnoted : isForbidden ? -1 : most
  return Math.min(free, ...limitsOf(reasons))
}

/** The weight once more, from what the reasons say and nothing else. */
function recompute(general: { weight: number; reasons: readonly Reason[] }, own: readonly PersonalReason[]) {
  const sum = own.reduce((total, reason) => total + (reason.kind === 'delta' ? reason.delta : 0), 0)
  const delta = Math.min(2, Math.max(-2, sum))
  const caps = own.flatMap((reason) => (reason.kind === 'cap' ? [reason.limit] : []))
  const ceiling = delta > 0 ? ceilingOf(general.reasons) : 3
  return { delta, weight: Math.max(-3, Math.min(3, general.weight + delta, ...caps, ceiling)) }
}

test('a personal weight is what the reasons of day and birth alone give, two from the general one at most', () => {
  fc.assert(
    fc.property(anyDay, anyChart, anyRules, (day, chart, rules) => {
      const verdict = personalVerdict(judgedDay(day), chart, rules)
      expect(verdict.activities).toHaveLength(activities.length)
      verdict.activities.forEach(({ activity, general, weight, delta, reasons }, index) => {
        const everyone = verdict.general.activities[index]
        if (everyone?.activity !== activity) throw new Error(`${activity} is out of order`)
        const expected = recompute(everyone, reasons)
        expect(delta).toBe(expected.delta)
        expect(weight === expected.weight, `${day} ${activity}`).toBe(true)
        expect(general).toBe(everyone.weight)
        expect(Math.abs(delta)).toBeLessThanOrEqual(2)
        const hasCap = reasons.some(({ kind }) => kind === 'cap')
        if (!hasCap) expect(Math.abs(weight - general)).toBeLessThanOrEqual(2)
      })
    }),
    { numRuns: 150 },
  )
})

test('the general verdict stands beside the personal one untouched', () => {
  fc.assert(
    fc.property(anyDay, anyChart, (day, chart) => {
      const judged = judgedDay(day)
      expect(personalVerdict(judged, chart, personalRules).general).toEqual(judgeDay(judged))
    }),
    { numRuns: 50 },
  )
})

/** What the births of a sample make of the days of a sample. */
const met = fc.sample(fc.tuple(anyDay, anyChart), { numRuns: 1000, seed: 7 }).flatMap(([day, chart]) => {
  const { general, activities: own } = personalVerdict(judgedDay(day), chart, personalRules)
  return own.map((verdict, index) => {
    const everyone = general.activities[index]
    if (!everyone) throw new Error('an activity is missing')
    return { where: `${day} ${verdict.activity}`, ...verdict, everyone }
  })
})

test('no birth lifts what the book forbids above −1', () => {
  const forbidden = met.filter(({ everyone }) => everyone.sign === -1)
  expect(forbidden.filter(({ delta }) => delta > 0).length).toBeGreaterThan(1000)
  for (const { weight, where } of forbidden) expect(weight, where).toBeLessThanOrEqual(-1)
})

test('no birth lifts anything above a limit of the day, and no cap of a birth raises anything', () => {
  for (const { weight, delta, reasons, everyone, where } of met) {
    if (delta > 0)
      for (const limit of limitsOf(everyone.reasons))
        expect(weight, where).toBeLessThanOrEqual(Math.max(limit, everyone.weight))
    for (const reason of reasons)
      if (reason.kind === 'cap') {
        expect(weight, where).toBeLessThanOrEqual(reason.limit)
        expect(weight, where).toBeLessThanOrEqual(Math.max(-3, everyone.weight + delta))
      }
  }
  const capped = met.filter(({ everyone }) => everyone.reasons.some(({ kind }) => kind === 'cap'))
  expect(capped.length).toBeGreaterThan(100)
  for (const { weight, everyone, where } of capped)
    for (const reason of everyone.reasons)
      if (reason.kind === 'cap') expect(weight, where).toBeLessThanOrEqual(reason.limit)
})

test('what is not noted rises to 1 where nothing forbids it, and stays where a ban is only cancelled', () => {
  const raised = met.filter(({ everyone, delta }) => everyone.sign === 0 && delta > 0)
  const isWarned = ({ everyone }: (typeof met)[number]) => speaks(everyone.reasons, 'bad', false)
  expect(raised.filter(isWarned).length).toBeGreaterThan(50)
  expect(raised.some((one) => one.weight === 1)).toBe(true)
  for (const one of raised) expect(one.weight, one.where).toBeLessThanOrEqual(isWarned(one) ? 0 : 1)
})

test('the rating of a day for a person is that of the activities as they are for the person', () => {
  fc.assert(
    fc.property(anyDay, anyChart, (day, chart) => {
      const { day: rated, activities: own } = personalVerdict(judgedDay(day), chart, personalRules)
      const shown = listShownActivities().map(({ id }) => id)
      const weights = own.filter(({ activity }) => shown.includes(activity)).map(({ weight }) => weight)
      const lean = weights.reduce<number>((sum, weight) => sum + Math.sign(weight), 0)
      const sign = Math.abs(lean) <= weights.length / 8 ? 0 : Math.sign(lean)
      expect(Math.sign(rated.weight) === sign).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('a good reason is capped exactly where a limit takes something away', () => {
  fc.assert(
    fc.property(anyDay, anyChart, (day, chart) => {
      const { activities: own } = personalVerdict(judgedDay(day), chart, personalRules)
      for (const { general, weight, delta, reasons } of own) {
        const isHeldDown = weight < Math.max(-3, Math.min(3, general + delta))
        for (const reason of reasons)
          if (reason.kind === 'delta')
            expect(reason.status).toBe(isHeldDown && reason.delta > 0 ? 'capped' : 'applied')
      }
    }),
    { numRuns: 150 },
  )
})

const withoutStrength = (chart: ChartReading, day: Pillar, activity: ActivityId): readonly PersonalReason[] =>
  listPersonalReasons(meetDay(day, chart, personalRules).rules, activity).filter(
    (reason) => reason.kind === 'cap' || !reason.restsOnStrength,
  )

test('an unknown hour changes only what rests on the strength of the day master', () => {
  fc.assert(
    fc.property(anyThree, anyHour, anyPillar, (three, branch, day) => {
      const known = readChart({ ...three, hour: hourPillar(three.day, branch) }, natalRules)
      const unknown = readChart({ ...three, hour: null }, natalRules)
      for (const { id } of activities)
        expect(withoutStrength(unknown, day, id)).toEqual(withoutStrength(known, day, id))
    }),
    { numRuns: 60 },
  )
})

test('an unknown hour is said', () => {
  const day = judgedDay(2_461_360)
  const strengthOf = (text: string) =>
    personalVerdict(day, readChart(aChart(text), natalRules), personalRules).strengthOf
  expect(strengthOf('甲子 丙寅 戊辰')).toBe('three-pillars')
  expect(strengthOf('甲子 丙寅 戊辰 壬子')).toBe('four-pillars')
})

const saysOn = (day: string, chart: string, activity: ActivityId, rules: PersonalRules = personalRules) =>
  listPersonalReasons(meetDay(aPillar(day), readChart(aChart(chart), natalRules), rules).rules, activity).map(
    (reason) => `${reason.rule} ${reason.kind === 'cap' ? `cap ${reason.limit}` : reason.delta}`,
  )

// Births whose other pillars keep out of the way of the rule shown.
test.each([
  [
    'clash with the year, a great matter',
    '庚午',
    '甲子 丙寅 乙卯',
    'hire',
    ['clash-year -2', 'clash-year cap 0'],
  ],
  ['clash with the year, a small matter', '庚午', '甲子 丙寅 乙卯', 'haircut', ['clash-year -1']],
  ['clash with the day', '乙酉', '丁未 丙寅 乙卯', 'contract', ['clash-day -2']],
  ['clash with the day, another matter', '乙酉', '丁未 丙寅 乙卯', 'repairs', ['clash-day -1']],
  [
    'heaven and earth clash, counted up',
    '庚午',
    '乙丑 丙寅 甲子',
    'wedding',
    ['clash-day -2', 'heaven-earth-clash cap -2'],
  ],
  [
    'heaven and earth clash, counted down over the end of the cycle',
    '戊午',
    '乙丑 丙寅 甲子',
    'wedding',
    ['clash-day -2', 'heaven-earth-clash cap -2'],
  ],
  ['a clash of branches alone has no cap', '壬午', '乙丑 丙寅 甲子', 'wedding', ['clash-day -2']],
  ['the same pillar', '甲子', '壬寅 丙寅 甲子', 'travel-far', ['same-pillar -1']],
  [
    'six harmony with year and day',
    '辛丑',
    '丙子 丙寅 戊子',
    'bed',
    ['harmony-year 1', 'harmony-day 1', 'nobleman 1'],
  ],
  ['punishment', '丁卯', '癸巳 丙寅 壬子', 'bed', ['punishment-or-harm -1', 'nobleman 1']],
  [
    'harm and punishment at once',
    '乙巳',
    '辛亥 丙寅 庚寅',
    'planting',
    ['clash-year -1', 'punishment-or-harm -1'],
  ],
  ['the nobleman before those in office', '辛未', '壬寅 丙寅 庚辰', 'submit', ['nobleman 2']],
  ['the academic star', '己巳', '癸卯 丙寅 甲辰', 'study', ['academic 1']],
  ['the horse', '壬寅', '丙辰 丙寅 己卯', 'vehicle', ['horse 1']],
  ['the horse struck by a clash', '壬寅', '丙申 丙寅 己卯', 'vehicle', ['clash-year -1', 'horse-struck -1']],
  ['peach blossom is no matter of weddings', '癸酉', '戊申 丙寅 甲子', 'wedding', []],
  ['peach blossom', '癸酉', '戊申 丙寅 甲子', 'celebrate', ['peach-blossom 1']],
  ['void, against contracts', '乙亥', '戊戌 丙寅 甲子', 'engagement', ['void -1']],
  ['void, for what leaves the world', '乙亥', '戊戌 丙寅 甲子', 'pray', ['void 1']],
] as const)('%s', (_, day, chart, activity, expected) => {
  const said = saysOn(day, chart, activity).filter((line) => !/^(elements|wealth)/.test(line))
  expect(said).toEqual(expected)
})

test('a school may ask the nobleman of the year too, or the middle branch in a harmony of three', () => {
  expect(saysOn('乙丑', '甲戌 丙寅 丙寅', 'bed')).not.toContain('nobleman 1')
  expect(
    saysOn('乙丑', '甲戌 丙寅 丙寅', 'bed', { ...personalRules, noblemanFrom: 'year-and-day' }),
  ).toContain('nobleman 1')
  expect(saysOn('甲申', '丙辰 丙寅 丁丑', 'bed')).toContain('harmony-year 1')
  expect(
    saysOn('甲申', '丙辰 丙寅 丁丑', 'bed', { ...personalRules, threeHarmony: 'with-middle' }),
  ).not.toContain('harmony-year 1')
})

test('every rule of the table holds for some day and birth', () => {
  const charts = fc.sample(anyChart, { numRuns: 200, seed: 60 })
  const seen = new Set(
    charts.flatMap((chart) =>
      Array.from({ length: 60 }, (_, day) => meetDay(pillarOf(day), chart, personalRules).rules).flat(),
    ),
  )
  expect(personalTable.filter((rule) => !seen.has(rule))).toEqual([])
})

test('only the clash that almanacs print is more than our reading of an activity', () => {
  const written = personalTable.filter(({ effects }) => effects.some((effect) => effect.isWritten))
  expect(written.map(({ id }) => id)).toEqual(['clash-year'])
})

const favour: Reason = {
  kind: 'evidence',
  evidence: {
    star: 'six-harmony',
    side: 'good',
    grade: 2,
    source: 'xie-ji-10',
    page: '22b',
    isReading: false,
    group: undefined,
    isLeaning: false,
    isLasting: false,
    isGeneral: false,
  },
  status: 'applied',
  by: undefined,
}

test('a cap holds for great matters alone', () => {
  const { rules } = meetDay(aPillar('庚午'), readChart(aChart('甲子 丙寅 甲子'), natalRules), personalRules)
  for (const { id } of activities) {
    const { reasons, weight } = weighPersonally({ sign: 1, weight: 3, reasons: [favour] }, rules, id)
    const isCapped = reasons.some(({ kind }) => kind === 'cap')
    expect(isCapped).toBe(majorActivities.includes(id))
    if (isCapped) expect(weight).toBe(-2)
    else expect(weight).toBeGreaterThan(0)
  }
})

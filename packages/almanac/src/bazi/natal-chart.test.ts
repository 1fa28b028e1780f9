import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { aPillar } from './a-chart.ts'
import type { Birth } from './birth.ts'
import { findLuckPillar } from './luck.ts'
import { natalChart } from './natal-chart.ts'
import { type NatalRules, natalRules } from './natal-rules.ts'

const clock: NatalRules = { ...natalRules, timeBasis: 'clock' }

function aBirth(change: Partial<Birth> = {}): Birth {
  return {
    date: { year: 1988, month: 2, day: 15 },
    timeSec: 12 * 3600,
    latitudeDeg: 39.9,
    longitudeDeg: 120,
    offsetSec: 28_800,
    gender: 'female',
    ...change,
  }
}

const at = (hours: number, minutes: number): number => hours * 3600 + minutes * 60
const pillarsOf = ({ year, month, day, hour }: ReturnType<typeof natalChart>) =>
  [year, month, day, hour].map((reading) => reading?.pillar ?? null)

/** All days but the last: there `pillarsAt` by the lunar New Year needs the day after, which has no lunar date. */
const anyBirth: fc.Arbitrary<Birth> = fc
  .record({
    day: fc.integer({ min: 2_415_021, max: 2_488_433 }).map(julianDay),
    timeSec: fc.integer({ min: 0, max: 86_399 }),
    latitudeDeg: fc.double({ min: -66, max: 70, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    hoursAheadOfSun: fc.integer({ min: -2, max: 3 }),
    gender: fc.constantFrom('female', 'male'),
  })
  .map(({ day, hoursAheadOfSun, ...rest }) => ({
    ...rest,
    date: toCivilDate(day),
    offsetSec: (Math.round(rest.longitudeDeg / 15) + hoursAheadOfSun) * 3600,
  }))
const anyRules: fc.Arbitrary<NatalRules> = fc.record({
  ziRule: fc.constantFrom('day23', 'midnight'),
  timeBasis: fc.constantFrom('apparent', 'mean', 'clock'),
  yearStart: fc.constantFrom('li-chun', 'lunar-new-year'),
  monthRule: fc.constantFrom('day', 'instant'),
  lunarMeridian: fc.constant('china'),
  termZone: fc.constantFrom('china', 'local'),
  warnWithinMin: fc.integer({ min: 0, max: 30 }),
  seasonRule: fc.constantFrom('branch', 'earth18'),
  commandTable: fc.constantFrom('zi-ping', 'san-ming'),
  lifePalaceMonth: fc.constantFrom('jie', 'qi'),
})

test('an unknown hour never becomes an hour pillar, in the chart or in an alternative', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const { hour, solarClockSec, whateverHour, alternatives } = natalChart(
        { ...birth, timeSec: null },
        rules,
      )
      expect([hour, solarClockSec]).toEqual([null, null])
      expect(whateverHour).not.toBeNull()
      for (const { because, chart, differs } of alternatives) {
        expect(because).toBe('time-unknown')
        expect(chart.hour).toBeNull()
        expect(differs).not.toContain('hour')
      }
    }),
  )
})

test('whatever the time was, the chart of the day or an alternative has its three pillars and its luck', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const known = natalChart(birth, rules)
      const day = natalChart({ ...birth, timeSec: null }, rules)
      const threes = [day, ...day.alternatives.map(({ chart, luck }) => ({ ...chart, luck }))]
      const match = threes.find(
        ({ year, month, day: ofDay }) =>
          year.pillar === known.year.pillar &&
          month.pillar === known.month.pillar &&
          ofDay.pillar === known.day.pillar,
      )
      const order = ({ year, month }: { year: number; month: number }): number => year * 12 + month
      const [start, range] = [known.luck.pillars[0]?.from.earliest, match?.luck.pillars[0]?.from]
      if (!start || !range) throw new Error('no chart of the day has these pillars')
      expect(match?.luck.direction).toBe(known.luck.direction)
      expect(order(start)).toBeGreaterThanOrEqual(order(range.earliest))
      expect(order(start)).toBeLessThanOrEqual(order(range.latest))
    }),
  )
})

test('the parts of a day of unknown time follow each other and fill it', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const parts = natalChart({ ...birth, timeSec: null }, rules).alternatives.map((alternative) =>
        alternative.because === 'time-unknown' ? alternative.toMs - alternative.fromMs + 1000 : 0,
      )
      const shorter = parts.reduce((sum, part) => sum + part, 0)
      expect(shorter).toBeLessThan(86_400_000)
      for (const part of parts) expect(part).toBeLessThanOrEqual(86_400_000 - shorter)
    }),
  )
})

test('a clock wrong by less than the warned minutes gives the chart or one of its alternatives', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, fc.integer({ min: -600, max: 600 }), (birth, rules, errorSec) => {
      const timeSec = (birth.timeSec ?? 0) + errorSec
      fc.pre(timeSec >= 0 && timeSec < 86_400)
      const chart = natalChart(birth, { ...rules, warnWithinMin: 10 })
      const known = [chart, ...chart.alternatives.map((alternative) => alternative.chart)].map(
        ({ year, month, day, hour }) => [year.pillar, month.pillar, day.pillar, hour?.pillar ?? null].join(),
      )
      expect(known).toContain(pillarsOf(natalChart({ ...birth, timeSec }, rules)).join())
    }),
  )
})

test('an alternative differs from the chart in exactly the pillars it names, and in one at least', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const own = natalChart(birth, rules)
      for (const { chart, differs } of own.alternatives) {
        const found = (['year', 'month', 'day', 'hour'] as const).filter(
          (place) => chart[place]?.pillar !== own[place]?.pillar,
        )
        expect(differs).toEqual(found)
        expect(found.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('the instant of an alternative, when chosen, gives its chart, and the former one is offered back', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, fc.boolean(), (birth, rules, isTimeKnown) => {
      const born = isTimeKnown ? birth : { ...birth, timeSec: null }
      const own = natalChart(born, rules)
      const chosen = own.alternatives.filter(({ chosenMs }) => chosenMs !== undefined)
      for (const { chosenMs, chart } of chosen) {
        const read = natalChart({ ...born, chosenMs }, rules)
        expect(pillarsOf(read)).toEqual(
          [chart.year, chart.month, chart.day, chart.hour].map((one) => one?.pillar ?? null),
        )
        const back = read.alternatives.find(
          (one) => one.chosenMs === undefined && one.because !== 'time-basis',
        )
        expect(back && [back.chart.year.pillar, back.chart.month.pillar, back.chart.day.pillar]).toEqual(
          [own.year, own.month, own.day].map(({ pillar }) => pillar),
        )
      }
    }),
  )
})

test('where another clock shows another hour, its chart is an alternative under that rule', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const own = natalChart(birth, rules)
      for (const timeBasis of ['apparent', 'mean', 'clock'] as const) {
        const other = natalChart(birth, { ...rules, timeBasis })
        const found = own.alternatives.find(
          (one) => one.because === 'time-basis' && one.timeBasis === timeBasis,
        )
        const isOther = pillarsOf(other).join() !== pillarsOf(own).join()
        expect(found !== undefined).toBe(isOther)
        if (found) expect(found.chart.hour?.pillar).toBe(other.hour?.pillar)
      }
    }),
  )
})

// 1986-05-29 13:37 and 2000-01-01 12:00 of the table of life stages: 命宮, 身宮, 胎元, 胎息 by tyme4ts and lunar-typescript.
test.each([
  [{ year: 1986, month: 5, day: 29 }, at(13, 37), ['癸巳', '辛丑', '甲申', '戊辰'], [1, 10, 6, 8]],
  [{ year: 2000, month: 1, day: 1 }, at(12, 0), ['乙亥', '辛未', '丁卯', '癸未'], [1, 10, 4, 4]],
])('%j has its palaces, conception, breath and stages', (date, timeSec, palaces, stages) => {
  const chart = natalChart(aBirth({ date, timeSec }), clock)
  const { life, body, conception, breath } = chart.palaces
  expect([life, body, conception, breath]).toEqual(palaces.map(aPillar))
  expect([chart.year, chart.month, chart.day, chart.hour].map((one) => one?.stage)).toEqual(stages)
})

test('the stem in command is named by the table of the rules, by civil days from the 节', () => {
  // 白露 of 1949 was on 8 September: 1 October is day 24 of 酉, and 12 September day 5.
  const commandOf = (day: number, month: number, commandTable: NatalRules['commandTable']) =>
    natalChart(aBirth({ date: { year: 1949, month, day } }), { ...clock, commandTable }).command
  expect(commandOf(1, 10, 'zi-ping')).toMatchObject({ dayOfMonth: 24, stem: 7 })
  expect(commandOf(15, 9, 'zi-ping')).toMatchObject({ dayOfMonth: 8, stem: 6 })
  expect(commandOf(15, 9, 'san-ming')).toMatchObject({ dayOfMonth: 8, stem: 7 })
})

test('a birth a minute before 立春 is warned of, with the chart of the new year and the instant', () => {
  const birth = aBirth({ date: { year: 2024, month: 2, day: 4 }, timeSec: at(16, 26) })
  const { alternatives } = natalChart(birth, clock)
  expect(alternatives).toHaveLength(1)
  expect(alternatives[0]).toMatchObject({ because: 'near-boundary', differs: ['year', 'month'] })
  expect(alternatives[0]?.chart.year.pillar).toBe(aPillar('甲辰'))
  expect(alternatives[0]?.chart.month.pillar).toBe(aPillar('丙寅'))
  const atMs = alternatives[0]?.because === 'near-boundary' ? alternatives[0].atMs : Number.NaN
  expect(Math.abs(atMs - Date.parse('2024-02-04T16:27:07+08:00'))).toBeLessThanOrEqual(3000)
})

test('a boundary just before a birth has the same instant as one just after', () => {
  const boundaryOf = (timeSec: number): number => {
    const [alternative] = natalChart(aBirth({ timeSec }), clock).alternatives
    return alternative?.because === 'near-boundary' ? alternative.atMs : Number.NaN
  }
  const one = Date.parse('1988-02-15T13:00:00+08:00')
  expect([boundaryOf(at(12, 55)), boundaryOf(at(13, 5))]).toEqual([one, one])
})

test('a month begun by the day before its instant leaves nothing to count back', () => {
  // 立冬 of 2026 is at 17:52 in China; a man of 丙, a yang year, counts forward, a woman back.
  const birth = aBirth({ date: { year: 2026, month: 11, day: 7 }, timeSec: at(9, 0) })
  const byDay = natalChart(birth, { ...clock, monthRule: 'day' })
  expect(byDay.luck).toMatchObject({ direction: 'backward', startAgeMonths: { earliest: 0, latest: 0 } })
  expect(byDay.luck.pillars[0]?.from.earliest).toEqual({ year: 2026, month: 11 })
  expect(natalChart(birth, clock).luck.startAgeMonths.earliest).toBeGreaterThan(100)
})

test('a birth far from every boundary has no alternative', () => {
  expect(natalChart(aBirth(), clock).alternatives).toEqual([])
})

test('a birth in late zi carries the chart of the other school', () => {
  const birth = aBirth({ timeSec: at(23, 30) })
  const [alternative, ...others] = natalChart(birth, clock).alternatives
  expect(others).toEqual([])
  expect(alternative).toMatchObject({ because: 'zi-rule', differs: ['day'] })
  expect(alternative?.chart.day.pillar).toBe(aPillar('庚子'))
  expect(natalChart(birth, { ...clock, ziRule: 'midnight' }).alternatives[0]?.chart.day.pillar).toBe(
    aPillar('辛丑'),
  )
})

test('true solar time moves the hour, and is in the result', () => {
  // Moscow, 37.6° E on UTC+3 of November: 29.6 minutes behind the clock, the sundial 15.4 ahead of the mean sun.
  const moscow = { longitudeDeg: 37.6, latitudeDeg: 55.75, offsetSec: 10_800 }
  const birth = aBirth({ ...moscow, date: { year: 2026, month: 11, day: 15 }, timeSec: at(13, 10) })
  const apparent = natalChart(birth, natalRules)
  expect(apparent.hour?.branch).toBe(6)
  expect(natalChart(birth, clock).hour?.branch).toBe(7)
  expect(Math.abs((apparent.solarClockSec ?? 0) - at(12, 56))).toBeLessThan(60)
})

test('a day of unknown time that holds a 节 has the chart of its longer part, and the other beside it', () => {
  const birth = aBirth({ date: { year: 2024, month: 2, day: 4 }, timeSec: null })
  const chart = natalChart(birth, { ...clock, ziRule: 'midnight' })
  expect(chart.year.pillar).toBe(aPillar('癸卯'))
  expect(chart.alternatives).toHaveLength(1)
  expect(chart.alternatives[0]).toMatchObject({ because: 'time-unknown', differs: ['year', 'month'] })
  expect(chart.alternatives[0]?.chart.year.pillar).toBe(aPillar('甲辰'))
})

test('the pillars of luck go on by one from the month and by ten years each', () => {
  fc.assert(
    fc.property(anyBirth, anyRules, (birth, rules) => {
      const { luck, month } = natalChart(birth, rules)
      const step = luck.direction === 'forward' ? 1 : 59
      luck.pillars.forEach(({ pillar, from }, index) => {
        expect(pillar).toBe((month.pillar + step * (index + 1)) % 60)
        expect(from.earliest.year).toBe((luck.pillars[0]?.from.earliest.year ?? 0) + 10 * index)
        expect(from.earliest).toEqual(from.latest)
      })
      expect(luck.startAgeMonths.earliest).toBeGreaterThanOrEqual(0)
      // No solar month is longer than 32 days, at four months of life a day.
      expect(luck.startAgeMonths.latest).toBeLessThanOrEqual(4 * 32 + 4)
    }),
  )
})

test('a man and a woman of the same hour have luck in opposite directions', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const [woman, man] = (['female', 'male'] as const).map((gender) =>
        natalChart({ ...birth, gender }, natalRules),
      )
      expect(woman?.luck.direction).not.toBe(man?.luck.direction)
    }),
  )
})

test('the running pillar of luck is the last that has surely begun', () => {
  // 1986-05-29 13:37, a man: from December 1988.
  const birth = aBirth({ date: { year: 1986, month: 5, day: 29 }, timeSec: at(13, 37), gender: 'male' })
  const { luck } = natalChart(birth, clock)
  expect(findLuckPillar(luck, { year: 1988, month: 11 })).toBeUndefined()
  expect(findLuckPillar(luck, { year: 1988, month: 12 })?.pillar).toBe(aPillar('甲午'))
  expect(findLuckPillar(luck, { year: 1998, month: 11 })?.pillar).toBe(aPillar('甲午'))
  expect(findLuckPillar(luck, { year: 1998, month: 12 })?.pillar).toBe(aPillar('乙未'))
})

test.each([
  ['a date that does not exist', { date: { year: 2023, month: 2, day: 29 } }],
  ['a year before the almanac', { date: { year: 1899, month: 12, day: 31 } }],
  ['a time past midnight', { timeSec: 86_400 }],
  ['a negative time', { timeSec: -1 }],
  ['a time that is no number', { timeSec: Number.NaN }],
])('%s is refused', (_, change) => {
  expect(() => natalChart(aBirth(change), natalRules)).toThrow(RangeError)
})

test.each([
  { year: 1900, month: 1, day: 1 },
  { year: 2100, month: 12, day: 31 },
])('births on the outermost days of the almanac are answered: %j', (date) => {
  for (const timeSec of [0, 86_399, null])
    expect(natalChart(aBirth({ date, timeSec }), natalRules).day.pillar).toBeGreaterThanOrEqual(0)
})

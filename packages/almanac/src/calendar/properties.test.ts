import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chinaDays } from './calendar-days.ts'
import { type JulianDay, julianDay, toCivilDate, toJulianDay } from './civil-date.ts'
import { dayFacts } from './day-facts.ts'
import { type DoubleHour, listDoubleHours } from './double-hours.ts'
import * as known from './index.ts'
import { localDayOf } from './local-day.ts'
import { findLunarDay, lunarMonths } from './lunar-date.ts'
import { deriveSui } from './lunar-month-rule.ts'
import { chinaMeridian, type Place } from './place.ts'
import { calendarRules, type Rules } from './rules.ts'

const FIRST_DAY = 2_415_021
const LAST_DAY = 2_488_434

const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(julianDay)
const anyRules: fc.Arbitrary<Rules> = fc.record({
  ziRule: fc.constantFrom('day23', 'midnight'),
  timeBasis: fc.constantFrom('apparent', 'mean', 'clock'),
  yearStart: fc.constantFrom('li-chun', 'lunar-new-year'),
  monthRule: fc.constantFrom('day', 'instant'),
  lunarMeridian: fc.constantFrom('china', 'local'),
  termZone: fc.constantFrom('china', 'local'),
})
/** Places whose clock is put forward and back by an hour, or by none, at any two instants of a day. */
const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    latitudeDeg: fc.double({ min: -66, max: 70, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    hoursAheadOfSun: fc.integer({ min: -2, max: 3 }),
    savingHours: fc.constantFrom(0, 0.5, 1),
    springDay: fc.integer({ min: 60, max: 150 }),
    summerDays: fc.integer({ min: 90, max: 200 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ latitudeDeg, longitudeDeg, hoursAheadOfSun, savingHours, springDay, summerDays, hour }) => ({
    latitudeDeg,
    longitudeDeg,
    offsetSecAt: (epochMs: number) => {
      const dayOfYear = (((epochMs / 86_400_000 - hour / 24) % 365.2425) + 365.2425) % 365.2425
      const isSummer = dayOfYear >= springDay && dayOfYear < springDay + summerDays
      return (Math.round(longitudeDeg / 15) + hoursAheadOfSun + (isSummer ? savingHours : 0)) * 3600
    },
  }))

const factsOn = (day: JulianDay, place: Place = chinaMeridian, rules: Rules = calendarRules) =>
  dayFacts({ date: toCivilDate(day), place, rules })

test('civil dates and day numbers are each other’s inverse, and agree with the Date of the language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_300_000, max: 2_600_000 }).map(julianDay), (day) => {
      const { year, month, day: dayOfMonth } = toCivilDate(day)
      expect(toJulianDay({ year, month, day: dayOfMonth })).toBe(day)
      expect(Date.UTC(year, month - 1, dayOfMonth) / 86_400_000 + 2_440_588).toBe(day)
    }),
  )
})

test('each day is one step further along the cycles of sixty and of twenty-eight, in every school', () => {
  fc.assert(
    fc.property(
      anyDay.filter((day) => day < LAST_DAY),
      anyPlace,
      anyRules,
      (day, place, rules) => {
        const [today, tomorrow] = [factsOn(day, place, rules), factsOn(julianDay(day + 1), place, rules)]
        expect(tomorrow.day).toBe((today.day + 1) % 60)
        expect(tomorrow.mansion).toBe((today.mansion + 1) % 28)
      },
    ),
  )
})

test('the officer goes on by one each day and repeats on the day of a 节', () => {
  fc.assert(
    fc.property(
      anyDay.filter((day) => day < LAST_DAY),
      anyPlace,
      (day, place) => {
        const [today, tomorrow] = [factsOn(day, place), factsOn(julianDay(day + 1), place)]
        const step = tomorrow.monthChange ? 0 : 1
        expect(tomorrow.officer).toBe((today.officer + step) % 12)
      },
    ),
  )
})

test('each lunar day follows the one before: the next of the month, or the first of the next', () => {
  fc.assert(
    fc.property(
      anyDay.filter((day) => day < LAST_DAY),
      anyPlace,
      fc.constantFrom('china' as const, 'local' as const),
      (day, place, lunarMeridian) => {
        const rules = { ...calendarRules, lunarMeridian }
        const [today, tomorrow] = [
          factsOn(day, place, rules).lunar,
          factsOn(julianDay(day + 1), place, rules).lunar,
        ]
        const isLast = today.day === today.monthLength
        expect(tomorrow.day).toBe(isLast ? 1 : today.day + 1)
        expect(today.monthLength === 29 || today.monthLength === 30).toBe(true)
      },
    ),
  )
})

test('every lunar year has 12 months, or 13 with one leap; they follow each other without a gap', () => {
  for (let year = 1899; year <= 2100; year++) {
    const months = lunarMonths(year)
    const leaps = months.filter(({ isLeap }) => isLeap).length
    expect(months).toHaveLength(12 + leaps)
    expect(leaps).toBeLessThanOrEqual(1)
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).sort((a, b) => a - b))
    months.forEach(({ firstDay, length }, index) => {
      const next = months[index + 1] ?? (year < 2100 ? lunarMonths(year + 1)[0] : undefined)
      if (next) expect(next.firstDay - firstDay).toBe(length)
    })
  }
})

test('a lunar date leads back to its civil day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(findLunarDay(factsOn(day).lunar)).toBe(day)
    }),
  )
  expect(findLunarDay({ year: 2026, month: 6, isLeap: true, day: 1 })).toBeUndefined()
  expect(findLunarDay({ year: 2026, month: 1, isLeap: false, day: 31 })).toBeUndefined()
})

test('the table of lunar years is what the rule of the solstice gives', () => {
  for (let year = 1899; year <= 2100; year++) {
    const derived = [...deriveSui(year, chinaDays), ...deriveSui(year + 1, chinaDays)]
    expect(lunarMonths(year)).toEqual(derived.filter((month) => month.year === year))
  }
})

test('twelve double-hours follow each other into the next day, and fill the civil day to the second', () => {
  fc.assert(
    fc.property(
      anyDay.filter((day) => day > FIRST_DAY && day < LAST_DAY),
      anyPlace,
      anyRules,
      (day, place, rules) => {
        const days = [-1, 0, 1].map((offset) => listDoubleHours(julianDay(day + offset), place, rules))
        const hours = days.flat()
        expect(days.map((list) => list.length)).toEqual([12, 12, 12])
        hours.forEach((hour, index) => {
          const next = hours[index + 1]
          if (next) expect(next.startMs).toBe(hour.endMs)
        })
        const { startMs, endMs } = localDayOf(day, place)
        const inDay = ({ startMs: from, endMs: to }: DoubleHour): number =>
          Math.max(0, Math.min(to, endMs) - Math.max(from, startMs))
        expect(hours.reduce((sum, hour) => sum + inDay(hour), 0)).toBe(endMs - startMs)
      },
    ),
  )
})

test('the clock at the start of a double-hour is the local reading', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, anyRules, (day, place, rules) => {
      for (const { startMs, startClockSec } of listDoubleHours(day, place, rules)) {
        const readingMs = startMs + place.offsetSecAt(startMs) * 1000 - (day - 2_440_588) * 86_400_000
        expect(Math.abs(startClockSec * 1000 - readingMs)).toBeLessThanOrEqual(500)
      }
    }),
  )
})

test('the same inputs give the same result without the clock and randomness of JavaScript', async () => {
  vi.resetModules()
  const fresh = await import('./index.ts')
  const requests = [2_420_000, 2_451_545, 2_461_360, 2_480_000].map((day) => toCivilDate(julianDay(day)))
  const place = { latitudeDeg: 68.97, longitudeDeg: 33.09, offsetSecAt: () => 10_800 }
  const compute = (almanac: typeof fresh) =>
    requests.map((date) => [
      almanac.dayFacts({ date, place, rules: almanac.calendarRules }),
      almanac.moonTimes({ date, place }),
      almanac.pillarsAt({ epochMs: 1e12, place, rules: almanac.birthRules }),
      almanac.yearFacts({ year: date.year, place, rules: almanac.calendarRules }),
    ])
  const expected = compute(known)
  const { Date: realDate, Math: realMath } = globalThis
  const realRandom = realMath.random
  const refuse = (): never => {
    throw new Error('the almanac has no clock and no chance')
  }
  try {
    globalThis.Date = new Proxy(realDate, { construct: refuse, apply: refuse, get: refuse })
    Math.random = refuse
    expect(() => Date.now()).toThrow('no clock')
    const found = compute(fresh)
    globalThis.Date = realDate
    Math.random = realRandom
    expect(found).toEqual(expected)
  } finally {
    globalThis.Date = realDate
    Math.random = realRandom
  }
})

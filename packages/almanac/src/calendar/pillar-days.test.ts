import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate, toJulianDay } from './civil-date.ts'
import { pillarOf } from './cycle.ts'
import { dayFacts } from './day-facts.ts'
import { listPillarDays } from './pillar-days.ts'
import { chinaMeridian } from './place.ts'
import { calendarRules } from './rules.ts'

const almanac = { first: julianDay(2_415_021), last: julianDay(2_488_434) }
const factsOn = (day: number) =>
  dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules })

test('a day is among those that have its own pillars, and they all have them', () => {
  fc.assert(
    fc.property(fc.integer({ min: almanac.first, max: almanac.last }), (day) => {
      const { year, month, day: pillar } = factsOn(day)
      const found = listPillarDays({ year, month, day: pillar }, almanac)
      expect(found).toContain(day)
      for (const one of found) expect(factsOn(one)).toMatchObject({ year, month, day: pillar })
    }),
    { numRuns: 50 },
  )
})

test('without a day pillar every day of the solar month is found, from the day of its opening term', () => {
  const year = {
    first: toJulianDay({ year: 2026, month: 1, day: 1 }),
    last: toJulianDay({ year: 2026, month: 12, day: 31 }),
  }
  const days = listPillarDays({ month: pillarOf(35) }, year).map(toCivilDate)
  expect(days[0]).toEqual({ year: 2026, month: 11, day: 7 })
  expect(days.at(-1)).toEqual({ year: 2026, month: 12, day: 6 })
})

test('the days of a range are all found when any pillar will do, and none outside it', () => {
  const range = { first: julianDay(2_461_360), last: julianDay(2_461_419) }
  expect(listPillarDays({}, range)).toEqual(Array.from({ length: 60 }, (_, step) => range.first + step))
})

test('pillars of a year and a month that never meet have no day', () => {
  // 甲子 years begin with 丙寅, so 甲寅 is no month of theirs.
  expect(listPillarDays({ year: pillarOf(0), month: pillarOf(50) }, almanac)).toEqual([])
})

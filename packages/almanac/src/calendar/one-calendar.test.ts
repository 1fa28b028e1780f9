import { expect, test } from 'vitest'
import { type CivilDate, FIRST_YEAR, julianDay, LAST_YEAR, toCivilDate, toJulianDay } from './civil-date.ts'
import { dayFacts } from './day-facts.ts'
import { pillarsAt } from './pillars.ts'
import { chinaMeridian, type Place } from './place.ts'
import { birthRules, calendarRules, type Rules } from './rules.ts'

const placeOf = (longitudeDeg: number, hours: number): Place => ({
  latitudeDeg: 20,
  longitudeDeg,
  offsetSecAt: () => hours * 3600,
})
const honolulu = placeOf(-157.9, -10)
const kiritimati = placeOf(-157.4, 14)
const factsOn = (date: CivilDate, place: Place, rules: Rules = calendarRules) =>
  dayFacts({ date, place, rules })

test('a solar month begins on its date in China, though the instant is on another date of the place', () => {
  // 立冬 of 2026: 17:52 of 7 November in China, 23:52 of the 6th in Honolulu, 23:52 of the 7th in Kiritimati.
  const [before, first] = [
    { year: 2026, month: 11, day: 6 },
    { year: 2026, month: 11, day: 7 },
  ]
  const inChina = factsOn(first, chinaMeridian)
  expect(inChina.term.startsToday).toBe(true)
  for (const place of [honolulu, kiritimati]) {
    expect(factsOn(before, place).month).toBe(inChina.month - 1)
    const { month, officer, path, term, monthChange } = factsOn(first, place)
    expect({ month, officer, path, term, monthChange }).toEqual({
      month: inChina.month,
      officer: inChina.officer,
      path: inChina.path,
      term: inChina.term,
      monthChange: inChina.monthChange,
    })
  }
})

test('a term is dated on days of its school', () => {
  const date = { year: 2026, month: 11, day: 10 }
  const startOf = (rules: Rules): CivilDate => toCivilDate(factsOn(date, honolulu, rules).term.startDay)
  expect(startOf(calendarRules)).toEqual({ year: 2026, month: 11, day: 7 })
  expect(startOf({ ...calendarRules, termZone: 'local' })).toEqual({ year: 2026, month: 11, day: 6 })
})

test('the quarter a day is judged by is dated in China, the quarter of its moon in the place', () => {
  // Full moon at 14:53 UTC on 24 November 2026: 22:53 in China, 04:53 of the 25th in Kiritimati.
  const [full, next] = [
    { year: 2026, month: 11, day: 24 },
    { year: 2026, month: 11, day: 25 },
  ].map((date) => factsOn(date, kiritimati))
  expect([full?.moonQuarter?.quarter, full?.moon.quarter]).toEqual([2, undefined])
  expect([next?.moonQuarter, next?.moon.quarter?.quarter]).toEqual([undefined, 2])
  const local: Rules = { ...calendarRules, lunarMeridian: 'local' }
  expect(factsOn({ year: 2026, month: 11, day: 25 }, kiritimati, local).moonQuarter?.quarter).toBe(2)
})

test('the new moon of the calendar is always the first of a lunar month, as printed', () => {
  const last = toJulianDay({ year: LAST_YEAR, month: 12, day: 31 })
  const wrong: CivilDate[] = []
  for (let day: number = toJulianDay({ year: FIRST_YEAR, month: 1, day: 1 }); day <= last; day++) {
    const date = toCivilDate(julianDay(day))
    const { moonQuarter, lunar } = factsOn(date, chinaMeridian)
    if ((moonQuarter?.quarter === 0) !== (lunar.day === 1)) wrong.push(date)
  }
  expect(wrong).toEqual([])
})

test('a birth keeps the dates of its own place where its school goes by dates', () => {
  // In Honolulu 立冬 is at 23:52 of 6 November, in China on the 7th.
  const epochMs = Date.parse('2026-11-06T23:30-10:00')
  const monthBy = (rules: Rules): number => pillarsAt({ epochMs, place: honolulu, rules }).month
  const byDate: Rules = { ...birthRules, monthRule: 'day' }
  expect(monthBy(byDate)).toBe(factsOn({ year: 2026, month: 11, day: 7 }, chinaMeridian).month)
  expect(monthBy({ ...byDate, termZone: 'china' })).toBe(monthBy(byDate) - 1)
})

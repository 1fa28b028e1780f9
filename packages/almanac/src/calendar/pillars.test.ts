import { expect, test } from 'vitest'
import { pillarOf } from './cycle.ts'
import { dayFacts } from './day-facts.ts'
import { pillarsAt } from './pillars.ts'
import { chinaMeridian, type Place } from './place.ts'
import { birthRules, calendarRules, type Rules } from './rules.ts'

const place = chinaMeridian
const clock: Rules = { ...birthRules, timeBasis: 'clock' }
const at = (chinaTime: string, rules: Rules = clock) =>
  pillarsAt({ epochMs: Date.parse(`${chinaTime}+08:00`), place, rules })

const glyphs = (index: number): string =>
  `${'甲乙丙丁戊己庚辛壬癸'[index % 10]}${'子丑寅卯辰巳午未申酉戌亥'[index % 12]}`

test('late zi belongs to the next day when rules.ziRule is day23, and keeps the day otherwise', () => {
  const lateEvening = '2026-11-15T23:30:00'
  expect(glyphs(at(lateEvening).day)).toBe('甲午')
  expect(glyphs(at(lateEvening, { ...clock, ziRule: 'midnight' }).day)).toBe('癸巳')
})

test('late zi has the hour pillar of the next day in both schools', () => {
  const lateEvening = '2026-11-15T23:30:00'
  expect(glyphs(at(lateEvening).hour)).toBe('甲子')
  expect(glyphs(at(lateEvening, { ...clock, ziRule: 'midnight' }).hour)).toBe('甲子')
})

test('the sundial decides the hour when rules.timeBasis is apparent', () => {
  // Kashgar, 75.99° E: the sun is 2 h 56 min behind the clock of China, the sundial 15 minutes ahead of the mean sun.
  const kashgar: Place = { ...chinaMeridian, longitudeDeg: 75.99 }
  const branchBy = (timeBasis: Rules['timeBasis']): number =>
    pillarsAt({
      epochMs: Date.parse('2026-11-15T12:00+08:00'),
      place: kashgar,
      rules: { ...clock, timeBasis },
    }).hour % 12
  expect((['clock', 'mean', 'apparent'] as const).map(branchBy)).toEqual([6, 5, 5])
})

test('on the day of a 节 the month changes at midnight or at the instant, as rules.monthRule says', () => {
  // 立冬 of 2026 is at 17:52 in China.
  const morning = '2026-11-07T09:00:00'
  expect(glyphs(at(morning).month)).toBe('戊戌')
  expect(glyphs(at(morning, { ...clock, monthRule: 'day' }).month)).toBe('己亥')
  expect(glyphs(at('2026-11-07T18:00:00').month)).toBe('己亥')
})

test('between 立春 and New Year the year pillar follows rules.yearStart', () => {
  const between = '2026-02-10T12:00:00'
  expect(glyphs(at(between).year)).toBe('丙午')
  expect(glyphs(at(between, { ...clock, yearStart: 'lunar-new-year' }).year)).toBe('乙巳')
})

test('a term falls on the date of the place, or on that of China, as rules.termZone says', () => {
  // 立冬 of 2026 begins at 04:52 of 7 November in New York and at 23:52 of the 6th in Honolulu.
  const honolulu: Place = { latitudeDeg: 21.3, longitudeDeg: -157.9, offsetSecAt: () => -36_000 }
  const date = { year: 2026, month: 11, day: 6 }
  const startsToday = (termZone: Rules['termZone']): boolean =>
    dayFacts({ date, place: honolulu, rules: { ...calendarRules, termZone } }).term.startsToday
  expect([startsToday('local'), startsToday('china')]).toEqual([true, false])
})

test('the lunar date is that of China, or of the local midnight, as rules.lunarMeridian says', () => {
  // The new moon of 17 February 2026, 12:01 UTC, falls on the 18th in Auckland.
  const auckland: Place = { latitudeDeg: -36.85, longitudeDeg: 174.76, offsetSecAt: () => 46_800 }
  const date = { year: 2026, month: 2, day: 17 }
  const lunarDay = (lunarMeridian: Rules['lunarMeridian']): number =>
    dayFacts({ date, place: auckland, rules: { ...calendarRules, lunarMeridian } }).lunar.day
  expect([lunarDay('china'), lunarDay('local')]).toEqual([1, 30])
})

test.each([
  ['2026-11-15T12:00:00', []],
  ['2026-11-15T12:59:00', ['hour']],
  ['2026-11-15T22:59:00', ['day', 'hour']],
  ['2026-11-07T17:51:00', ['month']],
  ['2026-02-04T04:03:00', ['year', 'month']],
])('at %s the pillars within two minutes of a boundary are %j', (chinaTime, near) => {
  expect(at(chinaTime).nearBoundary).toEqual(near)
})

test('a day outside 1900 to 2100, or none at all, is refused', () => {
  const refuse = (year: number, month: number, day: number) => () =>
    dayFacts({ date: { year, month, day }, place, rules: calendarRules })
  expect(refuse(1899, 12, 31)).toThrow(RangeError)
  expect(refuse(2101, 1, 1)).toThrow(RangeError)
  expect(refuse(2026, 2, 29)).toThrow(RangeError)
  expect(refuse(2026, 1.5, 1)).toThrow(RangeError)
})

test('the first and the last day of the range are answered in every school', () => {
  const rules: Rules = { ...clock, yearStart: 'lunar-new-year', lunarMeridian: 'local', termZone: 'local' }
  const days = [
    { year: 1900, month: 1, day: 1 },
    { year: 2100, month: 12, day: 31 },
  ].map((date) => dayFacts({ date, place, rules }).day)
  expect(days).toEqual([pillarOf(10), pillarOf(43)])
})

test('the last evening of the range has pillars in the school that begins the year with the lunar one', () => {
  const rules: Rules = { ...clock, yearStart: 'lunar-new-year' }
  expect(glyphs(at('2100-12-31T23:30:00', rules).year)).toBe('庚申')
})

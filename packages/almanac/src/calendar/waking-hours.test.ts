import { expect, test } from 'vitest'
import { type CivilDate, toJulianDay } from './civil-date.ts'
import { listDoubleHours } from './double-hours.ts'
import { chinaMeridian, type Place } from './place.ts'
import { calendarRules } from './rules.ts'
import { isWakingHour } from './waking-hours.ts'

const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const placeOf = (longitudeDeg: number, hours: number): Place => ({
  latitudeDeg: 40,
  longitudeDeg,
  offsetSecAt: () => hours * 3600,
})

function wakingOn(date: CivilDate, place: Place, rules = calendarRules): string {
  return listDoubleHours(toJulianDay(date), place, rules)
    .filter(({ isWaking }) => isWaking)
    .map(({ branch }) => BRANCHES.charAt(branch))
    .join('')
}

const clock = (hours: number, minutes: number): number => (hours * 60 + minutes) * 60

test.each([
  [[5, 58], [7, 58], false],
  [[6, 0], [8, 0], false],
  [[6, 1], [8, 1], true],
  [[12, 45], [14, 45], true],
  [[20, 59], [22, 59], true],
  [[21, 0], [23, 0], false],
  [[23, 14], [25, 14], false],
] as const)('from %j to %j: waking is %s', ([fromHour, fromMinute], [toHour, toMinute], isWaking) => {
  const startClockSec = clock(fromHour, fromMinute)
  expect(isWakingHour({ startClockSec, endClockSec: clock(toHour, toMinute) })).toBe(isWaking)
})

test('an hour that begins on the evening before is one of the night', () => {
  expect(isWakingHour({ startClockSec: -clock(0, 46), endClockSec: clock(1, 14) })).toBe(false)
})

test('in London on 16 November 2026 the waking hours run from 辰 at 06:45 to 亥 at 20:45', () => {
  expect(wakingOn({ year: 2026, month: 11, day: 16 }, placeOf(-0.13, 0))).toBe('辰巳午未申酉戌亥')
})

test('by the sun alone the waking hours run from 辰 to 戌: half of 亥 is night', () => {
  const date = { year: 2026, month: 11, day: 16 }
  expect(wakingOn(date, chinaMeridian, { ...calendarRules, timeBasis: 'clock' })).toBe('辰巳午未申酉戌')
})

test('the clock decides, not the sun: in Kashgar it is far ahead', () => {
  // Solar noon is at about 14:40 by the clock of Beijing.
  expect(wakingOn({ year: 2026, month: 11, day: 16 }, placeOf(76, 8))).toBe('卯辰巳午未申酉')
})

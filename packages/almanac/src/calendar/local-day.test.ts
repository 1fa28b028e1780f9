import { expect, test } from 'vitest'
import { toJulianDay } from './civil-date.ts'
import { localDayAt, localDayOf } from './local-day.ts'
import type { Place } from './place.ts'

const HOUR_MS = 3_600_000

/** A place whose clock goes from one offset to another at an instant. */
function aPlace(transition: string, hoursBefore: number, hoursAfter: number): Place {
  const at = Date.parse(transition)
  return {
    latitudeDeg: 0,
    longitudeDeg: 0,
    offsetSecAt: (epochMs) => (epochMs < at ? hoursBefore : hoursAfter) * 3600,
  }
}

const dayIn = (place: Place, year: number, month: number, day: number) =>
  localDayOf(toJulianDay({ year, month, day }), place)

// Transitions of the IANA time zone database, release 2026a.
const newYorkSpring = aPlace('2026-03-08T07:00Z', -5, -4)
const newYorkAutumn = aPlace('2026-11-01T06:00Z', -4, -5)
const beirutSpring = aPlace('2026-03-28T22:00Z', 2, 3)
const havanaAutumn = aPlace('2026-11-01T05:00Z', -4, -5)
const apia = aPlace('2011-12-30T10:00Z', -10, 14)

test.each([
  ['23 hours where the clock is put forward', newYorkSpring, [2026, 3, 8], 23],
  ['25 hours where it is put back', newYorkAutumn, [2026, 11, 1], 25],
  ['24 hours on the day before', newYorkAutumn, [2026, 10, 31], 24],
  ['23 hours where midnight itself is jumped over', beirutSpring, [2026, 3, 29], 23],
  ['25 hours where midnight comes twice', havanaAutumn, [2026, 11, 1], 25],
  ['no hour where the whole day is left out', apia, [2011, 12, 30], 0],
] as const)('a day has %s', (_, place, [year, month, day], hours) => {
  const { startMs, endMs } = dayIn(place, year, month, day)
  expect((endMs - startMs) / HOUR_MS).toBe(hours)
})

test('a day whose midnight is jumped over begins at the jump', () => {
  expect(dayIn(beirutSpring, 2026, 3, 29).startMs).toBe(Date.parse('2026-03-28T22:00Z'))
})

test('a day whose midnight comes twice begins at the first', () => {
  expect(dayIn(havanaAutumn, 2026, 11, 1).startMs).toBe(Date.parse('2026-11-01T04:00Z'))
})

test.each([newYorkSpring, newYorkAutumn, beirutSpring, havanaAutumn])(
  'the first and last millisecond of a day are on it, whatever the clocks do',
  (place) => {
    for (const date of [
      { year: 2026, month: 3, day: 8 },
      { year: 2026, month: 3, day: 29 },
      { year: 2026, month: 11, day: 1 },
    ]) {
      const day = toJulianDay(date)
      const { startMs, endMs } = localDayOf(day, place)
      expect([localDayAt(startMs, place), localDayAt(endMs - 1, place)]).toEqual([day, day])
      expect([localDayAt(startMs - 1, place), localDayAt(endMs, place)]).toEqual([day - 1, day + 1])
    }
  },
)

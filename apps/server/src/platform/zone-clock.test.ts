import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { createZoneClocks, nameOffset, showOffset } from './zone-clock.ts'

const clockOf = createZoneClocks()

test.each([
  ['Europe/Moscow', '2026-11-15T00:00:00Z', '2026-11-15T03:00:00+03:00'],
  ['Europe/Moscow', '1919-06-15T00:00:00Z', '1919-06-15T04:31:19+04:31:19'],
  ['America/New_York', '1974-01-10T12:00:00Z', '1974-01-10T08:00:00-04:00'],
  ['Asia/Kolkata', '2000-01-01T00:00:00Z', '2000-01-01T05:30:00+05:30'],
])('in %s at %s the clock shows %s', (zone, instant, shown) => {
  expect(clockOf(zone).show(Date.parse(instant))).toBe(shown)
})

test('an offset agrees with the zone database at any instant, also on both sides of every change', () => {
  const zones = [
    'Europe/Moscow',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Tehran',
    'Africa/Casablanca',
  ]
  const instants = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 11, 31) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, epochMs) => {
      const at = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
      const next = at.getTimeZoneTransition('next')
      const near = next ? [next.epochMilliseconds - 1, next.epochMilliseconds] : []
      for (const instant of [epochMs, ...near]) {
        const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        expect(clockOf(zone).offsetSecAt(instant)).toBe(offsetNanoseconds / 1e9)
      }
    }),
    { numRuns: 60 },
  )
})

test('an offset is written with a sign and without needless seconds', () => {
  expect(showOffset(-12_600)).toBe('-03:30')
  expect(showOffset(0)).toBe('+00:00')
})

test('an offset is named as browsers name it, with UTC for GMT', () => {
  const noons = fc.integer({ min: 1975, max: 2100 }).map((year) => Date.UTC(year, year % 12, 15, 12))
  fc.assert(
    fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), noons, (zone, noonMs) => {
      const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
        .formatToParts(noonMs)
        .find(({ type }) => type === 'timeZoneName')
      expect(nameOffset(clockOf(zone).offsetSecAt(noonMs))).toBe(
        parts?.value.replace('GMT', 'UTC').replace(/\+0$/, ''),
      )
    }),
    { numRuns: 300 },
  )
})

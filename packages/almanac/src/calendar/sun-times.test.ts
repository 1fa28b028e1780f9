import { expect, test } from 'vitest'
import type { Place } from './place.ts'
import { sunTimes } from './sun-times.ts'

const murmansk: Place = { latitudeDeg: 68.97, longitudeDeg: 33.09, offsetSecAt: () => 3 * 3600 }
const moscow: Place = { latitudeDeg: 55.7558, longitudeDeg: 37.6173, offsetSecAt: () => 3 * 3600 }

test('in Murmansk the sun does not set at midsummer and does not rise at midwinter', () => {
  const summer = sunTimes({ date: { year: 2026, month: 6, day: 21 }, place: murmansk })
  expect(summer).toMatchObject({ kind: 'polar-day', riseMs: undefined, setMs: undefined })
  expect(sunTimes({ date: { year: 2026, month: 12, day: 22 }, place: murmansk }).kind).toBe('polar-night')
})

test('the longest day in Moscow lasts from 03:44:34 to 21:18:03, with noon at 12:31:19', () => {
  const {
    riseMs = 0,
    setMs = 0,
    noonMs,
  } = sunTimes({ date: { year: 2026, month: 6, day: 21 }, place: moscow })
  const at = (ms: number) => new Date(ms + 3 * 3_600_000).toISOString().slice(11, 19)
  expect([riseMs, noonMs, setMs].map(at)).toEqual(['03:44:34', '12:31:19', '21:18:03'])
})

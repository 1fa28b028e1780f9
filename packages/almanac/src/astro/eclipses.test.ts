import { expect, test } from 'vitest'
import { listEclipses } from './eclipses.ts'

test('2026 has an annular and a total eclipse of the sun, a total and a partial one of the moon', () => {
  const found = listEclipses(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))
  expect(
    found.map(({ body, kind, peakMs }) => [new Date(peakMs).toISOString().slice(0, 10), body, kind]),
  ).toEqual([
    ['2026-02-17', 'sun', 'annular'],
    ['2026-03-03', 'moon', 'total'],
    ['2026-08-12', 'sun', 'total'],
    ['2026-08-28', 'moon', 'partial'],
  ])
})

test('no year has fewer than two eclipses of the sun', () => {
  for (let year = 1950; year <= 2050; year++) {
    const solar = listEclipses(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)).filter(
      ({ body }) => body === 'sun',
    )
    expect(solar.length, String(year)).toBeGreaterThanOrEqual(2)
  }
})

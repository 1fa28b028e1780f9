import { expect, test } from 'vitest'
import { listEclipses } from './eclipses.ts'
import { findLocalEclipse } from './local-eclipse.ts'
import { coveredFraction } from './local-solar-eclipse.ts'

const moscow = { latitudeDeg: 55.7558, longitudeDeg: 37.6173 }
const beijing = { latitudeDeg: 39.9042, longitudeDeg: 116.4074 }
const london = { latitudeDeg: 51.5074, longitudeDeg: -0.1278 }
const newYork = { latitudeDeg: 40.7128, longitudeDeg: -74.006 }
const cities = [moscow, beijing, london, newYork]

const eclipseOf = (year: number, month: number, day: number) => {
  const [found] = listEclipses(Date.UTC(year, month - 1, day), Date.UTC(year, month - 1, day + 1))
  if (!found) throw new Error('no eclipse on that day')
  return found
}

// astronomy-engine 2.1.19: percent of the sun covered at the local peak, `horizon` where only another part is seen.
test.each([
  [
    [2026, 2, 17],
    ['-', '-', '-', '-'],
  ],
  [
    [2026, 8, 12],
    ['horizon', '-', '91', '9'],
  ],
  [
    [2027, 8, 2],
    ['9', '-', '42', '-'],
  ],
  [
    [2028, 1, 26],
    ['-', '-', 'horizon', '3'],
  ],
  [
    [2029, 6, 12],
    ['2', '-', '-', '-'],
  ],
] as const)(
  'the solar eclipse of %j covers so much of the sun in four cities',
  ([year, month, day], expected) => {
    const seen = cities.map((city) => {
      const local = findLocalEclipse(eclipseOf(year, month, day), city)
      if (!local || local.seen === 'none') return '-'
      return local.seen === 'part' ? 'horizon' : String(Math.round(local.hidden * 100))
    })
    expect(seen).toEqual(expected)
  },
)

// astronomy-engine 2.1.19: how much of the moon's way through the shadow is above the horizon.
test.each([
  [
    [2026, 3, 3],
    ['none', 'peak', 'none', 'part'],
  ],
  [
    [2026, 8, 28],
    ['none', 'none', 'peak', 'whole'],
  ],
  [
    [2027, 2, 20],
    ['whole', 'part', 'whole', 'peak'],
  ],
  [
    [2028, 12, 31],
    ['whole', 'whole', 'peak', 'none'],
  ],
] as const)('the lunar eclipse of %j is seen so in four cities', ([year, month, day], expected) => {
  expect(cities.map((city) => findLocalEclipse(eclipseOf(year, month, day), city)?.seen)).toEqual(expected)
})

test('in Reykjavik the sun of 12 August 2026 is wholly hidden', () => {
  const local = findLocalEclipse(eclipseOf(2026, 8, 12), { latitudeDeg: 64.15, longitudeDeg: -21.94 })
  expect(local).toMatchObject({ kind: 'total', seen: 'whole', hidden: 1 })
  // astronomy-engine 2.1.19.
  expect(Math.abs((local?.maxMs ?? 0) - Date.UTC(2026, 7, 12, 17, 48, 37))).toBeLessThan(60_000)
})

test('what is seen lies within the eclipse, and the greatest moment between its ends', () => {
  for (const eclipse of listEclipses(Date.UTC(2026, 0, 1), Date.UTC(2041, 0, 1)))
    for (const city of cities) {
      const local = findLocalEclipse(eclipse, city)
      if (!local) continue
      expect(local.beginMs).toBeLessThan(local.maxMs)
      expect(local.maxMs).toBeLessThan(local.endMs)
      if (local.seenFromMs === undefined || local.seenToMs === undefined) continue
      expect(local.seenFromMs).toBeGreaterThanOrEqual(local.beginMs)
      expect(local.seenToMs).toBeLessThanOrEqual(local.endMs)
    }
})

test('equal discs 0.81 of a radius apart cover half of each other', () => {
  // Two unit circles 0.8079 apart share half of their area.
  expect(coveredFraction({ apartRad: 0.8079, sunRad: 1, moonRad: 1 })).toBeCloseTo(0.5, 3)
  expect(coveredFraction({ apartRad: 2, sunRad: 1, moonRad: 1 })).toBe(0)
  expect(coveredFraction({ apartRad: 0.01, sunRad: 1, moonRad: 0.9 })).toBeCloseTo(0.81, 6)
})

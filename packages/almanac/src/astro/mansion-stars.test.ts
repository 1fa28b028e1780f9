import { expect, test } from 'vitest'
import { mansionAt, mansionStartDeg, moonLongitudeDeg } from './mansion-stars.ts'
import { moonPhase } from './moon-phase.ts'
import { sunLongitudeDeg } from './sun-longitude.ts'

const J2000 = 946_728_000_000
const YEAR_MS = 31_556_952_000
const turn = (deg: number): number => ((deg % 360) + 360) % 360

test('the mansions follow each other around the whole ecliptic, the widest 30° and the narrowest 1°', () => {
  const widths = Array.from({ length: 28 }, (_, mansion) =>
    turn(mansionStartDeg((mansion + 1) % 28, J2000) - mansionStartDeg(mansion, J2000)),
  )
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
  expect([Math.min(...widths), Math.max(...widths)].map(Math.round)).toEqual([1, 30])
})

test('every longitude lies in one mansion, at the part of its width', () => {
  for (let deg = 0; deg < 360; deg += 0.5) {
    const { mansion, part } = mansionAt(deg, J2000)
    const width = turn(mansionStartDeg((mansion + 1) % 28, J2000) - mansionStartDeg(mansion, J2000))
    expect(turn(mansionStartDeg(mansion, J2000) + part * width - deg + 180)).toBeCloseTo(180, 6)
  }
})

test('a century moves the stars by 1.4° of longitude', () => {
  expect(mansionStartDeg(0, J2000 + 100 * YEAR_MS) - mansionStartDeg(0, J2000)).toBeCloseTo(1.397, 2)
})

test('the moon is as far from the sun as its phase says', () => {
  for (let day = 0; day < 60; day++) {
    const at = J2000 + day * 86_400_000
    const apart = turn(moonLongitudeDeg(at) - sunLongitudeDeg(at))
    // The sun is counted from the true equinox, with aberration: 40″ at most.
    expect(Math.abs(turn(apart - moonPhase(at).elongationDeg + 180) - 180)).toBeLessThan(0.02)
  }
})

test('a mansion that does not exist is an error', () => {
  expect(() => mansionStartDeg(28, J2000)).toThrow('there is no mansion 28')
})

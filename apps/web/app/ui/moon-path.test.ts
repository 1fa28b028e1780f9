import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moonPath } from './moon-path.ts'

/** Area of the outline over the area of the disc, from its two half ellipses. */
function litPart(path: string): number {
  const [, limbSweep, width, terminatorSweep] =
    /^M0 -48A48 48 0 0 (\d) 0 48A([\d.]+) 48 0 0 (\d) 0 -48Z$/.exec(path) ?? []
  const half = 48 * 48
  const ellipse = 48 * Number(width)
  return (limbSweep === terminatorSweep ? half + ellipse : half - ellipse) / (2 * half)
}

test.each([
  ['new', 0, 0],
  ['first quarter', 90, 0.5],
  ['full', 180, 1],
  ['last quarter', 270, 0.5],
])('the %s moon at %d° is lit to %d', (_name, elongationDeg, lit) => {
  expect(litPart(moonPath(elongationDeg))).toBeCloseTo(lit, 2)
})

test('the drawn part agrees with the lit fraction at any elongation', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.99, noNaN: true }), (elongationDeg) => {
      const fraction = (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2
      expect(Math.abs(litPart(moonPath(elongationDeg)) - fraction)).toBeLessThan(0.001)
    }),
  )
})

test('the growing moon is lit on the right, the shrinking one on the left', () => {
  expect(moonPath(40)).toContain('A48 48 0 0 1 0 48')
  expect(moonPath(320)).toContain('A48 48 0 0 0 0 48')
})

import { expect, test } from 'vitest'
import { listSignPlaces, pointAt } from './compass-geometry.ts'

test.each([
  [0, [0, 100], 'bottom'],
  [90, [-100, 0], 'left'],
  [180, [0, -100], 'top'],
  [270, [100, 0], 'right'],
] as const)('%i° is at %j, the %s of the picture', (bearing, point, _side) => {
  expect(pointAt(bearing, 100)).toEqual(point)
})

test.each([1, 2, 3, 4, 5, 6])('%i signs of a sector stay apart from each other and within it', (count) => {
  for (const radius of [62, 106, 150])
    for (const middleDeg of [0, 45, 90, 135, 180]) {
      const places = listSignPlaces(count, { middleDeg, radius, most: Math.floor(radius / 30) })
      expect(places).toHaveLength(count)
      for (const [index, [x, y]] of places.entries()) {
        const bearing = ((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360
        const aside = Math.abs(((bearing - middleDeg + 540) % 360) - 180)
        expect(aside).toBeLessThan(22.5)
        for (const [otherX, otherY] of places.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(17)
      }
    }
})

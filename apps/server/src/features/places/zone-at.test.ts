import { expect, test } from 'vitest'
import { createZoneAt } from './zone-at.ts'

const zoneAt = createZoneAt()

test.each([
  [55.75, 37.62, 'Europe/Moscow'],
  [53.21, 63.62, 'Asia/Qostanay'],
  [13.75, 100.5, 'Asia/Bangkok'],
  [0, 0, 'Etc/GMT'],
])('the zone at %d, %d is %s', async (latitude, longitude, zone) => {
  expect(await zoneAt(latitude, longitude)).toBe(zone)
})

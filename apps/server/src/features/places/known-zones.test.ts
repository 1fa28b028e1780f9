import { expect, test } from 'vitest'
import { createKnownZones } from './known-zones.ts'

const isKnown = createKnownZones()

test.each([
  'UTC',
  'Europe/Moscow',
  'America/Port-au-Prince',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Europe/Kyiv',
  'Asia/Ho_Chi_Minh',
  'America/Argentina/Buenos_Aires',
  'America/Yellowknife',
])('%s is a zone, by its present or its former name', (zone) => {
  expect(isKnown(zone)).toBe(true)
})

test.each([
  'europe/moscow',
  'EUROPE/MOSCOW',
  'Europe/moscow',
  'Asia/KOLKATA',
  'Asia/Ho_chi_Minh',
  'utc',
  '+03:00',
  'Europe/Nowhere',
  'Europe/Moscow/',
  '',
])('"%s" is none: another spelling would be another key of the caches', (zone) => {
  expect(isKnown(zone)).toBe(false)
})

import { expect, test } from 'vitest'
import { readClockParts } from './clock-parts.ts'

const birth = {
  gender: 'female',
  birthday: '1985-11-23',
  birthdayTime: '14:10',
  city: 'Kazan',
  latitude: 55.79,
  longitude: 49.12,
  utc: 'Europe/Moscow',
} as const
const clock = { offsetSec: 10_800, offset: '+03:00', at: null, solarTime: '1985-11-23T14:40:05', hour: null }

test('the sun is ahead by the meridian and by its own unevenness, and the two make up the whole', () => {
  expect(readClockParts(birth, clock)).toEqual({
    time: '14:40',
    minutes: 30,
    dayShift: 0,
    longitudeMin: 16,
    equationMin: 14,
  })
})

test('a sun that has passed midnight stands on another day', () => {
  const late = { ...birth, birthdayTime: '23:50' }
  expect(readClockParts(late, { ...clock, solarTime: '1985-11-24T00:20:05' })?.dayShift).toBe(1)
})

test('without a time there is no sun', () => {
  expect(readClockParts({ ...birth, birthdayTime: null }, { ...clock, solarTime: null })).toBeNull()
})

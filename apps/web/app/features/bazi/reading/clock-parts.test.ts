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

test('the difference of solar and clock time is the sum of longitude and the equation of time', () => {
  expect(readClockParts(birth, clock)).toEqual({
    time: '14:40',
    minutes: 30,
    dayShift: 0,
    longitudeMin: 16,
    equationMin: 14,
  })
})

test('solar time past midnight falls on the next day', () => {
  const late = { ...birth, birthdayTime: '23:50' }
  expect(readClockParts(late, { ...clock, solarTime: '1985-11-24T00:20:05' })?.dayShift).toBe(1)
})

test('without a time of birth there is no solar time', () => {
  expect(readClockParts({ ...birth, birthdayTime: null }, { ...clock, solarTime: null })).toBeNull()
})

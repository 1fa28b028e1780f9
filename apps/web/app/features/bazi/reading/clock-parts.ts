import { readSolarTime } from '../../charts/clock-words.ts'
import type { OwnReading } from './reading.ts'

const SEC_PER_DEGREE = 240

export type ClockParts = ReturnType<typeof readSolarTime> & {
  /** Minutes that the meridian of the place is ahead of that of the clock. */
  readonly longitudeMin: number
  /** Minutes that the sun itself is ahead of its mean that day. */
  readonly equationMin: number
}

/** Why the sun showed another time than the clock; null where the time of birth is unknown. */
export function readClockParts(
  { birthday, birthdayTime, longitude }: OwnReading['birth'],
  { solarTime, offsetSec }: OwnReading['clock'],
): ClockParts | null {
  if (solarTime === null || birthdayTime === null) return null
  const aheadSec = (Date.parse(`${solarTime}Z`) - Date.parse(`${birthday}T${birthdayTime}:00Z`)) / 1000
  const sun = readSolarTime(solarTime, birthday, aheadSec)
  const longitudeMin = Math.round((longitude * SEC_PER_DEGREE - offsetSec) / 60)
  return { ...sun, longitudeMin, equationMin: sun.minutes - longitudeMin }
}

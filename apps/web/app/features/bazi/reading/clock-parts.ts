import { readSolarTime } from '../../charts/clock-words.ts'
import type { OwnReading } from './reading.ts'

const SEC_PER_DEGREE = 240

export type ClockParts = ReturnType<typeof readSolarTime> & {
  /** Minutes that the local meridian is ahead of the meridian of the time zone. */
  readonly longitudeMin: number
  /** Equation of time of that day in minutes. */
  readonly equationMin: number
}

/** Splits the difference of solar and clock time into its two causes; null if the time of birth is unknown. */
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

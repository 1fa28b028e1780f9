import type { Birth } from '@zeri/almanac/bazi'
import type { createChart, Input } from '@zeri/contract'

type Form = Input<typeof createChart>

/** A birth as people state it: local clock time, place, and the offset of that clock from UTC. */
export type BirthDetails = Pick<
  Form,
  'gender' | 'birthday' | 'birthdayTime' | 'city' | 'latitude' | 'longitude' | 'utc'
> & { readonly offsetSec: number }

/**
 * Seconds since midnight of a local time.
 * @example secondsOf('08:30') // 30600
 */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** Converts a birth into the input of the almanac. */
export function toAlmanacBirth(birth: Omit<BirthDetails, 'city' | 'utc'>): Birth {
  const [year = 0, month = 0, day = 0] = birth.birthday.split('-').map(Number)
  return {
    date: { year, month, day },
    timeSec: birth.birthdayTime === null ? null : secondsOf(birth.birthdayTime),
    latitudeDeg: birth.latitude,
    longitudeDeg: birth.longitude,
    offsetSec: birth.offsetSec,
    gender: birth.gender,
  }
}

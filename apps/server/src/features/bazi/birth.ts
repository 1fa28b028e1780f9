import type { Birth } from '@zeri/almanac'
import type { createChart, Input } from '@zeri/contract'

type Form = Input<typeof createChart>

/** A birth as it is told: the clock on the wall, the place, and how far that clock was ahead of UTC. */
export type ToldBirth = Pick<
  Form,
  'gender' | 'birthday' | 'birthdayTime' | 'city' | 'latitude' | 'longitude' | 'utc'
> & { readonly offsetSec: number }

/**
 * Seconds since midnight of a time on the wall.
 * @example secondsOf('08:30') // 30600
 */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** The same birth as the almanac reads it. */
export function toAlmanacBirth(told: Omit<ToldBirth, 'city' | 'utc'>): Birth {
  const [year = 0, month = 0, day = 0] = told.birthday.split('-').map(Number)
  return {
    date: { year, month, day },
    timeSec: told.birthdayTime === null ? null : secondsOf(told.birthdayTime),
    latitudeDeg: told.latitude,
    longitudeDeg: told.longitude,
    offsetSec: told.offsetSec,
    gender: told.gender,
  }
}

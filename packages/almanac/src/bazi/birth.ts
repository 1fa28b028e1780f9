import { MS_PER_DAY } from '../astro/time-scale.ts'
import { type CivilDate, requireAlmanacDate, toJulianDay, utcMidnightMs } from '../calendar/civil-date.ts'
import type { Place } from '../calendar/place.ts'

/** A birth in local wall time. The caller, who knows the history of the zone, resolves the offset. */
export type Birth = {
  readonly date: CivilDate
  /** Seconds since midnight on the wall clock, or null where the time is unknown. */
  readonly timeSec: number | null
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  /** How far that clock was ahead of UTC, seconds; at noon where the time is not known. */
  readonly offsetSec: number
  readonly gender: 'female' | 'male'
  /**
   * The instant the chart is read at instead, where its owner has chosen so: beyond a boundary close to the time, or in
   * a part of a day whose time is unknown.
   */
  readonly chosenMs?: number | undefined
}

/** The instants a birth may have: one, or all of its day. */
export type BirthSpan = { readonly fromMs: number; readonly toMs: number }

/** The place of a birth, its clock held as it stood that day. */
export function placeOf({ latitudeDeg, longitudeDeg, offsetSec }: Birth): Place {
  return { latitudeDeg, longitudeDeg, offsetSecAt: () => offsetSec }
}

/**
 * First and last instant a birth may have, to the second; the same where the time is known.
 * @example birthSpan({ date: { year: 1970, month: 1, day: 1 }, timeSec: null, offsetSec: 3600 }) // { fromMs: -3600000, toMs: 82799000 }
 */
export function birthSpan({
  date,
  timeSec,
  offsetSec,
}: Pick<Birth, 'date' | 'timeSec' | 'offsetSec'>): BirthSpan {
  requireAlmanacDate(date)
  if (timeSec !== null && !(timeSec >= 0 && timeSec < 86_400))
    throw new RangeError(`a clock does not show ${timeSec} s after midnight`)
  const midnightMs = utcMidnightMs(toJulianDay(date)) - offsetSec * 1000
  if (timeSec === null) return { fromMs: midnightMs, toMs: midnightMs + MS_PER_DAY - 1000 }
  return { fromMs: midnightMs + timeSec * 1000, toMs: midnightMs + timeSec * 1000 }
}

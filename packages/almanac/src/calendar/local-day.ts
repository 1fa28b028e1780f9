import { MS_PER_DAY } from '../astro/time-scale.ts'
import { dayOfReading, type JulianDay, julianDay, utcMidnightMs } from './civil-date.ts'
import { clockReadingMs, type Place } from './place.ts'

/** A civil day as it passes in a place: `startMs` up to, not including, `endMs`. */
export type LocalDay = { readonly day: JulianDay; readonly startMs: number; readonly endMs: number }

/** Instant a clock jumps over a reading: the first at which it shows the reading or a later one. */
function findJump(readingMs: number, place: Place): number {
  let [before, after] = [readingMs - MS_PER_DAY, readingMs + MS_PER_DAY]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (clockReadingMs(middle, place) >= readingMs) after = middle
    else before = middle
  }
  return after
}

/**
 * The first instant at which the clock of a place shows a reading (given as if it were UTC).
 * Where the clock is put back over it, the earlier of the two; where it is put forward over it, the jump.
 */
export function firstInstantOf(readingMs: number, place: Place): number {
  const offsetBeforeMs = place.offsetSecAt(readingMs - MS_PER_DAY) * 1000
  const offsetAfterMs = place.offsetSecAt(readingMs + MS_PER_DAY) * 1000
  if (offsetBeforeMs === offsetAfterMs) return readingMs - offsetBeforeMs
  const candidates = [readingMs - offsetBeforeMs, readingMs - offsetAfterMs].sort((a, b) => a - b)
  return candidates.find((at) => clockReadingMs(at, place) === readingMs) ?? findJump(readingMs, place)
}

/**
 * The civil day of a date in a place: 23 or 25 hours long where the clock is changed.
 * @example localDayOf(toJulianDay({ year: 1970, month: 1, day: 2 }), chinaMeridian) // { day: 2440589, startMs: 57600000, endMs: 144000000 }
 */
export function localDayOf(day: JulianDay, place: Place): LocalDay {
  return {
    day,
    startMs: firstInstantOf(utcMidnightMs(day), place),
    endMs: firstInstantOf(utcMidnightMs(julianDay(day + 1)), place),
  }
}

/** The civil day an instant falls on in a place. */
export function localDayAt(epochMs: number, place: Place): JulianDay {
  return dayOfReading(clockReadingMs(epochMs, place))
}

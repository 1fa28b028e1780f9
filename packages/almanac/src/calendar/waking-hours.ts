/** A part of a day in seconds of the local clock from the date's midnight. */
type ClockSpan = { readonly startClockSec: number; readonly endClockSec: number }

const HOUR_SEC = 3600
const DAY_SEC = 24 * HOUR_SEC
/** Most people are up from 07:00 to 22:00 by the clock. */
export const WAKING_FROM_SEC = 7 * HOUR_SEC
export const WAKING_TO_SEC = 22 * HOUR_SEC

/**
 * Whether most of a double-hour lies between 07:00 and 22:00 by the clock. Its middle decides, because a double-hour is
 * shorter than either the waking part of a day or the night.
 * @example isWakingHour({ startClockSec: 24_300, endClockSec: 31_500 }) // true  06:45 to 08:45
 */
export function isWakingHour({ startClockSec, endClockSec }: ClockSpan): boolean {
  const middleSec = ((((startClockSec + endClockSec) / 2) % DAY_SEC) + DAY_SEC) % DAY_SEC
  return middleSec > WAKING_FROM_SEC && middleSec < WAKING_TO_SEC
}

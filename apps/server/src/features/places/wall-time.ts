import { Temporal } from 'temporal-polyfill'

/**
 * The offset of a clock from UTC in seconds; local mean time has odd values. An ambiguous or skipped time is reported as
 * such, because only the person knows which instant was meant.
 */
export type WallTimeOffset =
  | { readonly kind: 'one'; readonly offsetSec: number }
  | { readonly kind: 'ambiguous'; readonly earlier: number; readonly later: number }
  | { readonly kind: 'missing'; readonly before: number; readonly after: number }

const NS_PER_SEC = 1_000_000_000

/**
 * Finds the UTC offset of a zone at a local date and time, from the history in tzdb.
 * @example offsetAtWallTime('1985-03-31T02:30', 'Europe/Moscow') // { kind: 'missing', before: 10800, after: 14400 }
 */
export function offsetAtWallTime(local: string, zone: string): WallTimeOffset {
  const reading = Temporal.PlainDateTime.from(local)
  const offset = (disambiguation: 'earlier' | 'later'): number =>
    reading.toZonedDateTime(zone, { disambiguation }).offsetNanoseconds / NS_PER_SEC
  const [earlier, later] = [offset('earlier'), offset('later')]
  if (earlier === later) return { kind: 'one', offsetSec: earlier }
  // After clocks are put back, two instants match, and the first has the larger offset. After they are put forward, none
  // matches, and Temporal finds the instant before the gap with the offset after it.
  return earlier > later
    ? { kind: 'ambiguous', earlier, later }
    : { kind: 'missing', before: earlier, after: later }
}

import { Temporal } from 'temporal-polyfill'

/**
 * How far a clock was ahead of UTC, in seconds: mean solar time of a town had odd ones. A reading that occurred twice,
 * or never, is told as such, for only the person knows which was meant.
 */
export type WallTimeOffset =
  | { readonly kind: 'one'; readonly offsetSec: number }
  | { readonly kind: 'ambiguous'; readonly earlier: number; readonly later: number }
  | { readonly kind: 'missing'; readonly before: number; readonly after: number }

const NS_PER_SEC = 1_000_000_000

/**
 * The offset that a clock in a zone had when it showed a local date and time, from the history in tzdb.
 * @example offsetAtWallTime('1985-03-31T02:30', 'Europe/Moscow') // { kind: 'missing', before: 10800, after: 14400 }
 */
export function offsetAtWallTime(local: string, zone: string): WallTimeOffset {
  const reading = Temporal.PlainDateTime.from(local)
  const offset = (disambiguation: 'earlier' | 'later'): number =>
    reading.toZonedDateTime(zone, { disambiguation }).offsetNanoseconds / NS_PER_SEC
  const [earlier, later] = [offset('earlier'), offset('later')]
  if (earlier === later) return { kind: 'one', offsetSec: earlier }
  // Clocks put back leave two instants, the first with the larger offset; put forward they leave none, and the one
  // before the gap is reached by reading the clock with the offset after it.
  return earlier > later
    ? { kind: 'ambiguous', earlier, later }
    : { kind: 'missing', before: earlier, after: later }
}

const MS_PER_MINUTE = 60_000

/**
 * True solar time in the format of a clock.
 * @example solarTimeAt(Date.UTC(2026, 10, 15, 9, 58, 30), 9_950) // '12:44'
 */
export function solarTimeAt(epochMs: number, offsetSec: number): string {
  return new Date(epochMs + offsetSec * 1000).toISOString().slice(11, 16)
}

/**
 * Milliseconds until the next minute of solar time.
 * @example msToNextMinute(Date.UTC(2026, 10, 15, 9, 58, 30), 9_950) // 40000
 */
export function msToNextMinute(epochMs: number, offsetSec: number): number {
  return MS_PER_MINUTE - ((((epochMs + offsetSec * 1000) % MS_PER_MINUTE) + MS_PER_MINUTE) % MS_PER_MINUTE)
}

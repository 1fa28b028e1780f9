/** The shape of a lunar year: how many days into the civil year it begins, its leap month (0 none), its months. */
export type LunarYearShape = {
  readonly newYearOffset: number
  readonly leapMonth: number
  /** One bit a month in order, the leap month after its namesake: 1 for 30 days. */
  readonly longMonths: number
}

const LENGTH_BITS = 13
const LEAP_BITS = 4

/**
 * Packs a year into one number: from the right, 13 bits of lengths, 4 of the leap month, the rest for the offset.
 * @example encodeLunarYear({ newYearOffset: 30, leapMonth: 0, longMonths: 1 }) // 3932161
 */
export function encodeLunarYear({ newYearOffset, leapMonth, longMonths }: LunarYearShape): number {
  return (((newYearOffset << LEAP_BITS) | leapMonth) << LENGTH_BITS) | longMonths
}

/**
 * Unpacks what {@link encodeLunarYear} packed.
 * @example decodeLunarYear(3_932_161) // { newYearOffset: 30, leapMonth: 0, longMonths: 1 }
 */
export function decodeLunarYear(code: number): LunarYearShape {
  return {
    newYearOffset: code >> (LENGTH_BITS + LEAP_BITS),
    leapMonth: (code >> LENGTH_BITS) & ((1 << LEAP_BITS) - 1),
    longMonths: code & ((1 << LENGTH_BITS) - 1),
  }
}

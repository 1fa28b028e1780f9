/** Seconds of Terrestrial Time since J2000 (2000-01-01 12:00 TT): the even clock of the ephemerides. */
export type TerrestrialSec = number & { readonly __brand: 'TerrestrialSec' }

export const MS_PER_DAY = 86_400_000
/** 2000-01-01 12:00 on the civil clock. */
export const J2000_EPOCH_MS = 946_728_000_000
const SEC_PER_CENTURY = 36_525 * 86_400
const MS_PER_YEAR = 31_556_952_000
const UNIX_EPOCH_YEAR = 1970

// IERS Bulletin C: days since 1970-01-01 on which TAI − UTC became 10, 11, … 37 s.
const leapSecondDays = [
  730, 912, 1096, 1461, 1826, 2191, 2557, 2922, 3287, 3652, 4199, 4564, 4929, 5660, 6574, 7305, 7670, 8217,
  8582, 8947, 9496, 10043, 10592, 13149, 14245, 15522, 16617, 17167,
]
const FIRST_LEAP_TT_MINUS_UTC_SEC = 42.184
// CGPM 2022, Resolution 4: no leap second is due, and from 2035 the difference is not corrected; so it is held.
const HELD_TT_MINUS_UTC_SEC = 69.184
/** 2027-01-01: from here civil time is a forecast, since leap seconds are announced half a year ahead. */
export const FORECAST_FROM_MS = 1_798_761_600_000
const lastLeapMs = (leapSecondDays.at(-1) ?? 0) * MS_PER_DAY
const firstLeapMs = (leapSecondDays[0] ?? 0) * MS_PER_DAY

// F. Espenak and J. Meeus, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141), polynomials for ΔT:
// [last year, year zero, coefficients]. The first serves 1899 too.
const deltaTPolynomials: readonly (readonly [number, number, readonly number[]])[] = [
  [1920, 1900, [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197]],
  [1941, 1920, [21.2, 0.84493, -0.0761, 0.0020936]],
  [1961, 1950, [29.07, 0.407, -1 / 233, 1 / 2547]],
  [1986, 1975, [45.45, 1.067, -1 / 260, -1 / 718]],
]

function deltaTBefore1972(epochMs: number): number {
  const year = UNIX_EPOCH_YEAR + epochMs / MS_PER_YEAR
  const [, zero, coefficients] = deltaTPolynomials.find(([last]) => year < last) ?? [0, 0, []]
  return coefficients.reduceRight((sum, coefficient) => sum * (year - zero) + coefficient, 0)
}

/**
 * How far Terrestrial Time is ahead of the civil clock: leap seconds since 1972, before that ΔT to mean solar time.
 * @example ttMinusUtcSec(1_483_228_800_000) // 69.184  2017-01-01
 */
export function ttMinusUtcSec(epochMs: number): number {
  if (epochMs >= lastLeapMs) return HELD_TT_MINUS_UTC_SEC
  if (epochMs < firstLeapMs) return deltaTBefore1972(epochMs)
  const next = leapSecondDays.findIndex((day) => epochMs < day * MS_PER_DAY)
  return FIRST_LEAP_TT_MINUS_UTC_SEC + next - 1
}

/**
 * The civil instant on the even clock.
 * @example toTerrestrial(946_728_000_000) // 64.184  noon UTC of 2000-01-01
 */
export function toTerrestrial(epochMs: number): TerrestrialSec {
  // The brand is earned here: civil seconds from J2000, plus what the even clock is ahead.
  return ((epochMs - J2000_EPOCH_MS) / 1000 + ttMinusUtcSec(epochMs)) as TerrestrialSec
}

/**
 * The civil instant of a moment on the even clock, to the millisecond.
 * @example fromTerrestrial(toTerrestrial(1000)) // 1000
 */
export function fromTerrestrial(tt: TerrestrialSec): number {
  const evenMs = tt * 1000 + J2000_EPOCH_MS
  const roughMs = evenMs - ttMinusUtcSec(evenMs) * 1000
  return Math.round(evenMs - ttMinusUtcSec(roughMs) * 1000)
}

/** Julian centuries of Terrestrial Time since J2000, the argument of the series. */
export function toCenturies(tt: TerrestrialSec): number {
  return tt / SEC_PER_CENTURY
}

export function fromCenturies(centuries: number): TerrestrialSec {
  // The brand is earned here: the inverse of toCenturies.
  return (centuries * SEC_PER_CENTURY) as TerrestrialSec
}

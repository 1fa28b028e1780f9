/** A day on the wall calendar (proleptic Gregorian), without place or time. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** Whole days counted from noon of 1 January 4713 BC (Julian calendar). */
export type JulianDay = number & { readonly __brand: 'JulianDay' }

const UNIX_EPOCH_JULIAN_DAY = 2_440_588
const MS_PER_DAY = 86_400_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/**
 * Julian day number of a civil date.
 * @example toJulianDay({ year: 2000, month: 1, day: 1 }) // 2451545
 */
export function toJulianDay({ year, month, day }: CivilDate): JulianDay {
  // The brand is earned here: this is the only place a JulianDay is made.
  return (Math.floor(Date.UTC(year, month - 1, day) / MS_PER_DAY) + UNIX_EPOCH_JULIAN_DAY) as JulianDay
}

/**
 * Reads `YYYY-MM-DD` inside the almanac's range, 1900 to 2100; anything else is undefined.
 * @example parseCivilDate('2026-02-29') // undefined
 */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return undefined
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day >= 1 && day <= lastDay ? { year, month, day } : undefined
}

// Terrestrial Time to civil time, written apart from the almanac so that one can contradict the other.

const J2000_EPOCH_MS = Date.UTC(2000, 0, 1, 12)

// IERS Bulletin C: the days that begin after a leap second; TT − UTC is 42.184 s from the first.
const leapDays = [
  '1972-01-01 1972-07-01 1973-01-01 1974-01-01 1975-01-01 1976-01-01 1977-01-01 1978-01-01 1979-01-01',
  '1980-01-01 1981-07-01 1982-07-01 1983-07-01 1985-07-01 1988-01-01 1990-01-01 1991-01-01 1992-07-01',
  '1993-07-01 1994-07-01 1996-01-01 1997-07-01 1999-01-01 2006-01-01 2009-01-01 2012-07-01 2015-07-01',
  '2017-01-01',
].flatMap((line) => line.split(' ').map((day) => Date.parse(day)))

// F. Espenak and J. Meeus, NASA/TP-2006-214141.
function espenakMeeus(year: number): number {
  const from1900 = year - 1900
  if (year < 1920)
    return (
      -2.79 +
      1.494119 * from1900 -
      0.0598939 * from1900 ** 2 +
      0.0061966 * from1900 ** 3 -
      0.000197 * from1900 ** 4
    )
  const from1920 = year - 1920
  if (year < 1941) return 21.2 + 0.84493 * from1920 - 0.0761 * from1920 ** 2 + 0.0020936 * from1920 ** 3
  const from1950 = year - 1950
  if (year < 1961) return 29.07 + 0.407 * from1950 - from1950 ** 2 / 233 + from1950 ** 3 / 2547
  const from1975 = year - 1975
  return 45.45 + 1.067 * from1975 - from1975 ** 2 / 260 - from1975 ** 3 / 718
}

/** TT − UTC, held after the last leap second. */
export function deltaTSec(epochMs: number): number {
  const passed = leapDays.filter((day) => day <= epochMs).length
  return passed > 0 ? 41.184 + passed : espenakMeeus(1970 + epochMs / (365.2425 * 86_400_000))
}

/** Civil instant of a moment in seconds of Terrestrial Time since J2000. */
export function toEpochMs(ttSec: number): number {
  const evenMs = J2000_EPOCH_MS + ttSec * 1000
  return evenMs - deltaTSec(evenMs - deltaTSec(evenMs) * 1000) * 1000
}

/** Seconds since J2000 of a moment written as `2000-01-01T12:00:00.000` in Terrestrial Time. */
export function parseTerrestrial(text: string): number {
  return (Date.parse(`${text}Z`) - J2000_EPOCH_MS) / 1000
}

/** The date of an instant in UTC+8, `YYYY-MM-DD`. */
export function chinaDateOf(epochMs: number): string {
  return new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 10)
}

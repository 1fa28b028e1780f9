import { RAD_PER_DEG } from './angle.ts'
import { J2000_EPOCH_MS, MS_PER_DAY } from './time-scale.ts'

/**
 * Apparent sidereal time of Greenwich; `equinoxRad` is the nutation in right ascension.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., (12.4). Civil time stands in for UT1, within 0.9 s to 2026.
 */
export function siderealRad(epochMs: number, equinoxRad: number): number {
  const days = (epochMs - J2000_EPOCH_MS) / MS_PER_DAY
  return (280.46061837 + 360.98564736629 * days) * RAD_PER_DEG + equinoxRad
}

import { RAD_PER_DEG, shortestRad } from './angle.ts'
import { nutation } from './nutation.ts'
import { cosine, sine } from './sine.ts'
import { meanEquinoxSunLongitudeRad } from './sun.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

const SEC_PER_RAD = 43_200 / Math.PI
// J. Meeus, Astronomical Algorithms, 2nd ed., (28.1): aberration of the mean sun.
const MEAN_ABERRATION_DEG = 0.0057183

/**
 * Equation of time: how far the sundial is ahead of the mean sun.
 * Source: Meeus, chapter 28, with the mean longitude of (28.2).
 * @example Math.round(equationOfTimeSec(1_793_750_400_000)) // 987  noon UTC of 2026-11-03, its greatest
 */
export function equationOfTimeSec(epochMs: number): number {
  const t = toCenturies(toTerrestrial(epochMs))
  const { longitudeRad, obliquityRad } = nutation(t)
  const sun = meanEquinoxSunLongitudeRad(t) + longitudeRad
  const ascension = Math.atan2(cosine(obliquityRad) * sine(sun), cosine(sun))
  const meanDeg = 280.4664567 + t * (36000.7698279 + t * 0.00030322) - MEAN_ABERRATION_DEG
  return SEC_PER_RAD * shortestRad(meanDeg * RAD_PER_DEG - ascension + longitudeRad * cosine(obliquityRad))
}

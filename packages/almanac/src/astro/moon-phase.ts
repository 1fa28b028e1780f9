import { RAD_PER_DEG, turnDeg } from './angle.ts'
import { moonLongitudeRad } from './moon.ts'
import { cosine, sine } from './sine.ts'
import { meanEquinoxSunLongitudeRad } from './sun.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

/** How the moon stands to the sun: 0° new, 180° full; `litFraction` of the disc is bright. */
export type MoonPhase = { readonly elongationDeg: number; readonly litFraction: number }

// J. Meeus, Astronomical Algorithms, 2nd ed., table 47.B: the moon's greatest departure from the ecliptic, leading term.
const LATITUDE_DEG = 5.128122
// Mean distances of sun and moon; IAU 2012 astronomical unit, Meeus chapter 47.
const SUN_TO_MOON_DISTANCE = 149_597_870.7 / 385_000.56

/**
 * Elongation (to 15″) and lit part (to 0.2 %) of the moon at an instant.
 * Source: Meeus, chapters 25 (sun), 47 (moon), 48 (lit part).
 * @example moonPhase(1_795_532_013_000).litFraction > 0.997 // true  full moon of 2026-11-24
 */
export function moonPhase(epochMs: number): MoonPhase {
  const t = toCenturies(toTerrestrial(epochMs))
  const elongation = moonLongitudeRad(t) - meanEquinoxSunLongitudeRad(t)
  const latitude = LATITUDE_DEG * RAD_PER_DEG * sine((93.272095 + 483202.0175233 * t) * RAD_PER_DEG)
  const cosPsi = cosine(latitude) * cosine(elongation)
  const sinPsi = Math.sqrt(1 - cosPsi * cosPsi)
  const phaseAngle = Math.atan2(SUN_TO_MOON_DISTANCE * sinPsi, 1 - SUN_TO_MOON_DISTANCE * cosPsi)
  return { elongationDeg: turnDeg(elongation / RAD_PER_DEG), litFraction: (1 + cosine(phaseAngle)) / 2 }
}

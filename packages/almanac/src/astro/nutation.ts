import { RAD_PER_ARCSEC, RAD_PER_DEG } from './angle.ts'
import { cosine, sine } from './sine.ts'

/** The nodding of the Earth's axis: shift of the equinox along the ecliptic, and the tilt of the axis. */
export type Nutation = { readonly longitudeRad: number; readonly obliquityRad: number }

/**
 * Nutation and tilt at a moment, good to 0.2″.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., chapter 22: leading terms of table 22.A and (22.2).
 */
export function nutation(centuries: number): Nutation {
  const node = (125.04452 - 1934.136261 * centuries) * RAD_PER_DEG
  const twiceSun = 2 * (280.4665 + 36000.7698 * centuries) * RAD_PER_DEG
  const twiceMoon = 2 * (218.3165 + 481267.8813 * centuries) * RAD_PER_DEG
  const sunAnomaly = (357.52772 + 35999.05034 * centuries) * RAD_PER_DEG
  const moonAnomaly = (134.96298 + 477198.867398 * centuries) * RAD_PER_DEG
  const longitudeArcsec =
    -17.1996 * sine(node) -
    1.3187 * sine(twiceSun) -
    0.2274 * sine(twiceMoon) +
    0.2062 * sine(2 * node) +
    0.1426 * sine(sunAnomaly) +
    0.0712 * sine(moonAnomaly)
  const obliquityArcsec =
    84381.448 -
    46.815 * centuries +
    9.2025 * cosine(node) +
    0.5736 * cosine(twiceSun) +
    0.0977 * cosine(twiceMoon) -
    0.0895 * cosine(2 * node)
  return {
    longitudeRad: longitudeArcsec * RAD_PER_ARCSEC,
    obliquityRad: obliquityArcsec * RAD_PER_ARCSEC,
  }
}

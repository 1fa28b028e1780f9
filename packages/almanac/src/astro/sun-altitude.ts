import { RAD_PER_ARCSEC, RAD_PER_DEG } from './angle.ts'
import type { Altitude } from './crossings.ts'
import type { Observer } from './moon-altitude.ts'
import { nutation } from './nutation.ts'
import { siderealRad } from './sidereal.ts'
import { cosine, sine } from './sine.ts'
import { sunDistanceAu, sunLongitudeRad } from './sun.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

// Refraction at the horizon as all almanacs take it; semidiameter and parallax of the sun at its mean distance.
const HORIZON_REFRACTION_RAD = (34 / 60) * RAD_PER_DEG
const SEMIDIAMETER_RAD = 959.63 * RAD_PER_ARCSEC
const PARALLAX_RAD = 8.794 * RAD_PER_ARCSEC

/**
 * Height of the sun's upper edge above the visible horizon at sea level, as a function of the instant inside a stretch of a
 * few days, over which the longitude is all but straight: 0.5″ is lost. Source: Meeus, chapters 13 and 15.
 */
export function createSunAltitude(
  { latitudeDeg, longitudeDeg }: Observer,
  fromMs: number,
  toMs: number,
): Altitude {
  const centuriesAt = (epochMs: number): number => toCenturies(toTerrestrial(epochMs))
  const middle = centuriesAt((fromMs + toMs) / 2)
  const { longitudeRad, obliquityRad } = nutation(middle)
  const [first, last] = [sunLongitudeRad(centuriesAt(fromMs)), sunLongitudeRad(centuriesAt(toMs))]
  const edge = SEMIDIAMETER_RAD / sunDistanceAu(middle) + HORIZON_REFRACTION_RAD - PARALLAX_RAD
  const equinoxRad = longitudeRad * cosine(obliquityRad) + longitudeDeg * RAD_PER_DEG
  const [cosLatitude, sinLatitude] = [cosine(latitudeDeg * RAD_PER_DEG), sine(latitudeDeg * RAD_PER_DEG)]
  const [cosTilt, sinTilt] = [cosine(obliquityRad), sine(obliquityRad)]

  return (epochMs) => {
    const longitude = first + ((last - first) * (epochMs - fromMs)) / (toMs - fromMs)
    const [x, y] = [cosine(longitude), sine(longitude)]
    const sidereal = siderealRad(epochMs, equinoxRad)
    const south = x * cosine(sidereal) + y * cosTilt * sine(sidereal)
    return (Math.asin(south * cosLatitude + y * sinTilt * sinLatitude) + edge) / RAD_PER_DEG
  }
}

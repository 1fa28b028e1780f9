import { moonDistanceKm, moonLatitudeRad, moonLongitudeRad } from './moon.ts'
import { nutation } from './nutation.ts'
import { cosine, sine } from './sine.ts'
import { sunDistanceAu, sunLongitudeRad } from './sun.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

/** A place from the centre of the Earth, towards equinox, quarter and pole of the day's equator, in km. */
export type Vector = readonly [number, number, number]

const KM_PER_AU = 149_597_870.7

export function moonVector(epochMs: number): Vector {
  const t = toCenturies(toTerrestrial(epochMs))
  const { longitudeRad, obliquityRad } = nutation(t)
  const latitude = moonLatitudeRad(t)
  const distance = moonDistanceKm(t)
  const longitude = moonLongitudeRad(t) + longitudeRad
  const flat = distance * cosine(latitude)
  return toEquator(
    [flat * cosine(longitude), flat * sine(longitude), distance * sine(latitude)],
    obliquityRad,
  )
}

/** The apparent sun; its latitude, at most 1″, is left out. */
export function sunVector(epochMs: number): Vector {
  const t = toCenturies(toTerrestrial(epochMs))
  const { obliquityRad } = nutation(t)
  const longitude = sunLongitudeRad(t)
  const distance = sunDistanceAu(t) * KM_PER_AU
  return toEquator([distance * cosine(longitude), distance * sine(longitude), 0], obliquityRad)
}

/** Turned from the ecliptic to the equator. */
function toEquator([x, y, z]: Vector, obliquityRad: number): Vector {
  const [cos, sin] = [cosine(obliquityRad), sine(obliquityRad)]
  return [x, y * cos - z * sin, y * sin + z * cos]
}

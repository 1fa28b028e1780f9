import { RAD_PER_DEG } from './angle.ts'
import { EARTH_RADIUS_KM, FLATTENING } from './earth.ts'
import type { Observer } from './moon-altitude.ts'
import { nutation } from './nutation.ts'
import { siderealRad } from './sidereal.ts'
import { cosine, sine } from './sine.ts'
import type { Vector } from './sky-vectors.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

/** Where an observer at sea level stands, from the centre of the Earth. Source: Meeus, chapter 11. */
export function observerVector({ latitudeDeg, longitudeDeg }: Observer, epochMs: number): Vector {
  const { longitudeRad, obliquityRad } = nutation(toCenturies(toTerrestrial(epochMs)))
  const sidereal = siderealRad(epochMs, longitudeRad * cosine(obliquityRad) + longitudeDeg * RAD_PER_DEG)
  const [cos, sin] = [cosine(latitudeDeg * RAD_PER_DEG), sine(latitudeDeg * RAD_PER_DEG)]
  const squash = (1 - FLATTENING) ** 2
  const curvature = EARTH_RADIUS_KM / Math.sqrt(cos ** 2 + squash * sin ** 2)
  const axisDistance = curvature * cos
  return [axisDistance * cosine(sidereal), axisDistance * sine(sidereal), curvature * squash * sin]
}

import { RAD_PER_DEG } from './angle.ts'
import { EARTH_RADIUS_KM, FLATTENING } from './earth.ts'
import { nutation } from './nutation.ts'
import { siderealRad } from './sidereal.ts'
import { cosine, sine } from './sine.ts'
import { moonVector, type Vector } from './sky-vectors.ts'
import { MS_PER_DAY, toCenturies, toTerrestrial } from './time-scale.ts'

// IAU Working Group on Cartographic Coordinates 2015; refraction at the horizon as all almanacs take it.
const MOON_RADIUS_KM = 1738.1
const HORIZON_REFRACTION_DEG = 34 / 60

/** Stretch of time with the moon's places a day apart, between which they are interpolated. */
type Track = { readonly firstMs: number; readonly places: readonly Vector[] }

const NODES = 6
const NODES_BEFORE = 2
// Denominators of Lagrange's polynomials on six equal steps: k! (5 − k)! with alternating sign.
const lagrangeWeights = [-1 / 120, 1 / 24, -1 / 12, 1 / 12, -1 / 24, 1 / 120]

function trackMoon(fromMs: number, toMs: number): Track {
  const firstMs = fromMs - NODES_BEFORE * MS_PER_DAY
  const count = Math.ceil((toMs - fromMs) / MS_PER_DAY) + NODES
  return {
    firstMs,
    places: Array.from({ length: count }, (_, day) => moonVector(firstMs + day * MS_PER_DAY)),
  }
}

/** Place of the moon on a track: six-point interpolation, true to 0.5″. */
function interpolate({ firstMs, places }: Track, epochMs: number): Vector {
  const steps = (epochMs - firstMs) / MS_PER_DAY
  const start = Math.min(Math.max(Math.floor(steps) - NODES_BEFORE, 0), places.length - NODES)
  const u = steps - start
  let [x, y, z] = [0, 0, 0]
  for (let node = 0; node < NODES; node++) {
    let weight = lagrangeWeights[node] ?? 0
    for (let other = 0; other < NODES; other++) if (other !== node) weight *= u - other
    // The index stays inside: the start is clamped.
    const place = places[start + node] as Vector
    x += weight * place[0]
    y += weight * place[1]
    z += weight * place[2]
  }
  return [x, y, z]
}

export type Observer = { readonly latitudeDeg: number; readonly longitudeDeg: number }

/**
 * Height of the moon's upper edge above the visible horizon at sea level, degrees, as a function of the instant
 * inside a stretch of time. Source: Meeus, chapters 11 (observer), 13 (horizon), 15 (rising), 40 (parallax).
 */
export function createMoonAltitude(
  { latitudeDeg, longitudeDeg }: Observer,
  fromMs: number,
  toMs: number,
): (epochMs: number) => number {
  const track = trackMoon(fromMs, toMs)
  const { longitudeRad, obliquityRad } = nutation(toCenturies(toTerrestrial((fromMs + toMs) / 2)))
  const nodding = longitudeRad * cosine(obliquityRad) + longitudeDeg * RAD_PER_DEG
  const [cosLatitude, sinLatitude] = [cosine(latitudeDeg * RAD_PER_DEG), sine(latitudeDeg * RAD_PER_DEG)]
  const squash = (1 - FLATTENING) ** 2
  const curvature = EARTH_RADIUS_KM / Math.sqrt(cosLatitude ** 2 + squash * sinLatitude ** 2)
  const [axisDistance, poleward] = [curvature * cosLatitude, curvature * squash * sinLatitude]

  return (epochMs) => {
    const [x, y, z] = interpolate(track, epochMs)
    const sidereal = siderealRad(epochMs, nodding)
    const [cos, sin] = [cosine(sidereal), sine(sidereal)]
    // Turned so that the first axis lies in the meridian.
    const south = x * cos + y * sin - axisDistance
    const east = y * cos - x * sin
    const up = z - poleward
    const distance = Math.sqrt(south * south + east * east + up * up)
    const altitude = Math.asin((south * cosLatitude + up * sinLatitude) / distance)
    return (altitude + Math.asin(MOON_RADIUS_KM / distance)) / RAD_PER_DEG + HORIZON_REFRACTION_DEG
  }
}

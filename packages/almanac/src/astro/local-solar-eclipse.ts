import { type Eclipse, MOON_RADIUS_KM, SUN_RADIUS_KM } from './eclipses.ts'
import { findLeast } from './least.ts'
import type { Observer } from './moon-altitude.ts'
import { observerVector } from './observer-vector.ts'
import { moonVector, sunVector, type Vector } from './sky-vectors.ts'
import { findTurn } from './turn.ts'
import { dot, lengthOf, minus } from './vectors.ts'

/** Sun and moon side by side in the sky of an observer, in radians. */
type Discs = { readonly apartRad: number; readonly sunRad: number; readonly moonRad: number }

const STEP_MS = 20 * 60_000
/** The shadow crosses the Earth within this time of its peak. */
const REACH_MS = 3.5 * 3_600_000
/** An eclipse lasts at one place at most this long before and after its greatest. */
const HALF_MS = 2.5 * 3_600_000

/** The discs of sun and moon as an observer sees them. Source: Meeus, chapters 40 (parallax) and 55 (semidiameters). */
function discsAt(observer: Observer, atMs: number): Discs {
  const stand = observerVector(observer, atMs)
  const [sun, moon] = [minus(sunVector(atMs), stand), minus(moonVector(atMs), stand)]
  return {
    apartRad: angleBetween(sun, moon),
    sunRad: Math.asin(SUN_RADIUS_KM / lengthOf(sun)),
    moonRad: Math.asin(MOON_RADIUS_KM / lengthOf(moon)),
  }
}

function angleBetween(a: Vector, b: Vector): number {
  const across = Math.sqrt(Math.max(0, dot(a, a) * dot(b, b) - dot(a, b) ** 2))
  return Math.atan2(across, dot(a, b))
}

/** How much of the sun's disc the moon hides, 0 to 1. */
export function coveredFraction({ apartRad: d, sunRad: s, moonRad: m }: Discs): number {
  if (d >= s + m) return 0
  if (d <= Math.abs(s - m)) return Math.min(1, (m / s) ** 2)
  // Two sectors less the kite between the centres and the points where the edges meet.
  const [atSun, atMoon] = [
    Math.acos((d * d + s * s - m * m) / (2 * d * s)),
    Math.acos((d * d + m * m - s * s) / (2 * d * m)),
  ]
  const kite = Math.sqrt((s + m - d) * (d + s - m) * (d - s + m) * (d + s + m)) / 2
  return (s * s * atSun + m * m * atMoon - kite) / (Math.PI * s * s)
}

/** The course of a solar eclipse for an observer, whether or not the sun is up. */
export type SolarCourse = {
  readonly kind: 'total' | 'annular' | 'partial'
  readonly beginMs: number
  readonly maxMs: number
  readonly endMs: number
  readonly coveredAt: (atMs: number) => number
}

/** The course of a solar eclipse at a place; undefined where the shadow misses it. */
export function findSolarCourse({ peakMs }: Eclipse, observer: Observer): SolarCourse | undefined {
  const apartAt = (atMs: number): number => discsAt(observer, atMs).apartRad
  let nearMs = peakMs - REACH_MS
  let leastRad = apartAt(nearMs)
  for (let atMs = nearMs + STEP_MS; atMs <= peakMs + REACH_MS; atMs += STEP_MS) {
    const apartRad = apartAt(atMs)
    if (apartRad >= leastRad) continue
    leastRad = apartRad
    nearMs = atMs
  }
  const maxMs = findLeast(apartAt, nearMs)
  const { apartRad, sunRad, moonRad } = discsAt(observer, maxMs)
  if (apartRad >= sunRad + moonRad) return undefined
  const gapAt = (atMs: number): number => {
    const discs = discsAt(observer, atMs)
    return discs.apartRad - discs.sunRad - discs.moonRad
  }
  const isCentral = apartRad < Math.abs(moonRad - sunRad)
  return {
    kind: isCentral ? (moonRad > sunRad ? 'total' : 'annular') : 'partial',
    beginMs: findTurn(gapAt, maxMs - HALF_MS, maxMs),
    maxMs,
    endMs: findTurn(gapAt, maxMs, maxMs + HALF_MS),
    coveredAt: (atMs) => coveredFraction(discsAt(observer, atMs)),
  }
}

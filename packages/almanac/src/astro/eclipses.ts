import { EARTH_RADIUS_KM, FLATTENING } from './earth.ts'
import { findLeast } from './least.ts'
import { FULL_MOON, moonQuarters, NEW_MOON, quarterOf } from './moon-quarters.ts'
import { moonVector, sunVector, type Vector } from './sky-vectors.ts'
import { dot, lengthOf, minus, times } from './vectors.ts'

/** An eclipse of the sun or the moon as seen from space. */
export type Eclipse = {
  readonly body: 'sun' | 'moon'
  readonly kind: 'total' | 'annular' | 'partial' | 'penumbral'
  /** When the axis of the shadow is nearest to the centre of the Earth, or of the moon. */
  readonly peakMs: number
}

const EARTH_MEAN_RADIUS_KM = 6371
export const SUN_RADIUS_KM = 695_700
export const MOON_RADIUS_KM = 1737.4
// The valleys of its edge let the sun through: the ratio 0.272281 to the Earth that NASA's canons take for the umbra.
const MOON_UMBRA_RADIUS_KM = 0.272281 * EARTH_RADIUS_KM
// The air widens the shadow of the Earth: by 88 km, as astronomy-engine takes it.
const EARTH_SHADOW_RADIUS_KM = EARTH_MEAN_RADIUS_KM + 88

/** How far a peak lies from its new or full moon at most. */
const REACH_MS = 3_600_000
/** Beyond this distance of the moon from the plane of the shadow no eclipse is near, in km. */
const FAR_KM = 16_000

/** A shadow and the body it may fall on, in km. */
export type Shadow = {
  /** From the centre of the caster along the axis to the plane of the other body. */
  readonly alongKm: number
  readonly distanceKm: number
  readonly umbraKm: number
  readonly penumbraKm: number
  /** Unit vector of the axis, away from the sun. */
  readonly axis: Vector
}

/** The shadow of a body that hides the sun, at another body; both places are from the centre of the Earth. */
function shadowAt(sun: Vector, caster: Vector, casterKm: number, other: Vector): Shadow {
  const fromSun = minus(caster, sun)
  const sunKm = lengthOf(fromSun)
  const axis = times(fromSun, 1 / sunKm)
  const offset = minus(other, caster)
  const alongKm = dot(offset, axis)
  return {
    axis,
    alongKm,
    distanceKm: lengthOf(minus(offset, times(axis, alongKm))),
    umbraKm: casterKm - (alongKm * (SUN_RADIUS_KM - casterKm)) / sunKm,
    penumbraKm: casterKm + (alongKm * (SUN_RADIUS_KM + casterKm)) / sunKm,
  }
}

const EARTH: Vector = [0, 0, 0]

const moonShadow = (atMs: number): Shadow =>
  shadowAt(sunVector(atMs), moonVector(atMs), MOON_RADIUS_KM, EARTH)
export const earthShadow = (atMs: number): Shadow =>
  shadowAt(sunVector(atMs), EARTH, EARTH_SHADOW_RADIUS_KM, moonVector(atMs))

function findSolar(newMoonMs: number): Eclipse | undefined {
  const peakMs = findLeast((atMs) => moonShadow(atMs).distanceKm, newMoonMs)
  const shadow = moonShadow(peakMs)
  if (shadow.distanceKm > shadow.penumbraKm + EARTH_MEAN_RADIUS_KM) return undefined
  return { body: 'sun', kind: kindOfSolar(shadow, moonVector(peakMs)), peakMs }
}

/** Central where the axis meets the Earth; total where the tip of the umbra reaches the ground. */
function kindOfSolar({ axis, alongKm, umbraKm }: Shadow, moon: Vector): Eclipse['kind'] {
  // With the poles stretched the Earth is a ball.
  const stretched = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]
  const [from, along] = [stretched(moon), stretched(axis)]
  const [a, b, c] = [dot(along, along), dot(from, along), dot(from, from) - EARTH_RADIUS_KM ** 2]
  const root = b * b - a * c
  if (root < 0) return 'partial'
  const groundKm = (-b - Math.sqrt(root)) / a
  const narrowing = (MOON_RADIUS_KM - umbraKm) / alongKm
  return MOON_UMBRA_RADIUS_KM - groundKm * narrowing > 0 ? 'total' : 'annular'
}

function findLunar(fullMoonMs: number): Eclipse | undefined {
  const peakMs = findLeast((atMs) => earthShadow(atMs).distanceKm, fullMoonMs)
  const { distanceKm, umbraKm, penumbraKm } = earthShadow(peakMs)
  if (distanceKm - MOON_RADIUS_KM > penumbraKm) return undefined
  const kind =
    distanceKm + MOON_RADIUS_KM < umbraKm
      ? 'total'
      : distanceKm - MOON_RADIUS_KM < umbraKm
        ? 'partial'
        : 'penumbral'
  return { body: 'moon', kind, peakMs }
}

/**
 * The eclipses from an instant up to another, in order, peaks good to half a minute. Source of the shadows: J. Meeus,
 * Astronomical Algorithms, 2nd ed., chapter 54; places of sun and moon: chapters 25 and 47.
 * @example listEclipses(Date.UTC(2026, 7, 1), Date.UTC(2026, 8, 1)).map(({ body, kind }) => `${body} ${kind}`) // ['sun total', 'moon partial']
 */
export function listEclipses(fromMs: number, toMs: number): readonly Eclipse[] {
  const eclipses: Eclipse[] = []
  for (
    let index = moonQuarters.indexAt(fromMs - REACH_MS);
    moonQuarters.epochMs(index) < toMs + REACH_MS;
    index++
  ) {
    const quarter = quarterOf(index)
    if (quarter !== NEW_MOON && quarter !== FULL_MOON) continue
    const atMs = moonQuarters.epochMs(index)
    const { distanceKm } = quarter === NEW_MOON ? moonShadow(atMs) : earthShadow(atMs)
    if (distanceKm > FAR_KM) continue
    const eclipse = quarter === NEW_MOON ? findSolar(atMs) : findLunar(atMs)
    if (eclipse && eclipse.peakMs >= fromMs && eclipse.peakMs < toMs) eclipses.push(eclipse)
  }
  return eclipses
}

import type { GazetteerPlace } from './gazetteer-place.ts'

type Point = Pick<GazetteerPlace, 'latitudeDeg' | 'longitudeDeg'>

const EARTH_KM = 6371
/** Nearer than this, a place counts as here. */
const HERE_KM = 1

/**
 * The town somebody would name who stands at a point: of the places around, the one that pulls most, as size over
 * distance squared. The nearest alone would be a quarter of the city, or a hamlet beside it.
 */
export function findTown(point: Point, around: readonly GazetteerPlace[]): GazetteerPlace | undefined {
  const pull = (place: GazetteerPlace): number =>
    (place.population + 1) / Math.max(HERE_KM, distanceKm(point, place)) ** 2
  return around.reduce<GazetteerPlace | undefined>(
    (best, place) => (best && pull(best) >= pull(place) ? best : place),
    undefined,
  )
}

/** Along the great circle, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const rad = (deg: number): number => (deg * Math.PI) / 180
  const half = (deg: number): number => Math.sin(rad(deg) / 2) ** 2
  const chord =
    half(b.latitudeDeg - a.latitudeDeg) +
    Math.cos(rad(a.latitudeDeg)) * Math.cos(rad(b.latitudeDeg)) * half(b.longitudeDeg - a.longitudeDeg)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

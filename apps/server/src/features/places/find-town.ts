import type { GazetteerPlace } from './gazetteer-place.ts'

type Point = Pick<GazetteerPlace, 'latitudeDeg' | 'longitudeDeg'>

const EARTH_KM = 6371
/** Distances below this count as this. */
const HERE_KM = 1

/**
 * Finds the town that a person at a point would name: of the nearby places, the one with the largest population over
 * squared distance. The nearest place would often be a quarter of the city or a hamlet.
 */
export function findTown(point: Point, nearby: readonly GazetteerPlace[]): GazetteerPlace | undefined {
  const attraction = (place: GazetteerPlace): number =>
    (place.population + 1) / Math.max(HERE_KM, distanceKm(point, place)) ** 2
  return nearby.reduce<GazetteerPlace | undefined>(
    (best, place) => (best && attraction(best) >= attraction(place) ? best : place),
    undefined,
  )
}

/** The great-circle distance, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const rad = (deg: number): number => (deg * Math.PI) / 180
  const half = (deg: number): number => Math.sin(rad(deg) / 2) ** 2
  const chord =
    half(b.latitudeDeg - a.latitudeDeg) +
    Math.cos(rad(a.latitudeDeg)) * Math.cos(rad(b.latitudeDeg)) * half(b.longitudeDeg - a.longitudeDeg)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

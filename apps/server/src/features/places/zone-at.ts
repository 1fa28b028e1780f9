import type * as geoTz from 'geo-tz/all'
import { LRUCache } from 'lru-cache'

/** The IANA zone of a point; of the open sea, the nautical one. */
export type ZoneAt = (latitudeDeg: number, longitudeDeg: number) => Promise<string>

/** A tile of the map takes some megabytes, and visitors ask about few at a time. */
const TILES_KEPT = 64

/** Every zone the map allows at a point: two where states disagree. The map is read when somebody first asks. */
export function createZoneMap(): (latitudeDeg: number, longitudeDeg: number) => Promise<string[]> {
  let map: Promise<typeof geoTz> | undefined
  return async (latitudeDeg, longitudeDeg) => {
    map ??= import('geo-tz/all').then((loaded) => {
      loaded.setCache({ store: new LRUCache({ max: TILES_KEPT }) })
      return loaded
    })
    return (await map).find(latitudeDeg, longitudeDeg)
  }
}

export function createZoneAt(): ZoneAt {
  const zonesAt = createZoneMap()
  return async (latitudeDeg, longitudeDeg) => {
    const [zone] = await zonesAt(latitudeDeg, longitudeDeg)
    if (!zone) throw new Error('the map of time zones has a hole')
    return zone
  }
}

import type * as geoTz from 'geo-tz/all'
import { LRUCache } from 'lru-cache'

/** Finds the IANA zone of a point; on the open sea, the nautical zone. */
export type ZoneAt = (latitudeDeg: number, longitudeDeg: number) => Promise<string>

/** A tile of the map takes some megabytes, and few tiles are in use at a time. */
const CACHED_TILES = 64

/** Creates the look-up of all zones of a point; there are two in disputed areas. The map is loaded on first use. */
export function createZoneMap(): (latitudeDeg: number, longitudeDeg: number) => Promise<string[]> {
  let map: Promise<typeof geoTz> | undefined
  return async (latitudeDeg, longitudeDeg) => {
    map ??= import('geo-tz/all').then((loaded) => {
      loaded.setCache({ store: new LRUCache({ max: CACHED_TILES }) })
      return loaded
    })
    return (await map).find(latitudeDeg, longitudeDeg)
  }
}

export function createZoneAt(): ZoneAt {
  const zonesAt = createZoneMap()
  return async (latitudeDeg, longitudeDeg) => {
    const [zone] = await zonesAt(latitudeDeg, longitudeDeg)
    if (!zone) throw new Error('the time zone map has no zone for this point')
    return zone
  }
}

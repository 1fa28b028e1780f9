import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/database.ts'
import { moscow } from './default-place.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import { findPlaceById } from './store.ts'

/** Finds places by id. A cached place is returned without a promise, so that a cached page is served without waiting. */
export type Places = {
  find(id: string): GazetteerPlace | undefined | Promise<GazetteerPlace | undefined>
}

const MAX_CACHED = 20_000
/** An import may replace the gazetteer while the process runs, so entries expire. */
const TTL_MS = 3_600_000
const PLACE_ID = /^[1-9]\d{0,8}$/

/** Finds a place by id on a connection of the caller, for work inside a transaction. */
export async function findPlace(db: Kysely<Database>, id: string): Promise<GazetteerPlace | undefined> {
  if (!PLACE_ID.test(id)) return undefined
  const number = Number(id)
  return number === moscow.id ? moscow : findPlaceById(db, number)
}

export function createPlaces(db: Kysely<Database>, now: () => number): Places {
  const cache = new LRUCache<number, { readonly place: GazetteerPlace | undefined }>({
    max: MAX_CACHED,
    ttl: TTL_MS,
    perf: { now },
  })
  return {
    find(id) {
      if (!PLACE_ID.test(id)) return undefined
      const number = Number(id)
      if (number === moscow.id) return moscow
      const entry = cache.get(number)
      if (entry) return entry.place
      return findPlaceById(db, number).then((place) => {
        cache.set(number, { place })
        return place
      })
    },
  }
}

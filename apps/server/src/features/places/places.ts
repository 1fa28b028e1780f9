import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/database.ts'
import { moscow } from './default-place.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import { findPlaceById } from './store.ts'

/** Places by their ids: at once when they are known, so that a page from memory waits for nothing. */
export type Places = {
  find(id: string): GazetteerPlace | undefined | Promise<GazetteerPlace | undefined>
}

const MAX_KNOWN = 20_000
/** An import replaces the gazetteer under a running process: what is known is asked for again now and then. */
const TTL_MS = 3_600_000
const PLACE_ID = /^[1-9]\d{0,8}$/

export function createPlaces(db: Kysely<Database>, now: () => number): Places {
  const known = new LRUCache<number, { readonly place: GazetteerPlace | undefined }>({
    max: MAX_KNOWN,
    ttl: TTL_MS,
    perf: { now },
  })
  return {
    find(id) {
      if (!PLACE_ID.test(id)) return undefined
      const number = Number(id)
      if (number === moscow.id) return moscow
      const entry = known.get(number)
      if (entry) return entry.place
      return findPlaceById(db, number).then((place) => {
        known.set(number, { place })
        return place
      })
    },
  }
}

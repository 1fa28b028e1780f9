// The SQL of places.

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'

/** A row of `places` with the columns below. */
export type PlaceRow = {
  id: number
  name_en: string
  name_ru: string | null
  region_en: string | null
  region_ru: string | null
  country: string
  latitude: number
  longitude: number
  population: number
  zone: string
}
export const placeColumns =
  'p.id, p.name_en, p.name_ru, p.region_en, p.region_ru, p.country, p.latitude, p.longitude, p.population, p.zone'
const columns = sql.raw(placeColumns)

export async function findPlaceById(db: Kysely<Database>, id: number): Promise<GazetteerPlace | undefined> {
  const { rows } = await sql<PlaceRow>`select ${columns} from places p where p.id = ${id}`.execute(db)
  return rows[0] && toPlace(rows[0])
}

/** Finds the most populous place in any of the zones. */
export async function findLargestPlace(
  db: Kysely<Database>,
  zones: readonly string[],
): Promise<GazetteerPlace | undefined> {
  const { rows } = await sql<PlaceRow>`
    select ${columns} from places p where p.zone = any(${zones}::text[])
    order by p.population desc limit 1`.execute(db)
  return rows[0] && toPlace(rows[0])
}

/** Lists the places near a point, the nearest first by degrees; callers that need kilometres must sort again. */
export async function listPlacesAround(
  db: Kysely<Database>,
  { latitudeDeg, longitudeDeg }: Pick<GazetteerPlace, 'latitudeDeg' | 'longitudeDeg'>,
  limit: number,
): Promise<GazetteerPlace[]> {
  const { rows } = await sql<PlaceRow>`
    select ${columns} from places p
    order by point(p.longitude, p.latitude) <-> point(${longitudeDeg}::float8, ${latitudeDeg}::float8)
    limit ${limit}`.execute(db)
  return rows.map(toPlace)
}

export function toPlace(row: PlaceRow): GazetteerPlace {
  return {
    id: row.id,
    name: { en: row.name_en, ru: row.name_ru },
    region: { en: row.region_en, ru: row.region_ru },
    country: row.country,
    latitudeDeg: row.latitude,
    longitudeDeg: row.longitude,
    population: row.population,
    zone: row.zone,
  }
}

import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import { findLargestPlace } from './store.ts'
import { zoneNames } from './zone-aliases.ts'

/** Built in, so that Russian pages do not need the database. */
export const moscow: GazetteerPlace = {
  id: 524901,
  name: { en: 'Moscow', ru: 'Москва' },
  region: { en: 'Moscow', ru: 'Москва' },
  country: 'RU',
  latitudeDeg: 55.75222,
  longitudeDeg: 37.61556,
  population: 10_381_222,
  zone: 'Europe/Moscow',
}

/** The place of a visitor who has chosen none: Moscow for Russian pages, none for English ones. */
export function defaultPlace(locale: Locale): GazetteerPlace | null {
  return locale === 'ru' ? moscow : null
}

/** The default place of a time zone: its largest town. */
export async function findZoneDefault(
  db: Kysely<Database>,
  zone: string,
): Promise<GazetteerPlace | undefined> {
  return zone === moscow.zone ? moscow : findLargestPlace(db, zoneNames(zone))
}

import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import { findLargestPlace } from './store.ts'
import { zoneNames } from './zone-aliases.ts'

/** Known without the gazetteer: Russian pages must not need a database. */
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

/** The place of those of whom only the time zone is known: its largest town. */
export async function findZoneDefault(
  db: Kysely<Database>,
  zone: string,
): Promise<GazetteerPlace | undefined> {
  return zone === moscow.zone ? moscow : findLargestPlace(db, zoneNames(zone))
}

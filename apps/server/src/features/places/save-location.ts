import type { Input, Locale, Output, saveLocation } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CountryName } from './country-names.ts'
import { presentPlace } from './gazetteer-place.ts'
import type { Places } from './places.ts'
import { listPlacesAround } from './store.ts'
import { findTown } from './town-at.ts'
import type { ZoneAt } from './zone-at.ts'

type Saved = Output<typeof saveLocation>
type Given = Omit<Input<typeof saveLocation>, 'locale'> & { readonly locale: Locale }
type Deps = {
  readonly db: Kysely<Database>
  readonly places: Places
  readonly zoneAt: ZoneAt
  readonly countryName: CountryName
}

const NEIGHBOURS = 100
const NOWHERE: Saved = { location: { address: '', latitude: 0, longitude: 0 }, place: null, zone: null }

/** What to remember of where somebody says they are: a place they chose, or the town their own position lies in. */
export async function locate(given: Given, deps: Deps): Promise<Saved> {
  const { address, latitude, longitude, place: id } = given
  if (address === '' && latitude === 0 && longitude === 0) return NOWHERE
  if (id === undefined) return locatePosition(given, deps)
  const place = await deps.places.find(id)
  if (!place) throw new AppError('place.not-found')
  return { location: { address, latitude, longitude }, place: id, zone: place.zone }
}

async function locatePosition(
  { address, latitude, longitude, locale }: Given,
  { db, zoneAt, countryName }: Deps,
): Promise<Saved> {
  const point = { latitudeDeg: latitude, longitudeDeg: longitude }
  const zone = await zoneAt(latitude, longitude)
  const around = await listPlacesAround(db, point, NEIGHBOURS)
  const sameZone = around.filter((place) => place.zone === zone)
  const town = findTown(point, sameZone.length > 0 ? sameZone : around)
  if (!town) throw new AppError('place.not-found')
  const words = address || presentPlace(town, locale, countryName).address
  return { location: { address: words, latitude, longitude }, place: String(town.id), zone }
}

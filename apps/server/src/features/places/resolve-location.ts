import type { Input, Locale, Output, saveLocation } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CountryName } from './country-names.ts'
import { findTown } from './find-town.ts'
import { presentPlace } from './gazetteer-place.ts'
import type { Places } from './places.ts'
import { listPlacesAround } from './store.ts'
import type { ZoneAt } from './zone-at.ts'

type SavedLocation = Output<typeof saveLocation>
type LocationInput = Omit<Input<typeof saveLocation>, 'locale'> & { readonly locale: Locale }
type LocationDeps = {
  readonly db: Kysely<Database>
  readonly places: Places
  readonly zoneAt: ZoneAt
  readonly countryName: CountryName
}

const NEIGHBOURS = 100
const NOWHERE: SavedLocation = {
  location: { address: '', latitude: 0, longitude: 0 },
  place: null,
  zone: null,
}

/** Resolves the location of a visitor: a place chosen from the list, or the town of the position of the device. */
export async function resolveLocation(input: LocationInput, deps: LocationDeps): Promise<SavedLocation> {
  const { address, latitude, longitude, place: id } = input
  if (address === '' && latitude === 0 && longitude === 0) return NOWHERE
  if (id === undefined) return resolvePosition(input, deps)
  const place = await deps.places.find(id)
  if (!place) throw new AppError('place.not-found')
  return { location: { address, latitude, longitude }, place: id, zone: place.zone }
}

async function resolvePosition(
  { address, latitude, longitude, locale }: LocationInput,
  { db, zoneAt, countryName }: LocationDeps,
): Promise<SavedLocation> {
  const point = { latitudeDeg: latitude, longitudeDeg: longitude }
  const zone = await zoneAt(latitude, longitude)
  const nearby = await listPlacesAround(db, point, NEIGHBOURS)
  const sameZone = nearby.filter((place) => place.zone === zone)
  const town = findTown(point, sameZone.length > 0 ? sameZone : nearby)
  if (!town) throw new AppError('place.not-found')
  const words = address || presentPlace(town, locale, countryName).address
  return { location: { address: words, latitude, longitude }, place: String(town.id), zone }
}

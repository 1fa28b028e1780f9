import type { Locale } from '@zeri/contract'
import { refreshPrefetched } from '../../api/refresh-prefetched.ts'
import { type PlaceChoice, toChoice } from './place-choice.ts'
import { createPlacesApi, deviceZone, type PlaceResult, type PlacesApi } from './places-api.ts'

/** Finds the largest town of a time zone. */
export async function findZoneChoice(api: PlacesApi, zone: string): Promise<PlaceResult<PlaceChoice>> {
  const found = await api.findZonePlace(zone)
  if (found.ok) return { ok: true, value: toChoice(found.value) }
  return found.wordsKey === 'errors.place.not-found' ? { ok: false, wordsKey: 'place.zone.unknown' } : found
}

/** Saves a choice and drops everything prefetched for the previous place. */
export async function savePlace(
  api: PlacesApi,
  choice: PlaceResult<PlaceChoice>,
): Promise<PlaceResult<unknown>> {
  const saved = choice.ok ? await api.save(choice.value) : choice
  if (saved.ok) await refreshPrefetched()
  return saved
}

/** Saves the largest town of the time zone of this device. */
export async function saveZonePlace(locale: Locale): Promise<PlaceResult<unknown>> {
  const api = createPlacesApi(locale)
  return savePlace(api, await findZoneChoice(api, deviceZone()))
}

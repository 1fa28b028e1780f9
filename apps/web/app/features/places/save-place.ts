import type { Locale } from '@zeri/contract'
import { refreshPrefetched } from '../../api/refresh-prefetched.ts'
import { type PlaceChoice, toChoice } from './place-choice.ts'
import { type Asked, browserPlacesApi, deviceZone, type PlacesApi } from './places-api.ts'

/** The largest town of the time zone this device is in. */
export async function findZoneChoice(api: PlacesApi, zone: string): Promise<Asked<PlaceChoice>> {
  const found = await api.findZonePlace(zone)
  if (found.ok) return { ok: true, value: toChoice(found.value) }
  return found.wordsKey === 'errors.place.not-found' ? { ok: false, wordsKey: 'place.zone.unknown' } : found
}

/** Remembers a choice; from then on nothing the browser holds is about the place before. */
export async function savePlace(api: PlacesApi, choice: Asked<PlaceChoice>): Promise<Asked<unknown>> {
  const saved = choice.ok ? await api.save(choice.value) : choice
  if (saved.ok) await refreshPrefetched()
  return saved
}

/** One tap: remembers the town of this device's time zone. */
export async function saveZonePlace(locale: Locale): Promise<Asked<unknown>> {
  const api = browserPlacesApi(locale)
  return savePlace(api, await findZoneChoice(api, deviceZone()))
}

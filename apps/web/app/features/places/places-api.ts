import type { FoundPlace, Locale } from '@zeri/contract'
import { findZonePlaceCall, saveLocationCall, searchPlacesCall } from '@zeri/contract/browser'
import { type Browser, type CallResult, callOperation, type RefusalKey } from '../../api/browser-client.ts'
import type { PlaceChoice } from './place-choice.ts'

export type FailureKey =
  | RefusalKey
  | 'place.position.denied'
  | 'place.position.unavailable'
  | 'place.zone.unknown'

/** The result of a call about places: a value, or the key of the error message. */
export type PlaceResult<T> = CallResult<T, FailureKey>

export type PlacesApi = {
  search(city: string, zone: string, signal: AbortSignal): Promise<PlaceResult<readonly FoundPlace[]>>
  findZonePlace(zone: string): Promise<PlaceResult<FoundPlace>>
  save(choice: PlaceChoice): Promise<PlaceResult<unknown>>
}

/** The three calls about places. */
export function createPlacesApi(locale: Locale, browser?: Browser): PlacesApi {
  return {
    async search(city, zone, signal) {
      const found = await callOperation(searchPlacesCall, { city, zone, locale }, { signal }, browser)
      return found.ok ? { ok: true, value: found.value.data.cities } : found
    },
    findZonePlace: (zone) => callOperation(findZonePlaceCall, { zone, locale }, {}, browser),
    save: (choice) => callOperation(saveLocationCall, { ...choice, locale }, {}, browser),
  }
}

/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

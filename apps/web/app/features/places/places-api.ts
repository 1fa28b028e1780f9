import type { FoundPlace, findZonePlace, Locale, saveLocation, searchPlaces } from '@zeri/contract'
import { canonicalQuery, findZonePlacePath, saveLocationPath, searchPlacesPath } from '@zeri/contract/browser'
import {
  type Browser,
  type CallResult,
  callOperation,
  postJson,
  type RefusalKey,
  thisBrowser,
} from '../../api/call-result.ts'
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
export function createPlacesApi(locale: Locale, browser: Browser): PlacesApi {
  return {
    async search(city, zone, signal) {
      const request = postJson({ city, zone, locale }, signal)
      const found = await callOperation<typeof searchPlaces>(searchPlacesPath, request, browser)
      return found.ok ? { ok: true, value: found.value.data.cities } : found
    },
    findZonePlace: (zone) =>
      callOperation<typeof findZonePlace>(findZonePlacePath + canonicalQuery({ zone, locale }), {}, browser),
    save: (choice) =>
      callOperation<typeof saveLocation>(saveLocationPath, postJson({ ...choice, locale }), browser),
  }
}

/** The calls through this browser's `fetch`. */
export function browserPlacesApi(locale: Locale): PlacesApi {
  return createPlacesApi(locale, thisBrowser)
}

/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

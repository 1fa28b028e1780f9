import type { FoundPlace, findZonePlace, Locale, saveLocation, searchPlaces } from '@zeri/contract'
import {
  type CallResult as AskedFor,
  type Browser,
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

export type Asked<T> = AskedFor<T, FailureKey>

export type PlacesApi = {
  search(city: string, zone: string, signal: AbortSignal): Promise<Asked<readonly FoundPlace[]>>
  findZonePlace(zone: string): Promise<Asked<FoundPlace>>
  save(choice: PlaceChoice): Promise<Asked<unknown>>
}

/** The three calls about places. */
export function createPlacesApi(locale: Locale, browser: Browser): PlacesApi {
  return {
    async search(city, zone, signal) {
      const request = postJson({ city, zone, locale }, signal)
      const found = await callOperation<typeof searchPlaces>('/calendar/location/search', request, browser)
      return found.ok ? { ok: true, value: found.value.data.cities } : found
    },
    findZonePlace: (zone) =>
      callOperation<typeof findZonePlace>(
        `/calendar/location/zone?${new URLSearchParams({ zone, locale })}`,
        {},
        browser,
      ),
    save: (choice) =>
      callOperation<typeof saveLocation>('/api/location', postJson({ ...choice, locale }), browser),
  }
}

/** The calls as this browser makes them. */
export function browserPlacesApi(locale: Locale): PlacesApi {
  return createPlacesApi(locale, thisBrowser)
}

/** The time zone this device says it is in. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

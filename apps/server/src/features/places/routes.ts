import { findZonePlace, saveLocation, searchPlaces } from '@zeri/contract'
import type { Reads } from '../../platform/db/standby.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import { createCountryNames } from './country-names.ts'
import { findZoneDefault } from './default-place.ts'
import { presentPlace } from './gazetteer-place.ts'
import { type ChosenLocation, locationCookies } from './location-cookies.ts'
import type { Places } from './places.ts'
import { resolveLocation } from './resolve-location.ts'
import { searchPlaces as search } from './search/search-places.ts'
import { createZoneAt } from './zone-at.ts'

type PlacesDeps = {
  readonly reads: Reads
  readonly places: Places
  /** Stores the location of a signed-in user; null deletes it. */
  readonly saveForAccount: (userId: string, chosen: ChosenLocation | null) => Promise<void>
}

/** The routes that search places and store the location of a visitor. */
export function placesRoutes({ reads, places, saveForAccount }: PlacesDeps): Route[] {
  const { db, runPrepared } = reads
  const countryName = createCountryNames()
  const zoneAt = createZoneAt()
  return [
    route(searchPlaces, async ({ input: { city, locale, zone } }) => {
      const found = await search(runPrepared, { text: city, zone })
      return { data: { cities: found.map((place) => presentPlace(place, locale, countryName)) } }
    }),
    route(findZonePlace, async ({ input: { zone, locale } }) => {
      const place = await findZoneDefault(db, zone)
      if (!place) throw new AppError('place.not-found')
      return presentPlace(place, locale, countryName)
    }),
    route(saveLocation, async ({ input, session, setCookie }) => {
      const saved = await resolveLocation(input, { db, places, zoneAt, countryName })
      const { location, place } = saved
      const chosen = place === null ? null : { location, place }
      if (session) await saveForAccount(session.userId, chosen)
      const found = chosen ? await places.find(chosen.place) : undefined
      for (const cookie of locationCookies(chosen, found)) setCookie(cookie)
      return saved
    }),
  ]
}

import type { Locale } from '../browser/locales.ts'
import { ApiError, type Client } from '../client.ts'
import { placeId } from '../fields.ts'
import { type FoundPlace, searchPlaces } from '../operations/places/search-places.ts'

/** A town by its name: the first that the site would suggest. */
export async function findTown(client: Client, name: string, locale: Locale): Promise<FoundPlace> {
  const { data } = await client.call(searchPlaces, { city: name, locale })
  const [town] = data.cities
  if (!town) throw new ApiError('place.not-found', 404, { place: 'is no town of the gazetteer' })
  return town
}

type PlaceQuery = { readonly place?: string }

/** The place of a query by its id; a name is looked up. Nothing where none was sent. */
export async function findPlaceQuery(
  client: Client,
  { place, locale }: { readonly place?: string | undefined; readonly locale: Locale },
): Promise<PlaceQuery> {
  if (place === undefined) return {}
  if (placeId.safeParse(place).success) return { place }
  return { place: (await findTown(client, place, locale)).place }
}

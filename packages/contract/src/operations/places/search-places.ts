import * as z from 'zod'
import { latitude, locale, longitude, placeId, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'

/** A place as people choose it: `address` is what they read, `place` what the site remembers. */
export const foundPlace = z.object({
  address: z.string(),
  latitude,
  longitude,
  place: placeId,
  zone: zoneName,
  city: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
})
export type FoundPlace = z.output<typeof foundPlace>

const MAX_CITY_CHARS = 200

export const searchPlaces = operation({
  id: 'searchPlaces',
  summary: {
    en: 'Places by the first letters of a name, in either language. Typing mistakes are forgiven.',
    ru: 'Города по первым буквам названия, на любом из двух языков. Опечатки прощаются.',
  },
  method: 'POST',
  path: '/calendar/location/search',
  request: z.strictObject({
    city: z
      .string()
      .max(MAX_CITY_CHARS)
      .meta({ examples: ['Kazan'] }),
    locale: locale.default('en'),
    zone: zoneName.optional(),
  }),
  response: z.object({ data: z.object({ cities: z.array(foundPlace) }) }),
  costMs: 3,
  isOpen: true,
})

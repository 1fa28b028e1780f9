import * as z from 'zod'
import { locale, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { foundPlace } from './search-places.ts'

export const findZonePlace = operation({
  id: 'findZonePlace',
  summary: {
    en: 'The largest place in a time zone.',
    ru: 'Самый большой город часового пояса.',
  },
  method: 'GET',
  path: '/calendar/location/zone',
  request: z.strictObject({ zone: zoneName, locale: locale.default('en') }),
  response: foundPlace,
  errors: ['place.not-found'],
  cache: 'public',
  notFound: 'handle',
})

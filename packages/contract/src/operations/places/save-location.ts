import * as z from 'zod'
import { locale, location, placeId, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const saveLocation = operation({
  id: 'saveLocation',
  summary: {
    en: 'Remembers where you are; an empty address at 0, 0 clears it.',
    ru: 'Запоминает, где вы находитесь; пустой адрес с координатами 0, 0 стирает запись.',
  },
  method: 'POST',
  path: '/api/location',
  // Without `place` the coordinates are the caller's own position, and the place is the town they lie in.
  request: z.strictObject({ ...location.shape, place: placeId.optional(), locale: locale.default('en') }),
  response: z.object({ location, place: placeId.nullable(), zone: zoneName.nullable() }),
  errors: ['place.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

import * as z from 'zod'
import { saveLocationPath } from '../../browser/operation-paths.ts'
import { locale, location, placeId, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const saveLocation = operation({
  id: 'saveLocation',
  summary: 'Saves the location of the caller; an empty address at 0, 0 deletes it.',
  method: 'POST',
  path: saveLocationPath,
  // Without `place` the coordinates are the caller's own position, and the place is the town they lie in.
  request: z.strictObject({ ...location.shape, place: placeId.optional(), locale: locale.default('en') }),
  response: z.object({ location, place: placeId.nullable(), zone: zoneName.nullable() }),
  errors: ['place.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

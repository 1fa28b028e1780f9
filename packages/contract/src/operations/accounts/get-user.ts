import * as z from 'zod'
import { email, location, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const user = z.object({ uuid: z.uuid(), username: z.string(), email })

export const getUser = operation({
  id: 'getUser',
  summary: 'The signed-in user and their location.',
  method: 'GET',
  path: '/api/user',
  request: z.strictObject({}),
  response: z.object({ user, location, place: placeId.nullable() }),
  auth: 'required',
})

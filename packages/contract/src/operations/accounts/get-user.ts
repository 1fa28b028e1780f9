import * as z from 'zod'
import { email, location, placeId } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const user = z.object({
  uuid: z.uuid(),
  username: z.string(),
  email,
  /** Whether the owner has proven that the e-mail is theirs. */
  verified: z.boolean(),
})

export const getUser = operation({
  id: 'getUser',
  summary: {
    en: 'Who is signed in and where they are.',
    ru: 'Кто вошёл и где находится.',
  },
  method: 'GET',
  path: '/api/user',
  request: z.strictObject({}),
  response: z.object({ user, location, place: placeId.nullable() }),
  auth: 'required',
})

import * as z from 'zod'
import { email } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const deleteAccount = operation({
  id: 'deleteAccount',
  summary: 'Ends every session and erases the account in seven days, unless the mailed link is used before.',
  method: 'POST',
  path: '/api/user/delete',
  // Typed by hand: the e-mail of the account itself.
  request: z.strictObject({ email }),
  response: z.object({ erasedAt: z.iso.datetime() }),
  errors: ['account.not-confirmed'],
  auth: 'required',
  limit: 'sensitive',
})

export const cancelDeletion = operation({
  id: 'cancelDeletion',
  summary: 'Cancels the deletion of an account, by the token of the mailed link.',
  method: 'POST',
  path: '/api/user/delete/cancel',
  request: z.strictObject({ token: z.string().max(128) }),
  response: z.object({}),
  errors: ['account.no-deletion'],
  limit: 'sensitive',
  notFound: 'handle',
})

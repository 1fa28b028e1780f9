import * as z from 'zod'
import { email } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const deleteAccount = operation({
  id: 'deleteAccount',
  summary: {
    en: 'Ends every session and deletes the account in seven days, unless the emailed link is used before then.',
    ru: 'Завершает все сеансы и через семь дней удаляет учётную запись, если до этого не перейти по ссылке из письма.',
  },
  method: 'POST',
  path: '/api/user/delete',
  // Typed by hand: the e-mail of the account itself.
  request: z.strictObject({ email }),
  response: z.object({ erasedAt: z.iso.datetime() }),
  errors: ['account.not-confirmed', 'auth.confirmation-required'],
  auth: 'required',
  limit: 'sensitive',
})

export const cancelDeletion = operation({
  id: 'cancelDeletion',
  summary: {
    en: 'Keeps an account that was about to be deleted, using the token from the emailed link.',
    ru: 'Отменяет удаление учётной записи по токену из ссылки в письме.',
  },
  method: 'POST',
  path: '/api/user/delete/cancel',
  request: z.strictObject({ token: z.string().max(128) }),
  response: z.object({}),
  errors: ['account.no-deletion'],
  limit: 'sensitive',
  notFound: 'handle',
})

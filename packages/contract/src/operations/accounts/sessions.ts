import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

/** `device` is the user agent of the browser, empty where it sent none; `network` is a part of its address. */
export const session = z.object({
  uuid: z.uuid(),
  device: z.string(),
  network: z.string(),
  firstUsed: z.iso.datetime(),
  lastUsed: z.iso.datetime(),
  current: z.boolean(),
})

export const listSessions = operation({
  id: 'listSessions',
  summary: {
    en: 'Where the account is signed in, latest first.',
    ru: 'Где выполнен вход в учётную запись; сначала последние.',
  },
  method: 'GET',
  path: '/api/user/sessions',
  request: z.strictObject({}),
  response: z.object({ sessions: z.array(session) }),
  auth: 'required',
})

export const endSession = operation({
  id: 'endSession',
  summary: {
    en: 'Ends one session of the account.',
    ru: 'Завершает один сеанс учётной записи.',
  },
  method: 'DELETE',
  path: '/api/user/sessions/{uuid}',
  request: z.strictObject({ uuid: uuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] }) }),
  response: z.object({}),
  errors: ['session.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const endOtherSessions = operation({
  id: 'endOtherSessions',
  summary: {
    en: 'Ends every session except this one.',
    ru: 'Завершает все сеансы, кроме текущего.',
  },
  method: 'DELETE',
  path: '/api/user/sessions',
  request: z.strictObject({}),
  response: z.object({ ended: z.int() }),
  auth: 'required',
})

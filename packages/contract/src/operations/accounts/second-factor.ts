import * as z from 'zod'
import { factorCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const finishSignIn = operation({
  id: 'finishSignIn',
  summary: {
    en: 'Finishes a sign-in that answered `auth.second-factor-required`, by a code of the authenticator app or a backup code. Works for five minutes, in the browser that began.',
    ru: 'Завершает вход, на который получен ответ `auth.second-factor-required`, кодом из приложения или резервным кодом. Действует пять минут, в том же браузере.',
  },
  method: 'POST',
  path: '/api/token/second-factor',
  request: z.strictObject({ code: factorCode }),
  response: z.object({ token: z.string() }),
  errors: [
    'account.being-deleted',
    'identity.linked-elsewhere',
    'identity.refused',
    'second-factor.expired',
    'second-factor.wrong-code',
  ],
  limit: 'sensitive',
  grantsToken: true,
  costMs: 5,
})

/** What an authenticator app needs, as text and as a QR code. */
const setup = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same for an app on this device. */
  url: z.string(),
  /** The QR code: its side in modules, and the dark ones as the data of an SVG path. */
  qr: z.object({ size: z.number(), path: z.string() }),
})

export const getSecondFactor = operation({
  id: 'getSecondFactor',
  summary: {
    en: 'The second factor of the account, how many backup codes are left, and a setup that this session has begun.',
    ru: 'Двухфакторная защита учётной записи, сколько осталось резервных кодов и начатая в этом сеансе настройка.',
  },
  method: 'GET',
  path: '/api/user/second-factor',
  request: z.strictObject({}),
  response: z.object({
    /** Null where signing in needs no code. */
    factor: z.object({ since: z.iso.datetime(), backupCodesLeft: z.number() }).nullable(),
    setup: setup.nullable(),
  }),
  auth: 'required',
})

export const beginSecondFactor = operation({
  id: 'beginSecondFactor',
  summary: {
    en: 'Begins to set up a second factor: the secret for an authenticator app, for fifteen minutes and this session.',
    ru: 'Начинает настройку двухфакторной защиты: секрет для приложения, на пятнадцать минут и для этого сеанса.',
  },
  method: 'POST',
  path: '/api/user/second-factor/begin',
  request: z.strictObject({}),
  response: setup,
  errors: ['address.not-verified', 'auth.confirmation-required', 'second-factor.exists'],
  auth: 'required',
  limit: 'sensitive',
  costMs: 5,
})

const backupCodes = z.object({ backupCodes: z.array(z.string()) })

export const confirmSecondFactor = operation({
  id: 'confirmSecondFactor',
  summary: {
    en: 'Turns the second factor on by a first code of the app; returns the backup codes, which are shown only here.',
    ru: 'Включает двухфакторную защиту первым кодом из приложения; возвращает резервные коды, больше они не показываются.',
  },
  method: 'POST',
  path: '/api/user/second-factor',
  request: z.strictObject({ code: factorCode }),
  response: backupCodes,
  errors: [
    'auth.confirmation-required',
    'second-factor.exists',
    'second-factor.expired',
    'second-factor.wrong-code',
  ],
  auth: 'required',
  limit: 'sensitive',
  status: 201,
  costMs: 5,
})

export const makeBackupCodes = operation({
  id: 'makeBackupCodes',
  summary: {
    en: 'Makes ten new backup codes; the old ones no longer work.',
    ru: 'Создаёт десять новых резервных кодов; прежние перестают действовать.',
  },
  method: 'POST',
  path: '/api/user/second-factor/backup-codes',
  request: z.strictObject({}),
  response: backupCodes,
  errors: ['auth.confirmation-required', 'second-factor.not-found'],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
})

export const removeSecondFactor = operation({
  id: 'removeSecondFactor',
  summary: {
    en: 'Turns the second factor off, by a code of the app or a backup code.',
    ru: 'Отключает двухфакторную защиту кодом из приложения или резервным кодом.',
  },
  method: 'POST',
  path: '/api/user/second-factor/remove',
  request: z.strictObject({ code: factorCode }),
  response: z.object({}),
  errors: ['second-factor.not-found', 'second-factor.wrong-code'],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 5,
})

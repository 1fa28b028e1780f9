import * as z from 'zod'
import { MAX_NAME_CHARS } from '../../browser/birth-rules.ts'
import { identityProviders } from '../../browser/identity-providers.ts'
import { uuid as anyUuid, factorCode, lineOfText, typedPassword } from '../../fields.ts'
import { operation } from '../../operation.ts'

const uuid = anyUuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** Bytes in base64url, as browsers write them in the JSON of WebAuthn. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)
const credentialId = bytes(1400)
  .min(1)
  .meta({ examples: ['Yk3nSqQyT0K4bA'] })
/** What an authenticator says of how it is reached: `internal`, `usb`, and what is yet to come. */
const transport = z
  .string()
  .max(32)
  .regex(/^[\w-]+$/)
  .meta({ examples: ['internal'] })

/** Parts of the result that browsers add and the server does not read. */
const unread = {
  authenticatorAttachment: z.string().max(32).nullish(),
  clientExtensionResults: z.object({}).optional(),
  type: z.literal('public-key').meta({ examples: ['public-key'] }),
} as const

export const registration = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  ...unread,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    authenticatorData: bytes(8000).optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes(4000).nullish(),
  }),
})

export const assertion = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  ...unread,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  }),
})

/** The options go to the browser as they are. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** What the owner calls a passkey. */
const passkeyName = lineOfText
  .trim()
  .min(1)
  .max(MAX_NAME_CHARS)
  .meta({ examples: ['Telephone'] })

export const startPasskeySignIn = operation({
  id: 'startPasskeySignIn',
  summary: {
    en: 'Begins a sign-in with a passkey: what the browser needs for it, for five minutes and for this browser.',
    ru: 'Начинает вход с ключом доступа: данные для браузера, на пять минут и только для него.',
  },
  method: 'POST',
  path: '/api/token/passkey/options',
  request: z.strictObject({}),
  response: z.object({ options: passkeyOptions }),
})

export const signInByPasskey = operation({
  id: 'signInByPasskey',
  summary: {
    en: 'Signs in with a passkey.',
    ru: 'Вход с ключом доступа.',
  },
  method: 'POST',
  path: '/api/token/passkey',
  request: z.strictObject({ credential: assertion }),
  response: z.object({ token: z.string() }),
  errors: ['passkey.refused', 'account.being-deleted'],
  limit: 'sensitive',
  grantsToken: true,
  costMs: 5,
})

export const confirmIdentity = operation({
  id: 'confirmIdentity',
  summary: {
    en: 'Confirms by the password, a code or a passkey that the owner is here; it counts for ten minutes in this session, as a sign-in does. With a second factor the password is not enough.',
    ru: 'Подтверждает паролем, кодом или ключом доступа, что это владелец; действует десять минут в этом сеансе, как и сам вход. При двухфакторной защите одного пароля мало.',
  },
  method: 'POST',
  path: '/api/user/confirm',
  /** One of the three. */
  request: z.strictObject({
    password: typedPassword.optional(),
    code: factorCode.optional(),
    credential: assertion.optional(),
  }),
  response: z.object({}),
  errors: [
    'auth.second-factor-required',
    'passkey.refused',
    'password.wrong-current',
    'second-factor.wrong-code',
  ],
  auth: 'required',
  limit: 'sensitive',
  costMs: 30,
})

export const getConfirmation = operation({
  id: 'getConfirmation',
  summary: {
    en: 'Whether the owner was confirmed in the last ten minutes, and by what they can confirm.',
    ru: 'Подтверждён ли владелец за последние десять минут и чем он может подтвердить.',
  },
  method: 'GET',
  path: '/api/user/confirm',
  request: z.strictObject({}),
  response: z.object({
    confirmed: z.boolean(),
    /** False where the account has none, or where a second factor is required. */
    password: z.boolean(),
    passkey: z.boolean(),
    code: z.boolean(),
    /** Outside services: a new sign-in there confirms, as any sign-in does. */
    providers: z.array(z.enum(identityProviders)),
  }),
  auth: 'required',
})

export const listPasskeys = operation({
  id: 'listPasskeys',
  summary: {
    en: 'The passkeys of the account, and whether its owner was confirmed in the last ten minutes.',
    ru: 'Ключи доступа учётной записи и подтверждён ли владелец за последние десять минут.',
  },
  method: 'GET',
  path: '/api/user/passkeys',
  request: z.strictObject({}),
  response: z.object({
    passkeys: z.array(
      z.object({
        uuid,
        name: z.string(),
        /** Whether it is copied between the owner's devices. */
        synced: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsed: z.iso.datetime().nullable(),
        /** Whether it was blocked because a copy of it was used; it signs in no more. */
        blocked: z.boolean(),
      }),
    ),
    confirmed: z.boolean(),
  }),
  auth: 'required',
})

export const startPasskey = operation({
  id: 'startPasskey',
  summary: {
    en: 'Begins to add a passkey: what the browser needs for it, for five minutes and for this session.',
    ru: 'Начинает добавление ключа доступа: данные для браузера, на пять минут и только для этого сеанса.',
  },
  method: 'POST',
  path: '/api/user/passkeys/options',
  request: z.strictObject({}),
  response: z.object({ options: passkeyOptions }),
  errors: ['auth.confirmation-required', 'passkey.too-many'],
  auth: 'required',
})

export const addPasskey = operation({
  id: 'addPasskey',
  summary: {
    en: 'Adds a passkey to the account.',
    ru: 'Добавляет ключ доступа к учётной записи.',
  },
  method: 'POST',
  path: '/api/user/passkeys',
  request: z.strictObject({ name: passkeyName, credential: registration }),
  response: z.object({ uuid }),
  errors: ['auth.confirmation-required', 'passkey.refused', 'passkey.too-many'],
  auth: 'required',
  limit: 'sensitive',
  status: 201,
  costMs: 5,
})

export const renamePasskey = operation({
  id: 'renamePasskey',
  summary: {
    en: 'Renames a passkey.',
    ru: 'Переименовывает ключ доступа.',
  },
  method: 'POST',
  path: '/api/user/passkeys/{uuid}',
  request: z.strictObject({ uuid, name: passkeyName }),
  response: z.object({}),
  errors: ['passkey.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const removePasskey = operation({
  id: 'removePasskey',
  summary: {
    en: 'Removes a passkey: it signs in no more.',
    ru: 'Удаляет ключ доступа: войти с ним больше нельзя.',
  },
  method: 'DELETE',
  path: '/api/user/passkeys/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['auth.confirmation-required', 'passkey.not-found', 'identity.last-way-in'],
  auth: 'required',
  notFound: 'handle',
})

import * as z from 'zod'
import { identityProviders } from '../../browser/identity-providers.ts'
import { consent, email, locale, recoveryCode, typedPassword, uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

const provider = z.enum(identityProviders)
/** A value of the callback's query, as the provider wrote it. */
const returned = z
  .string()
  .min(1)
  .max(2048)
  .meta({ examples: ['4a9f0c'] })
/** A page of ours; the page that redirects there checks it once more. */
const sitePath = z
  .string()
  .max(512)
  .regex(/^\/(?:[^/\\][^\s]*)?$/)
  .meta({ examples: ['/client'] })

export const beginIdentity = operation({
  id: 'beginIdentity',
  summary: {
    en: 'Starts a sign-in at an outside provider, or links one to the account; the browser then opens the URL.',
    ru: 'Начинает вход через внешний сервис или привязку его к учётной записи; затем браузер открывает адрес из ответа.',
  },
  method: 'POST',
  path: '/api/identities/{provider}/begin',
  request: z.strictObject({
    provider,
    /** Links the identity to the signed-in account; its owner must have been confirmed lately. */
    link: z.boolean().default(false),
    back: sitePath.default('/'),
    /** The provider redirects back to the edition of this language. */
    locale: locale.default('en'),
  }),
  response: z.object({ url: z.url() }),
  errors: ['auth.confirmation-required', 'auth.required', 'identity.unavailable', 'request.not-found'],
  auth: 'optional',
  limit: 'sensitive',
  notFound: 'handle',
  costMs: 10,
})

/** What follows: a session, or a page that lets the visitor prove an address or consent to a new account. */
const outcome = z.enum(['signed-in', 'second-factor', 'linked', 'link-refused', 'prove', 'sign-up'])

export const finishIdentity = operation({
  id: 'finishIdentity',
  summary: {
    en: 'Finishes a sign-in at an outside provider in the browser that began it. Works once.',
    ru: 'Завершает вход через внешний сервис в том же браузере, где он начат. Работает один раз.',
  },
  method: 'POST',
  path: '/api/identities/{provider}/finish',
  request: z.strictObject({
    provider,
    state: returned.optional(),
    code: returned.optional(),
    iss: returned.optional(),
    error: returned.optional(),
    device_id: returned.optional(),
  }),
  response: z.object({
    outcome,
    token: z.string().optional(),
    /** The code of the refusal, if an outside account could not be linked. */
    reason: z.string().optional(),
    back: z.string(),
    locale,
  }),
  errors: [
    'account.sign-up-paused',
    'account.being-deleted',
    'auth.required',
    'identity.linked-elsewhere',
    'identity.refused',
    'identity.unavailable',
    'request.not-found',
  ],
  auth: 'optional',
  limit: 'sensitive',
  notFound: 'handle',
  grantsToken: true,
  costMs: 20,
})

export const getPendingIdentity = operation({
  id: 'getPendingIdentity',
  summary: {
    en: 'The sign-in at an outside provider that waits for a proof or a consent in this browser.',
    ru: 'Вход через внешний сервис, который ждёт в этом браузере подтверждения или согласия.',
  },
  method: 'GET',
  path: '/api/identities/pending',
  request: z.strictObject({}),
  response: z.object({
    provider,
    step: z.enum(['prove', 'sign-up']),
    /** As the provider names it. */
    email: z.string().nullable(),
    /** Whether the provider has verified it. */
    emailVerified: z.boolean(),
    /** Whether a code was mailed. */
    mailed: z.boolean(),
    back: z.string(),
  }),
  errors: ['identity.refused'],
})

export const sendIdentityCode = operation({
  id: 'sendIdentityCode',
  summary: {
    en: 'Emails a code to the owner of the account that has the address of the waiting sign-in.',
    ru: 'Отправляет код владельцу учётной записи с адресом, который назвал внешний сервис.',
  },
  method: 'POST',
  path: '/api/identities/pending/code',
  request: z.strictObject({ locale: locale.optional() }),
  response: z.object({}),
  errors: ['identity.refused'],
  limit: 'sensitive',
})

export const proveIdentity = operation({
  id: 'proveIdentity',
  summary: {
    en: 'Proves the account of the waiting sign-in by its password or the emailed code; links it and signs in.',
    ru: 'Подтверждает учётную запись паролем или кодом из письма, привязывает внешний вход и выполняет вход.',
  },
  method: 'POST',
  path: '/api/identities/pending/prove',
  /** One of the two. */
  request: z.strictObject({ password: typedPassword.optional(), code: recoveryCode.optional() }),
  response: z.object({ token: z.string() }),
  errors: [
    'account.being-deleted',
    'auth.bad-credentials',
    'auth.second-factor-required',
    'identity.refused',
    'verification.invalid',
  ],
  limit: 'sensitive',
  grantsToken: true,
  costMs: 30,
})

export const signUpByIdentity = operation({
  id: 'signUpByIdentity',
  summary: {
    en: 'Creates an account for the waiting sign-in and signs in. An email is sent only if the provider verified none.',
    ru: 'Создаёт учётную запись для внешнего входа и выполняет вход. E-mail передают, только если сервис не подтвердил свой.',
  },
  method: 'POST',
  path: '/api/identities/pending/sign-up',
  request: z.strictObject({ email: email.optional(), consent, locale: locale.default('en') }),
  response: z.object({ token: z.string() }),
  errors: ['account.exists', 'account.sign-up-paused', 'identity.refused'],
  limit: 'sensitive',
  status: 201,
  grantsToken: true,
})

export const identity = z.object({
  uuid: z.uuid(),
  provider,
  /** As the provider named it last; null where it names none. */
  email: z.string().nullable(),
  linkedAt: z.iso.datetime(),
  lastUsed: z.iso.datetime(),
})

export const listIdentities = operation({
  id: 'listIdentities',
  summary: {
    en: 'The outside accounts that sign in to this one.',
    ru: 'Внешние учётные записи, через которые можно войти в эту.',
  },
  method: 'GET',
  path: '/api/user/identities',
  request: z.strictObject({}),
  response: z.object({
    identities: z.array(identity),
    /** Whether nothing else signs in to the account. */
    isLastWay: z.boolean(),
    hasPassword: z.boolean(),
  }),
  auth: 'required',
})

export const unlinkIdentity = operation({
  id: 'unlinkIdentity',
  summary: {
    en: 'Unlinks an outside account, unless it is the last way to sign in.',
    ru: 'Отвязывает внешнюю учётную запись, если это не последний способ войти.',
  },
  method: 'DELETE',
  path: '/api/user/identities/{uuid}',
  request: z.strictObject({ uuid: uuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] }) }),
  response: z.object({}),
  errors: ['identity.last-way-in', 'request.not-found'],
  auth: 'required',
  notFound: 'handle',
})

import * as z from 'zod'
import { uuid as anyUuid, isoDate, lineOfText } from '../../fields.ts'
import { operation } from '../../operation.ts'

const uuid = anyUuid.meta({ examples: ['3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'] })

/** What its owner calls a key, such as the program that sends it. */
const keyName = lineOfText
  .trim()
  .min(1)
  .max(60)
  .meta({ examples: ['Calendar of the office'] })

/** A key as programs send it; the server stores its hash alone. */
const keySecret = z
  .string()
  .regex(/^zeri_[\w-]{43}$/)
  .meta({ examples: ['zeri_S3dk2vT8mJxq0yVnO4wXHcE7bLr1PzGfUa5tKiNe9Qo'] })

/** A key of an account, without its secret. */
export const apiKey = z.object({
  uuid,
  name: z.string(),
  /** The last characters of the secret, so that its owner recognises it. */
  lastFour: z.string(),
  createdAt: z.iso.datetime(),
  /** The last day with a request; null before the first. */
  lastUsed: isoDate.nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** Requests of each day with any, oldest first; days before the last thirty are left out. */
  usage: z.array(z.object({ date: isoDate, requests: z.int() })),
})

export const listKeys = operation({
  id: 'listKeys',
  summary: {
    en: 'The API keys of the account, with their use in the last thirty days.',
    ru: 'Ключи API учётной записи и их использование за последние тридцать дней.',
  },
  method: 'GET',
  path: '/api/keys',
  request: z.strictObject({}),
  response: z.object({
    keys: z.array(apiKey),
    /** What each key may request in a day and in a minute; both are counted in UTC. */
    quota: z.object({ perDay: z.int(), perMinute: z.int() }),
    today: isoDate,
  }),
  auth: 'required',
})

export const createKey = operation({
  id: 'createKey',
  summary: {
    en: 'Makes an API key; its secret is shown in this response only.',
    ru: 'Создаёт ключ API; его секрет есть только в этом ответе.',
  },
  method: 'POST',
  path: '/api/keys',
  request: z.strictObject({ name: keyName }),
  response: z.object({ uuid, secret: keySecret }),
  errors: ['auth.confirmation-required', 'address.not-verified', 'key.too-many'],
  auth: 'required',
  limit: 'sensitive',
  status: 201,
})

export const revokeKey = operation({
  id: 'revokeKey',
  summary: {
    en: 'Revokes an API key; every server refuses it within a second.',
    ru: 'Отзывает ключ API: в течение секунды его перестают принимать все серверы.',
  },
  method: 'DELETE',
  path: '/api/keys/{uuid}',
  request: z.strictObject({ uuid }),
  response: z.object({}),
  errors: ['key.not-found'],
  auth: 'required',
  notFound: 'handle',
})

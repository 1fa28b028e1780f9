import type { Words } from '@zeri/lexicon/facts'
import type { Surroundings } from '../command.ts'
import { Refusal } from '../refusal.ts'
import type { Arguments, Options } from '../terminal/arguments.ts'

export const siteOptions = { url: { type: 'string' }, key: { type: 'string' } } as const satisfies Options

/** Where the public API is, and the key that is sent with each call. */
export type SiteAccess = { readonly url: URL; readonly key: string | undefined }

export type SiteCall = {
  /** `GET /calendar/days/{date}` with the names filled in. */
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

const TIMEOUT_MS = 20_000

/** Reads the address of the site from `--url` or `ZERI_URL`, the key from `--key` or `ZERI_KEY`. */
export function readAccess(args: Arguments, { env }: Surroundings): SiteAccess {
  const text = args.textOf('url') ?? env.ZERI_URL
  if (!text)
    throw new Refusal({
      en: 'ratings come from the site: set ZERI_URL or write --url, like --url https://example.org',
      ru: 'оценки даёт сайт: задайте ZERI_URL или --url, например --url https://example.org',
    })
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refusal({
      en: `“${text}” is no address of a site; write it like https://example.org`,
      ru: `«${text}» — не адрес сайта; пишите, например, https://example.org`,
    })
  return { url, key: args.textOf('key') ?? env.ZERI_KEY }
}

const refusals: Readonly<Record<string, Words>> = {
  'calendar.beyond-horizon': {
    en: 'ratings are open up to thirty days ahead; later days need a paid personal calendar',
    ru: 'оценки открыты на тридцать дней вперёд; для более поздних нужен оплаченный личный календарь',
  },
  'calendar.no-such-day': {
    en: 'the calendar covers 1900 to 2100',
    ru: 'календарь охватывает годы с 1900 по 2100',
  },
  'place.not-found': { en: 'the site does not know this place', ru: 'сайт не знает этого места' },
  'auth.required': {
    en: 'the site does not accept this key: check --key or ZERI_KEY',
    ru: 'сайт не принимает этот ключ: проверьте --key или ZERI_KEY',
  },
  'request.not-found': {
    en: 'there is no such thing at this address: check --url or ZERI_URL',
    ru: 'по этому адресу такого нет: проверьте --url или ZERI_URL',
  },
}

const byStatus: Readonly<Record<number, string>> = {
  401: 'auth.required',
  404: 'request.not-found',
}

function waitText(seconds: number): Words {
  return {
    en: `too many requests; try again in ${seconds} s`,
    ru: `слишком много запросов; повторите через ${seconds} с`,
  }
}

/** What a refusal of the site says, in words. `fields` names each wrong input with the rule it broke. */
async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response
  if (status === 429) return new Refusal(waitText(Number(response.headers.get('retry-after')) || 60), 1)
  const text = await response.text()
  const body = parseObject(text)
  const code = typeof body.code === 'string' ? body.code : byStatus[status]
  const known = code === undefined ? undefined : refusals[code]
  if (known) return new Refusal(known, 1)
  const fields = Object.entries(body.fields ?? {}).map(([field, rule]) => `${field} ${rule}`)
  const message = [body.message ?? body.detail ?? body.title, ...fields].filter(Boolean).join('; ')
  return new Refusal(
    {
      en: `the site refused with ${status}${message ? `: ${message}` : ''}`,
      ru: `сайт ответил отказом ${status}${message ? `: ${message}` : ''}`,
    },
    1,
  )
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const body = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {} // the page of a proxy
  }
}

/** Calls the public API; a refusal or a site out of reach is thrown as a `Refusal`. */
export async function callSite(
  { url, key }: SiteAccess,
  { method, path, query = {}, body }: SiteCall,
  send: typeof fetch,
): Promise<Response> {
  const address = new URL(url.pathname.replace(/\/$/, '') + path, url)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  const response = await send(address, {
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Refusal({ en: `${url.origin} is out of reach`, ru: `${url.origin} не отвечает` }, 1)
  })
  if (response.ok) return response
  throw await refusalOf(response)
}

/** The result of a call as JSON. */
export async function readResult<Result>(response: Response): Promise<Result> {
  try {
    return (await response.json()) as Result // true: the contract of the site
  } catch {
    throw new Refusal(
      {
        en: 'the site did not respond with JSON: check --url or ZERI_URL',
        ru: 'сайт ответил не в формате JSON: проверьте --url или ZERI_URL',
      },
      1,
    )
  }
}

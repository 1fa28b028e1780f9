import { type Locale, locales } from '@zeri/contract'
import * as z from 'zod'

/**
 * One setting: its environment variable, its rule, what it is for. `development` is the value when the variable is
 * absent; with `production: 'required'` a production process does not start without the variable.
 */
type Setting<Rule extends z.ZodType = z.ZodType> = {
  readonly env: string
  readonly rule: Rule
  readonly about: string
  readonly development: string
  readonly production?: 'required' | undefined
}

function setting<Rule extends z.ZodType>(declared: Setting<Rule>): Setting<Rule> {
  return declared
}

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname === '/', 'an origin has no path')
  .transform((url) => new URL(url).origin)
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')

/** Every setting of the product; `docs/configuration.md` is written from this list. */
export const settings = {
  production: setting({
    env: 'NODE_ENV',
    rule: z.string().transform((value) => value === 'production'),
    about: '`production` turns on the strict rules of this page and serves the built pages.',
    development: 'development',
  }),
  product: setting({
    env: 'PRODUCT_NAME',
    rule: z.string().min(1).max(40),
    about: 'Name shown to people.',
    development: 'Zeri',
  }),
  edition: setting({
    env: 'EDITION',
    rule: z.enum(locales),
    about: 'The deployment’s own language: where `/` leads when no cookie tells otherwise.',
    development: 'en',
  }),
  originEn: setting({
    env: 'SITE_URL_EN',
    rule: origin,
    about: 'Canonical origin of the English edition: canonical links, mails, feeds.',
    development: 'http://localhost:3000',
    production: 'required',
  }),
  originRu: setting({
    env: 'SITE_URL_RU',
    rule: origin,
    about: 'Canonical origin of the Russian edition.',
    development: 'http://localhost:3000',
    production: 'required',
  }),
  apiBaseUrl: setting({
    env: 'API_BASE_URL',
    rule: z.union([z.literal(''), origin]),
    about: 'Origin of the API when it is deployed apart from the pages; empty means this process.',
    development: '',
  }),
  host: setting({
    env: 'HOST',
    rule: z.string().min(1),
    about: 'Address the site listens on.',
    development: '127.0.0.1',
  }),
  port: setting({ env: 'PORT', rule: port, about: 'Port the site listens on.', development: '3000' }),
  metricsHost: setting({
    env: 'METRICS_HOST',
    rule: z.string().min(1),
    about: 'Private address of the Prometheus metrics; never a public one.',
    development: '127.0.0.1',
  }),
  metricsPort: setting({
    env: 'METRICS_PORT',
    rule: port,
    about: 'Port of the metrics; 0 takes a free one. The worker wants its own.',
    development: '0',
  }),
  proxyHops: setting({
    env: 'PROXY_HOPS',
    rule: z.coerce.number().int().min(0).max(10),
    about: 'How many proxies in front may be believed about the client’s address and the host name.',
    development: '0',
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    rule: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    about: 'Least level that is written.',
    development: 'info',
  }),
  databaseUrl: setting({
    env: 'DATABASE_URL',
    rule: postgresUrl,
    about: 'PostgreSQL of the product.',
    development: 'postgres://postgres@127.0.0.1:5432/zeri',
    production: 'required',
  }),
  databasePoolSize: setting({
    env: 'DATABASE_POOL_SIZE',
    rule: count,
    about: 'Most connections one process opens.',
    development: '10',
  }),
  smtpUrl: setting({
    env: 'SMTP_URL',
    rule: smtpUrl,
    about: 'Where mail is handed over; the sandbox’s sink in development.',
    development: 'smtp://127.0.0.1:2525',
    production: 'required',
  }),
  mailFrom: setting({
    env: 'MAIL_FROM',
    rule: z.email(),
    about: 'Sender address of our mails.',
    development: 'hello@zeri.test',
    production: 'required',
  }),
  generalLimit: setting({
    env: 'LIMIT_GENERAL_PER_MINUTE',
    rule: count,
    about: 'Requests a network address may make a minute.',
    development: '600',
  }),
  sensitiveLimit: setting({
    env: 'LIMIT_SENSITIVE_PER_MINUTE',
    rule: count,
    about: 'The same for the doors worth guarding: sign-in, recovery, forms, checkout.',
    development: '20',
  }),
  pageCacheMb: setting({
    env: 'PAGE_CACHE_MB',
    rule: count,
    about: 'Memory for rendered public pages, in megabytes.',
    development: '128',
  }),
  drainMs: setting({
    env: 'DRAIN_MS',
    rule: z.coerce.number().int().min(0).max(60_000),
    about:
      'How long a stopping process answers `/ready` with 503 before it closes its doors, in milliseconds.',
    development: '5000',
  }),
} as const

type Parsed = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['rule']> }
export type Config = Readonly<
  Omit<Parsed, 'originEn' | 'originRu'> & { origins: Readonly<Record<Locale, string>> }
>

/** Visitors come over https; plain http is for trying a production build on one's own machine. */
function isSafeOrigin(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** Reads the whole configuration once; every fault is told in one message, without the values. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const inProduction = env[settings.production.env] === 'production'
  const entries = Object.entries(settings).map(([name, declared]: [string, Setting]) => {
    const given = env[declared.env]
    if (inProduction && declared.production === 'required' && !given)
      faults.push(`${declared.env} is missing`)
    const result = declared.rule.safeParse(given ?? declared.development)
    if (!result.success)
      faults.push(`${declared.env}: ${result.error.issues.map((i) => i.message).join(', ')}`)
    return [name, result.data]
  })
  const { originEn, originRu, ...rest } = Object.fromEntries(entries) as Parsed // true: one entry per setting, each by its rule
  if (inProduction && faults.length === 0) {
    for (const url of [originEn, originRu]) if (!isSafeOrigin(url)) faults.push('SITE_URL_* must be https')
  }
  if (faults.length > 0) throw new Error(`The configuration is not usable:\n  ${faults.join('\n  ')}`)
  return { ...rest, origins: { en: originEn, ru: originRu } }
}

import { type Locale, locales } from '@zeri/contract'
import * as z from 'zod'
import { keyRingOrSecret, origin, type ParsedSettings, setting } from './setting.ts'

// The settings that belong to no feature. `config.ts` at the top of the server joins them with those of the features.

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')

/** The site itself: its name, its addresses, its listeners, its database and its secret. */
export const siteSettings = {
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
    about:
      'The deployment’s own language: where `/` leads when no cookie says otherwise, and what a call answers in that names none.',
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
    about:
      'PostgreSQL of the product. With `?pgbouncer=true` the servers connect through PgBouncer in transaction mode; setup and worker need PostgreSQL itself.',
    development: 'postgres://postgres@127.0.0.1:5432/zeri',
    production: 'required',
  }),
  databaseReadUrl: setting({
    env: 'DATABASE_READ_URL',
    rule: z.union([z.literal(''), postgresUrl]),
    about:
      'A standby of that PostgreSQL, from which the site reads what changes with releases only: places and texts. While it is away or three seconds late they are read from the primary; empty means always.',
    development: '',
  }),
  databasePoolSize: setting({
    env: 'DATABASE_POOL_SIZE',
    rule: count,
    about: 'Most connections one process works with; the site has one more for the health probe.',
    development: '10',
  }),
  secretKeys: setting({
    env: 'SECRET_KEY',
    rule: keyRingOrSecret,
    about:
      'Keys that passwords, codes, counters and secret addresses are mixed with or encrypted with: `name:secret`, separated by commas, 32 characters or more. The first is used, all of them check and open what they made. One secret without a colon has the name `first`. A password whose key is gone is chosen again by recovery.',
    development: 'for development only, a secret to nobody',
    production: 'required',
    isSecret: true,
  }),
} as const

/** Mail, and how many requests a client may make. */
export const mailAndLimitsSettings = {
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
    about: 'Sender address of our mails, and the address shown for questions.',
    development: 'hello@zeri.test',
    production: 'required',
  }),
  generalLimit: setting({
    env: 'LIMIT_GENERAL_PER_MINUTE',
    rule: count,
    about:
      'Requests an address may make a minute, an IPv4 address or a /64 of IPv6; twice as many for a /56, four times for a /48 or /24.',
    development: '3000',
  }),
  sensitiveLimit: setting({
    env: 'LIMIT_SENSITIVE_PER_MINUTE',
    rule: count,
    about: 'The same for sensitive operations: sign-in, recovery, forms, checkout.',
    development: '20',
  }),
  workLimit: setting({
    env: 'LIMIT_WORK_PER_MINUTE',
    rule: count,
    about:
      'Processor time that requests of an address may cost a minute, in milliseconds, caches aside; more for networks as above.',
    development: '6000',
  }),
  workTotalLimit: setting({
    env: 'LIMIT_WORK_TOTAL_PER_MINUTE',
    rule: count,
    about:
      'The same for all clients together, in each process: the rest of its core is for what caches hold.',
    development: '42000',
  }),
} as const

/** The cache of rendered pages. */
export const pageCacheSettings = {
  pageCacheMb: setting({
    env: 'PAGE_CACHE_MB',
    rule: count,
    about: 'Memory for rendered public pages, in megabytes.',
    development: '128',
  }),
} as const

/** Traces. */
export const tracingSettings = {
  tracesUrl: setting({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    rule: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    about:
      'Collector that traces of requests, statements and jobs are sent to as OTLP over HTTP, `/v1/traces` is added; empty traces nothing.',
    development: '',
  }),
  tracesShare: setting({
    env: 'OTEL_TRACES_SAMPLER_ARG',
    rule: z.coerce.number().min(0).max(1),
    about: 'Share of requests and jobs that are traced, 0 to 1; those that fail are traced anyway.',
    development: '0.05',
  }),
} as const

/** How a process stops. */
export const shutdownSettings = {
  drainMs: setting({
    env: 'DRAIN_MS',
    rule: z.coerce.number().int().min(0).max(60_000),
    about:
      'How long a stopping process answers `/ready` with 503 before it refuses connections, in milliseconds.',
    development: '5000',
  }),
} as const

type Parsed = ParsedSettings<
  typeof siteSettings &
    typeof mailAndLimitsSettings &
    typeof pageCacheSettings &
    typeof tracingSettings &
    typeof shutdownSettings
>

/** The configuration that every feature may know. */
export type PlatformConfig = Readonly<
  Omit<Parsed, 'originEn' | 'originRu'> & { origins: Readonly<Record<Locale, string>> }
>

/** Visitors come over https; plain http is for trying a production build on one's own machine. */
function isSafeOrigin(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** Origins that a production deployment must not have. */
export function findOriginFaults(origins: PlatformConfig['origins']): string[] {
  return Object.values(origins)
    .filter((url) => !isSafeOrigin(url))
    .map(() => 'SITE_URL_* must be https')
}

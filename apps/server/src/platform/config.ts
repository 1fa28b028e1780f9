import { type Locale, locales } from '@zeri/contract'
import * as z from 'zod'
import { findPaymentFaults, groupPayments, type Payments, paymentSettings } from './payment-settings.ts'
import { findTelegramFaults, groupTelegram, reminderSettings, type Telegram } from './reminder-settings.ts'
import { origin, type Setting, setting } from './setting.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')

/** Known to everybody who reads this, so production refuses them. */
const DEVELOPMENT_SECRET = 'for development only, a secret to nobody'
const DEVELOPMENT_KEYS = 'dev:for-development-only-a-secret-to-nobody'

/** Keys of what is encrypted at rest: `name:secret`, separated by commas, the one that encrypts first. */
const keys = z
  .string()
  .regex(
    /^[\w-]{1,16}:[^\s,]{32,}(?:,[\w-]{1,16}:[^\s,]{32,})*$/,
    'must be name:secret, 32 characters or more',
  )
  .transform((list) =>
    list.split(',').map((one) => {
      const split = one.indexOf(':')
      return { id: one.slice(0, split), secret: one.slice(split + 1) }
    }),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'names must differ')

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
    about:
      'Most connections one process works with; the site has one more to feel the pulse of the database.',
    development: '10',
  }),
  secretKey: setting({
    env: 'SECRET_KEY',
    rule: z.string().min(32),
    about:
      'Secret that passwords, codes and counters are mixed with, 32 characters or more. Who changes it makes everybody choose a new password by recovery.',
    development: DEVELOPMENT_SECRET,
    production: 'required',
  }),
  birthKeys: setting({
    env: 'BIRTH_KEYS',
    rule: keys,
    about:
      'Keys that births, cards and the names on orders are encrypted with in the database: `name:secret`, separated by commas, 32 characters or more. The first encrypts, all of them open. Without its key nothing of that can be read any more.',
    development: DEVELOPMENT_KEYS,
    production: 'required',
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
    about: 'Sender address of our mails, and where people are told to write.',
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
  triesFactor: setting({
    env: 'LIMIT_TRIES_FACTOR',
    rule: count,
    about:
      'Multiplies how many wrong passwords, codes and recovery mails are allowed; for drills, never for visitors.',
    development: '1',
  }),
  passwordChecks: setting({
    env: 'PASSWORD_CHECKS_AT_ONCE',
    rule: count.max(64),
    about: 'Passwords one process checks at a time, 19 MiB and a thread each.',
    development: '2',
  }),
  passwordChecksWaiting: setting({
    env: 'PASSWORD_CHECKS_WAITING',
    rule: z.coerce.number().int().min(0),
    about: 'How many more may wait for that; who comes after them is asked to come back later.',
    development: '40',
  }),
  pageCacheMb: setting({
    env: 'PAGE_CACHE_MB',
    rule: count,
    about: 'Memory for rendered public pages, in megabytes.',
    development: '128',
  }),
  pictureDir: setting({
    env: 'PICTURE_CACHE_DIR',
    rule: z.string(),
    about: 'Folder where the pictures of shared links survive a restart; empty keeps them in memory alone.',
    development: '',
  }),
  analyticsUrl: setting({
    env: 'ANALYTICS_URL',
    rule: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    about:
      'Where this server reports the pages that people who agreed to it open, one JSON object a page; empty counts nothing.',
    development: '',
  }),
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
  ...paymentSettings,
  ...reminderSettings,
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
  Omit<Parsed, 'originEn' | 'originRu' | keyof typeof paymentSettings | keyof typeof reminderSettings> & {
    origins: Readonly<Record<Locale, string>>
    payments: Payments
    telegram: Telegram
    mailPerSecond: number
  }
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
  const parsed = Object.fromEntries(entries) as Parsed // true: one entry per setting, each by its rule
  const { originEn, originRu, ...rest } = parsed
  if (inProduction && faults.length === 0) {
    for (const url of [originEn, originRu]) if (!isSafeOrigin(url)) faults.push('SITE_URL_* must be https')
  }
  if (inProduction && rest.secretKey === DEVELOPMENT_SECRET) faults.push('SECRET_KEY must be your own')
  if (inProduction && env[settings.birthKeys.env]?.includes(DEVELOPMENT_KEYS))
    faults.push('BIRTH_KEYS must be your own')
  if (faults.length === 0)
    faults.push(
      ...findPaymentFaults(groupPayments(parsed)),
      ...findTelegramFaults(groupTelegram(parsed, inProduction)),
    )
  if (faults.length > 0) throw new Error(`The configuration is not usable:\n  ${faults.join('\n  ')}`)
  return {
    ...rest,
    origins: { en: originEn, ru: originRu },
    payments: groupPayments(parsed),
    telegram: groupTelegram(parsed, inProduction),
  }
}

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import { createDeps } from '../deps.ts'
import { createFindSession } from '../features/accounts/find-session.ts'
import { jobs } from '../jobs.ts'
import { parseConfig, settings } from '../platform/config.ts'
import { createCounterStore } from '../platform/http/counter-store.ts'
import { createLimits } from '../platform/http/limits.ts'
import { createEnqueue, installJobs } from '../platform/jobs/engine.ts'
import { createLog } from '../platform/log.ts'
import type { RenderPage } from '../platform/pages/pages-options.ts'
import { createSeal } from '../platform/secret.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

/** A clock that tests move by hand. */
export type TestClock = { at: number; now(): number }

type Payload = Readonly<Record<string, unknown>>
type Request = Pick<InjectOptions, 'headers' | 'remoteAddress'> & { readonly token?: string | undefined }

export type AccountsSite = {
  readonly app: FastifyInstance
  /** Everything the site wrote to its log. */
  readonly log: readonly string[]
  post(url: string, payload: Payload, request?: Request): Promise<LightMyRequestResponse>
  get(url: string, request?: Request): Promise<LightMyRequestResponse>
  delete(url: string, request?: Request): Promise<LightMyRequestResponse>
  /** Makes an account and gives its token. */
  signUp(email: string, password?: string): Promise<string>
  close(): Promise<void>
}

export const PASSWORD = 'choosing the day'

/** A database with the queues installed; any number of sites may open on it, as processes do. */
export async function openAccountsDatabase(url: string): Promise<TestDatabase> {
  const database = await openTestDatabase(url)
  await installJobs({ url, schema: database.jobSchema, jobs, planners: [] })
  return database
}

export function aClock(at = Date.UTC(2026, 10, 15, 12)): TestClock {
  const clock = { at, now: () => clock.at }
  return clock
}

type SiteOptions = {
  readonly clock?: TestClock
  readonly env?: Readonly<Record<string, string>>
  readonly render?: RenderPage
}

/** The whole site as one process of it has it: its own connections, limits and queues of work. */
export async function openAccountsSite(
  { url, schema, jobSchema }: TestDatabase,
  { clock = aClock(), env = {}, render = async () => new Response() }: SiteOptions = {},
): Promise<AccountsSite> {
  const databaseUrl = `${url}?options=${encodeURIComponent(`-c search_path=${schema},public`)}`
  const deps = createDeps(
    parseConfig({
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '4',
      LIMIT_GENERAL_PER_MINUTE: '1000000',
      LIMIT_SENSITIVE_PER_MINUTE: '1000000',
      ...env,
    }),
  )
  const log: string[] = []
  const { app } = await buildApp(
    {
      ...deps,
      clock,
      log: createLog('debug', { write: (line) => log.push(line) }),
      limits: createLimits(clock, createCounterStore(deps.db)),
      findSession: createFindSession(deps.db, clock),
      enqueue: createEnqueue({ schema: jobSchema }),
    },
    { attachPages: async () => ({ render, templates: [] }), isDraining: () => false },
  )
  const send = (options: InjectOptions, { token, headers, ...rest }: Request = {}) =>
    app.inject({
      ...options,
      ...rest,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    })
  const post: AccountsSite['post'] = (address, payload, request) =>
    send({ method: 'POST', url: address, payload }, request)
  return {
    app,
    log,
    post,
    get: (address, request) => send({ method: 'GET', url: address }, request),
    delete: (address, request) => send({ method: 'DELETE', url: address }, request),
    async signUp(email, password = PASSWORD) {
      const answer = await post('/api/user/singup', { email, password, consent: true })
      if (answer.statusCode !== 201) throw new Error(`no account: ${answer.payload}`)
      return answer.json().token
    },
    async close() {
      await app.close()
      await deps.db.destroy()
    },
  }
}

type QueuedMail = {
  readonly template: string
  readonly locale: string
  readonly to: string
  readonly data: Readonly<Record<string, string>>
}

/** What only the reader of a mail may see. */
const SEALED = ['code', 'token']

/** The mails to an address that wait for the worker, the latest first. */
export async function listMailsTo({ db, jobSchema }: TestDatabase, to: string): Promise<QueuedMail[]> {
  const { rows } = await sql<{ data: QueuedMail }>`
    select data from ${sql.id(jobSchema, 'job')} where data ->> 'to' = ${to}
    order by created_on desc, id desc`.execute(db)
  const seal = createSeal(settings.secretKey.development)
  const open = ([name, value]: [string, string]) => [name, SEALED.includes(name) ? seal.open(value) : value]
  return rows.map(({ data }) => ({ ...data, data: Object.fromEntries(Object.entries(data.data).map(open)) }))
}

/** The value a response sets a cookie to. */
export function cookieOf({ headers }: LightMyRequestResponse, name: string): string | undefined {
  const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** Every table that has a row in which a text occurs, whatever its case, in our schema and in that of the jobs. */
export async function findTablesWith(
  { db, schema: ours, jobSchema }: TestDatabase,
  text: string,
): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in (${ours}, ${jobSchema})`.execute(db)
  const found = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.id(schema, name)} as row
      where position(lower(${text}) in lower(row::text)) > 0`.execute(db)
    if ((rows[0]?.hits ?? 0) > 0) found.push(name)
  }
  return found.sort()
}

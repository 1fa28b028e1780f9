// The server app on a test database, for tests of routes.

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { createDeps } from '../deps.ts'
import { createFindSession } from '../features/accounts/find-session.ts'
import { findAccountByEmail, markVerified } from '../features/accounts/store.ts'
import { createKeyGate } from '../features/api-keys/key-gate.ts'
import { jobs } from '../jobs.ts'
import { grantAccess, roles } from '../platform/db/grant-access.ts'
import { createCounterStore } from '../platform/http/counter-store.ts'
import { createLimits } from '../platform/http/limits.ts'
import { createEnqueue, installJobs } from '../platform/jobs/engine.ts'
import { createLog } from '../platform/log.ts'
import type { RenderPage } from '../platform/pages/pages-options.ts'
import { aClock, type TestClock } from './clock.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { patient, unlimited } from './unlimited.ts'

type Payload = Readonly<Record<string, unknown>>
type Request = Pick<InjectOptions, 'headers' | 'remoteAddress'> & { readonly token?: string | undefined }

/** The whole server app on a test database, with shorthands for sending requests to it. */
export type TestApp = {
  readonly app: FastifyInstance
  /** Every line the app wrote to its log. */
  readonly log: readonly string[]
  post(url: string, payload: Payload, request?: Request): Promise<LightMyRequestResponse>
  get(url: string, request?: Request): Promise<LightMyRequestResponse>
  delete(url: string, request?: Request): Promise<LightMyRequestResponse>
  /** Creates an account whose address is proven, and returns its session token. */
  signUp(email: string, password?: string): Promise<string>
  /** The same, but the address is not proven. */
  signUpUnverified(email: string, password?: string): Promise<string>
  /** Reads the switches, as a process does every two seconds. */
  readSwitches(): Promise<void>
  /** Returns unused quotas of API keys, as a process does every second. */
  settleKeys(): Promise<void>
  /** The metrics as Prometheus reads them. */
  metrics(): Promise<string>
  close(): Promise<void>
}

export const PASSWORD = 'choosing the day'

/** Opens a test database with the job queues installed. Several apps can share it, as server processes do. */
export async function openAppDatabase(url: string): Promise<TestDatabase> {
  const database = await openTestDatabase(url)
  await installJobs({ url: database.url, schema: database.jobSchema, jobs, planners: [] })
  await grantAccess(database.db, database)
  return database
}

type TestAppOptions = {
  readonly clock?: TestClock
  readonly env?: Readonly<Record<string, string>>
  readonly render?: RenderPage
}

/** The role of the site, so that every test of a route also shows that the role is granted enough. */
function siteUrlOf({ url, pooledUrl, schema }: TestDatabase): string {
  if (pooledUrl === undefined) {
    const options = `-c search_path=${schema},public -c role=${roles.site}`
    return `${url}?options=${encodeURIComponent(options)}`
  }
  const ofSite = new URL(pooledUrl)
  ofSite.username = roles.site
  return ofSite.href
}

/** Builds the app as one server process does: with its own connections, limits and job queues. */
export async function openTestApp(
  database: TestDatabase,
  { clock = aClock(), env = {}, render = async () => new Response() }: TestAppOptions = {},
): Promise<TestApp> {
  const { jobSchema } = database
  const deps = createDeps(
    parseConfig({
      DATABASE_URL: siteUrlOf(database),
      DATABASE_POOL_SIZE: '4',
      ...unlimited,
      ...env,
    }),
    patient,
  )
  // As a server does before it listens: the first statement through PgBouncer waits for a connection of PgBouncer as well.
  if (database.pooledUrl !== undefined) await deps.fillPool()
  const log: string[] = []
  const limits = createLimits(clock, createCounterStore(deps.db), {
    perAddress: deps.config.workLimit,
    perKey: deps.config.keyWorkPerMinute,
    total: deps.config.workTotalLimit,
  })
  const keyGate = createKeyGate({ runPrepared: deps.runPrepared, limits, clock }, deps.config)
  const { app } = await buildApp(
    {
      ...deps,
      clock,
      log: createLog('debug', { write: (line) => log.push(line) }),
      limits,
      keyGate,
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
  const post: TestApp['post'] = (address, payload, request) =>
    send({ method: 'POST', url: address, payload }, request)
  const signUpUnverified: TestApp['signUpUnverified'] = async (email, password = PASSWORD) => {
    const response = await post('/api/user/singup', { email, password, consent: true })
    if (response.statusCode !== 201) throw new Error(`sign-up failed: ${response.payload}`)
    return response.json().token
  }
  return {
    app,
    log,
    post,
    get: (address, request) => send({ method: 'GET', url: address }, request),
    delete: (address, request) => send({ method: 'DELETE', url: address }, request),
    signUpUnverified,
    async signUp(email, password) {
      const token = await signUpUnverified(email, password)
      const account = await findAccountByEmail(deps.db, email.toLowerCase())
      if (account) await markVerified(deps.db, account.id, new Date(clock.at))
      return token
    },
    readSwitches: deps.switches.refresh,
    settleKeys: () => keyGate.settle(),
    metrics: () => deps.metrics.registry.metrics(),
    async close() {
      await app.close()
      await deps.db.destroy()
    },
  }
}

/** The value of a cookie that a response sets. */
export function cookieOf({ headers }: LightMyRequestResponse, name: string): string | undefined {
  const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

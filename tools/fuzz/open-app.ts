import type { FastifyInstance } from 'fastify'
import { startIdentities } from '../../apps/sandbox/src/identities/identities.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps, type Deps } from '../../apps/server/src/deps.ts'
import { createFindSession } from '../../apps/server/src/features/accounts/index.ts'
import { makePrintJob, makeSharedPrintJob } from '../../apps/server/src/features/prints/index.ts'
import { sendMail } from '../../apps/server/src/mails.ts'
import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts'
import { createCounterStore } from '../../apps/server/src/platform/http/counter-store.ts'
import { createLimits } from '../../apps/server/src/platform/http/limits.ts'
import type { Enqueue } from '../../apps/server/src/platform/jobs/job.ts'
import type { Pages } from '../../apps/server/src/platform/pages/pages-options.ts'
import { createSeal, type Seal } from '../../apps/server/src/platform/secret.ts'
import { anAccount, hashDevelopmentPassword } from '../../apps/server/src/testing/account.ts'
import { unlimited } from '../../apps/server/src/testing/unlimited.ts'
import { noPages } from '../testbed/site/no-pages.ts'
import { createMigratedDatabase } from '../testbed/site/site.ts'
import type { TestClient } from './requests/account-requests.ts'

const PASSWORD = 'choosing the day'

type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  readonly attachPages?: (app: FastifyInstance) => Promise<Pages>
}

/** The whole app on a database of its own, without rate limits, and a client with accounts to send requests. */
export type OpenApp = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly databaseUrl: string
  readonly client: TestClient
  close(): Promise<void>
}

export async function openApp({
  env = {},
  clock = systemClock,
  attachPages = noPages,
}: Options = {}): Promise<OpenApp> {
  const database = await createMigratedDatabase()
  const identities = await startIdentities({ port: 0, production: false })
  const config = parseConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...unlimited,
    LIMIT_TRIES_FACTOR: '1000000',
    ...identities.env,
    ...env,
  })
  const mails = new Map<string, ReturnType<TestClient['mailedTo']>>()
  const own = createDeps(config)
  const deps: Deps = {
    ...own,
    clock,
    limits: createLimits(clock, createCounterStore(own.db)),
    findSession: createFindSession(own.db, clock),
    enqueue: catchMails(mails, createSeal(config.secretKeys)),
  }
  const { app } = await buildApp(deps, { attachPages, isDraining: () => false })
  const passwordHash = await hashDevelopmentPassword(PASSWORD)
  let people = 0
  const client: TestClient = {
    password: PASSWORD,
    aPerson: () => {
      people += 1
      const at = new Date(clock.now())
      return anAccount(deps.db, { email: `person.${people}@example.org`, passwordHash, at })
    },
    send: async (request) => {
      const { headers, payload } = await app.inject(request)
      return { body: JSON.parse(payload), cookies: [headers['set-cookie'] ?? []].flat() }
    },
    now: () => clock.now(),
    mailedTo: (email) => mails.get(email) ?? {},
  }
  return {
    app,
    deps,
    databaseUrl: database.url,
    client,
    async close() {
      await app.close()
      await deps.db.destroy()
      await database.drop()
      await identities.stop()
    },
  }
}

function catchMails(mails: Map<string, ReturnType<TestClient['mailedTo']>>, seal: Seal): Enqueue {
  /** Opens the secrets, which are sealed in the queue. */
  const opened = ({ code, token, ...rest }: Record<string, unknown>) => ({
    ...rest,
    ...(typeof code === 'string' ? { code: seal.open(code) } : {}),
    ...(typeof token === 'string' ? { token: seal.open(token) } : {}),
  })
  return async (db, job, data) => {
    // No worker makes the sheets: a failed one leaves its place in the queue, which is bounded, to the next. Only its own
    // row, which the order has locked: two orders that change each other's would wait for each other for ever.
    if (job.name === makePrintJob.name) await failRow(db, 'prints', makePrintJob.schema.parse(data).id)
    if (job.name === makeSharedPrintJob.name)
      await failRow(db, 'print_files', makeSharedPrintJob.schema.parse(data).id)
    if (job.name !== sendMail.name) return ''
    const { to, data: mailed } = sendMail.schema.parse(data)
    mails.set(to, opened(mailed))
    return ''
  }
}

async function failRow(
  db: Parameters<Enqueue>[0],
  table: 'prints' | 'print_files',
  id: string,
): Promise<void> {
  await db.updateTable(table).set({ state: 'failed' }).where('id', '=', id).execute()
}

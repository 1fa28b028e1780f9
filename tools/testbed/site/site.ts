import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { syncContent } from '../../../apps/server/src/features/content/index.ts'
import { jobs, planners } from '../../../apps/server/src/jobs.ts'
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts'
import { installJobs } from '../../../apps/server/src/platform/jobs/engine.ts'
import { findFreePort } from '../free-port.ts'
import { importFewPlaces } from '../places/few-places.ts'
import { createTemporaryDatabase } from '../postgres/temporary-database.ts'

const root = join(import.meta.dirname, '../../..')
const START_TIMEOUT_MS = 60_000
/** The secret key of every process of a site under test. */
export const siteSecret = 'a secret of the tests and of nobody else'

/** The key with which those processes encrypt births. */
export const birthKeys = 'tests:a-secret-of-the-tests-and-of-nobody-else'

/** What Node is told when it starts a server: see docs/decisions/065. */
export const serverFlags = [
  '--v8-pool-size=1',
  '--initial-old-space-size=768',
  '--external-memory-accounted-in-global-limit',
] as const

/** Limits that one network of many test users does not reach: for a site where they sign up and pay. */
export const generousLimits = { LIMIT_SENSITIVE_PER_MINUTE: '100000', LIMIT_TRIES_FACTOR: '100' } as const

export type SiteProcess = {
  readonly url: string
  readonly port: number
  readonly process: ChildProcess
  /** Every line of output. */
  readonly output: readonly string[]
  /** Ends the process as a supervisor does: it finishes its requests and waits for idle connections to close. */
  stop(): Promise<void>
  /** Ends the process at once. */
  kill(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** Starts the production server as a process on a free port. The pages must be built. */
export async function startServer(
  databaseUrl: string,
  settings: Settings = {},
  program = 'apps/server/src/main.ts',
): Promise<SiteProcess> {
  const port = Number(settings.PORT ?? (await findFreePort()))
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    SITE_URL_EN: 'http://localhost:3000',
    SITE_URL_RU: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'hello@zeri.test',
    SECRET_KEY: siteSecret,
    BIRTH_KEYS: birthKeys,
    LOG_LEVEL: 'warn',
    LIMIT_GENERAL_PER_MINUTE: '100000000',
    LIMIT_WORK_PER_MINUTE: '100000000',
    LIMIT_WORK_TOTAL_PER_MINUTE: '100000000',
    DRAIN_MS: '0',
    ...settings,
  }
  const child = spawn(process.execPath, [...serverFlags, program], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => output.push(line))
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isLive(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the site did not open:\n${output.join('\n')}`)
    }
    await delay(50)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url,
    port,
    process: child,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function isLive(url: string): Promise<boolean> {
  const response = await fetch(`${url}/live`).catch(() => undefined)
  return response?.status === 200
}

/** Starts one server on a migrated database of its own with a few places; both are gone at once when it is stopped. */
export async function startSite(
  settings: Settings = {},
  program?: string,
): Promise<SiteProcess & { readonly databaseUrl: string }> {
  const database = await createMigratedDatabase()
  await importFewPlaces(database.url)
  const server = await startServer(database.url, settings, program)
  const stop = async () => {
    await server.kill()
    await database.drop()
  }
  return { ...server, databaseUrl: database.url, stop, kill: stop }
}

/** Names a database that `createMigratedDatabase` has made, to be copied in place of making others. */
export const TEMPLATE_SETTING = 'SITE_TEMPLATE_DATABASE'

/** Creates a database with its schema, texts and queues, as `npm run setup` does. */
export async function createMigratedDatabase(
  env: Parameters<typeof createTemporaryDatabase>[0] = process.env,
): ReturnType<typeof createTemporaryDatabase> {
  const template = env[TEMPLATE_SETTING]
  const database = await createTemporaryDatabase(env, template)
  if (template) return database
  const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 0 })
  await migrate(db)
  await syncContent(db, join(root, 'content'))
  await db.destroy()
  await installJobs({ url: database.url, jobs, planners })
  return database
}

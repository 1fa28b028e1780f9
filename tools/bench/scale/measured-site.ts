import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { importGazetteer } from '../../../apps/server/src/features/places/index.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { aChartForm } from '../../../apps/server/src/testing/chart.ts'
import { startNginx } from '../../testbed/nginx/nginx.ts'
import { startCluster } from '../../testbed/postgres/cluster.ts'
import { runSetup } from '../../testbed/processes.ts'
import { payChartUntil } from '../../testbed/site/owner.ts'
import { startServer } from '../../testbed/site/site.ts'
import { pidOf } from '../measuring/ratio-to-bare.ts'

/** A site whose processes can each be measured: PostgreSQL, the server and nginx in front of it. */
export type MeasuredSite = {
  readonly url: string
  readonly edgeUrl: string
  readonly databaseUrl: string
  readonly db: Kysely<Database>
  readonly pids: { readonly server: number; readonly postgres: number; readonly nginx: number }
  post(path: string, payload: object, token?: string): Promise<Record<string, unknown>>
  stop(): Promise<void>
}

export const PASSWORD = 'choosing the day'
const YEAR_MS = 365 * 86_400_000
/** Turns off the background work of PostgreSQL that would be measured too: full-page writes and autovacuum. */
const SETTINGS = { shared_buffers: '512MB', autovacuum: 'off', checkpoint_timeout: '1h', max_wal_size: '8GB' }
const UNLIMITED = {
  PROXY_HOPS: '1',
  PAGE_CACHE_MB: '16',
  LIMIT_SENSITIVE_PER_MINUTE: '100000000',
  LIMIT_TRIES_FACTOR: '1000000',
}

export async function startMeasuredSite(): Promise<MeasuredSite> {
  const cluster = await startCluster({ settings: SETTINGS })
  const databaseUrl = cluster.databaseUrl('costs')
  await runSetup({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  const root = join(import.meta.dirname, '../../..')
  await importGazetteer({ root, url: databaseUrl, now: Date.now, report: () => {} })
  const db = openDatabase({ url: databaseUrl, poolSize: 2, statementTimeoutMs: 0 })
  const server = await startServer(databaseUrl, UNLIMITED)
  const nginx = await startNginx({ isUnlimited: true, servers: [server.port], buffersLog: true })
  const { rows } = await sql<{ pid: string }>`
    select split_part(pg_read_file('postmaster.pid'), e'\n', 1) as pid`.execute(db)
  return {
    url: server.url,
    edgeUrl: nginx.url,
    databaseUrl,
    db,
    pids: { server: pidOf(server.process), postgres: Number(rows[0]?.pid), nginx: nginx.pid },
    async post(path, payload, token) {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    async stop() {
      await nginx.stop()
      await server.stop()
      await db.destroy()
      await cluster.stop()
    },
  }
}

/** Adds an account with a paid chart, which is selected. */
export async function addPayer(
  { post, databaseUrl }: MeasuredSite,
  email: string,
): Promise<{ readonly token: string; readonly chart: string }> {
  const { token } = await post('/api/user/singup', { email, password: PASSWORD, consent: true })
  const made = await post('/api/charts', aChartForm({ email }), String(token))
  const { uuid } = made.chart as { uuid: string } // true: the response of that operation
  await payChartUntil(databaseUrl, uuid, new Date(Date.now() + YEAR_MS))
  await post('/api/charts/activate', { uuid }, String(token))
  return { token: String(token), chart: uuid }
}

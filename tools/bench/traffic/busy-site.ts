import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { settings as settingsOf } from '../../../apps/server/src/config.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import type { Here } from '../../../apps/web/app/visit/here.ts'
import { findFreePort } from '../../testbed/free-port.ts'
import { type Nginx, startNginx } from '../../testbed/nginx/nginx.ts'
import { leadTo, startPgbouncer } from '../../testbed/postgres/pgbouncer.ts'
import { createGazetteerDatabase } from '../../testbed/site/gazetteer-database.ts'
import { type SiteProcess, startServer } from '../../testbed/site/site.ts'
import { parentOf, processorSeconds } from '../measuring/processor-time.ts'
import { pidOf } from '../measuring/ratio-to-bare.ts'
import { listSearches } from '../measuring/searches.ts'
import { settleResidents } from './residents.ts'
import type { SiteData } from './visits.ts'

const SERVERS = 2
const articlesFolder = join(import.meta.dirname, '../../../content/en/articles')

export type BusyServer = SiteProcess & { readonly inspectorPort: number }

/** Two servers behind nginx on a database with accounts. */
export type BusySite = {
  readonly data: SiteData
  readonly nginx: Nginx
  readonly servers: readonly BusyServer[]
  /** Processor time so far, by kind of process. */
  spent(): Promise<Readonly<Record<'nginx' | 'servers' | 'postgres', number>>>
  /** Connections of the servers to the database. */
  countConnections(): Promise<number>
  stop(): Promise<void>
}

type Options = {
  readonly residents: number
  /** How many places the visitors live in. */
  readonly places: number
  /** Starts the servers with an inspector for `openInspector`. */
  readonly inspected?: boolean
  readonly settings?: Readonly<Record<string, string>>
  /** Whether the servers connect through PgBouncer as it is shipped. */
  readonly pooled?: boolean
}

/**
 * The site as deployed, with its default rate limits: visitors come from many addresses, and none exceeds the limits.
 */
export async function startBusySite({
  residents,
  places,
  inspected = false,
  settings = {},
  pooled = false,
}: Options): Promise<BusySite> {
  const undo: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await createGazetteerDatabase()
    undo.push(() => database.drop())
    const db = openDatabase({ url: database.url, poolSize: 1 })
    undo.push(() => db.destroy())
    const pooler = pooled ? await startPooler(db, database.url) : undefined
    undo.push(() => pooler?.stop())
    const url = pooler?.url ?? database.url
    const servers: BusyServer[] = []
    undo.push(() => Promise.all(servers.map((server) => server.stop())))
    while (servers.length < SERVERS) servers.push(await startBusyServer(url, settings, inspected))
    const nginx = await startNginx({
      isUnlimited: true,
      servers: servers.map(({ port }) => port),
      buffersLog: true,
    })
    undo.push(() => nginx.stop())
    const data: SiteData = {
      today: new Date().toISOString().slice(0, 10),
      places: await listPlaces(db, places),
      articles: listArticles(),
      searches: await listSearches(database.url),
      residents: await settleResidents({ db, siteUrl: servers[0]?.url ?? '', count: residents }),
    }
    const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + processorSeconds(pid), 0)
    return {
      data,
      nginx,
      servers,
      spent: async () => ({
        nginx: processorSeconds(nginx.pid),
        servers: sum(servers.map((server) => pidOf(server.process))),
        postgres: processorSeconds(await findPostmaster(db)),
      }),
      countConnections: async () => (await listBackends(db)).length,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The shipped PgBouncer in front of the database, which gets the limits that create-roles.sh sets for the servers' role. */
async function startPooler(db: Kysely<Database>, databaseUrl: string) {
  const { port, pathname, username } = new URL(databaseUrl)
  const name = pathname.slice(1)
  for (const limit of ["statement_timeout = '5s'", "idle_in_transaction_session_timeout = '10s'"])
    await sql.raw(`alter database "${name}" set ${limit}`).execute(db)
  const pooler = await startPgbouncer({
    databasePort: Number(port || 5432),
    users: `"${username}" ""\n`,
    edit: leadTo(name),
  })
  return { ...pooler, url: `postgres://${username}@127.0.0.1:${pooler.port}/zeri?pgbouncer=true` }
}

async function startBusyServer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
  inspected: boolean,
): Promise<BusyServer> {
  const inspectorPort = await findFreePort()
  const inspector: Record<string, string> = inspected
    ? { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` }
    : {}
  const limits = [settingsOf.generalLimit, settingsOf.workLimit, settingsOf.workTotalLimit]
  const own = {
    PROXY_HOPS: '1',
    ...Object.fromEntries(limits.map(({ env, development }) => [env, development])),
  }
  const server = await startServer(databaseUrl, { ...own, ...inspector, ...settings })
  return { ...server, inspectorPort }
}

/** The parent of all processes of PostgreSQL; it counts those that have ended. */
async function findPostmaster(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return parentOf(rows[0]?.pid ?? 0)
}

/** Backend processes of PostgreSQL for this database. */
async function listBackends(db: Kysely<Database>): Promise<number[]> {
  const found = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return found.rows.map(({ pid }) => pid)
}

/** The largest towns, each as the browsers of those who chose it remember it. */
async function listPlaces(db: Kysely<Database>, count: number): Promise<Here[]> {
  const rows = await db
    .selectFrom('places')
    .select(['id', 'latitude', 'longitude', 'zone', 'name_en', 'name_ru'])
    .orderBy('population', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id, latitude, longitude, zone, name_en, name_ru }) => ({
    id: String(id),
    latitude: Math.round(latitude * 10) / 10,
    longitude: Math.round(longitude * 10) / 10,
    zone,
    en: name_en,
    ru: name_ru ?? name_en,
  }))
}

function listArticles(): string[] {
  const ids = readdirSync(articlesFolder).map((file) => file.replace(/\.md$/, ''))
  return ['/articles', ...ids.map((id) => `/articles/${id}`), '/sections', '/faq']
}

import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { migrate, migrations } from '../../apps/server/src/platform/db/migrate.ts'
import type { Migrations } from '../../apps/server/src/platform/db/run-migrations.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { runSetup } from '../testbed/processes.ts'
import { createMigratedDatabase, generousLimits, startServer } from '../testbed/site/site.ts'
import { startWorker } from '../testbed/site/worker.ts'

const PASSWORD = 'choosing the day'

/** What the next release may do to tables that this one uses. */
const nextRelease: Migrations = {
  '998-expand': {
    async up(db) {
      await sql`alter table accounts add column favourite_day text, add column streak int not null default 0`.execute(
        db,
      )
      await sql`alter table sessions add column seen_by text`.execute(db)
      await sql`create table favourites (account_id uuid references accounts on delete cascade)`.execute(db)
    },
  },
  '999-fill': {
    up: async (db) => void (await sql`update accounts set favourite_day = 'wedding'`.execute(db)),
  },
}

/** Starts this release on the schema of the next one: setup, server and worker must do what they always do. */
export async function drillRollback(): Promise<Figure[]> {
  const database = await createMigratedDatabase()
  const db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db, { ...migrations, ...nextRelease })
    const isSetUp = await runSetup({ databaseUrl: database.url, smtpUrl: 'smtp://127.0.0.1:1' }).then(
      () => true,
      () => false,
    )
    const statuses = await visit(database.url)
    const ran = await migrate(db, { ...migrations, ...nextRelease })
    return [
      figure('rollback: setup of the release before succeeds', Number(isSetUp), 'runs', '= 1'),
      figure('rollback: requests', statuses.length, 'requests', '>= 6'),
      figure('rollback: failed requests', statuses.filter((ok) => !ok).length, 'requests', '= 0'),
      figure('rollback: migrations that run again afterwards', ran.length, 'migrations', '= 0'),
      figure('rollback: refused by the former check (control)', await tryFormerCheck(db), 'runs', '= 1'),
    ]
  } finally {
    await db.destroy()
    await database.drop()
  }
}

/** Whether each request succeeded that a visitor makes of a site with its worker running. */
async function visit(databaseUrl: string): Promise<boolean[]> {
  const server = await startServer(databaseUrl, generousLimits)
  const worker = await startWorker(databaseUrl)
  try {
    const get = async (path: string) => (await fetch(`${server.url}${path}`)).ok
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).ok
    }
    const email = 'owner@example.org'
    return [
      await get('/ready'),
      await get('/'),
      await get('/ru'),
      await get('/calendar/predict'),
      await post('/api/user/singup', { email, password: PASSWORD, consent: true }),
      await post('/api/token/auth', { username: email, password: PASSWORD }),
    ]
  } finally {
    await worker.stop()
    await server.kill()
  }
}

/** Counts the refusals of Kysely's migrator, which setup ran before: it knows no newer database. */
async function tryFormerCheck(db: Kysely<Database>): Promise<number> {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  return error === undefined ? 0 : 1
}

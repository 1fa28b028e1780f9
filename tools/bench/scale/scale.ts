import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { insertChart } from '../../../apps/server/src/features/charts/store.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { ensureDatabase } from '../../../apps/server/src/platform/db/ensure-database.ts'
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { type Cluster, startCluster } from '../../testbed/postgres/cluster.ts'
import { createRandom } from '../../testbed/random.ts'
import { compare, type FilledDatabase, observeWithoutIndexes } from './compare-plans.ts'
import { aBirth, type Filled, fillDatabase } from './fill.ts'
import { idOf } from './population.ts'
import { scaleQueries } from './scale-queries.ts'
import { walBytes } from './wal-bytes.ts'

const SEED = 17
const AT = new Date('2026-11-15T05:00:30Z')
/** Memory and disk of a machine for so many accounts; nothing here needs to survive a power failure. */
const SETTINGS = {
  shared_buffers: '4GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '24GB',
  checkpoint_timeout: '1h',
  fsync: 'off',
  synchronous_commit: 'off',
  random_page_cost: '1.1',
}

/** A database and how it was filled. */
type Loaded = FilledDatabase & { readonly db: Kysely<Database>; readonly filled: readonly Filled[] }

const WRITTEN = 1_000

/** Whether the most frequent queries cost the same with twenty thousand accounts and with two million. */
export async function measureScale({ small }: { small: boolean }): Promise<Figure[]> {
  const sizes = small ? ([20_000, 60_000] as const) : ([20_000, 2_000_000] as const)
  const cluster = await startCluster({ settings: SETTINGS })
  try {
    const few = await load(cluster, sizes[0])
    const many = await load(cluster, sizes[1])
    try {
      return [
        ...(await measureLoading(many)),
        ...(await measureQueries([few, many], { rounds: small ? 60 : 400, control: small ? 1.5 : 10 })),
        ...(await measureLog([few, many])),
      ]
    } finally {
      for (const { client, db } of [few, many]) {
        await client.end()
        await db.destroy()
      }
    }
  } finally {
    await cluster.stop()
  }
}

async function load(cluster: Cluster, accounts: number): Promise<Loaded> {
  const url = cluster.databaseUrl(`people_${accounts}`)
  await ensureDatabase(url)
  const db = openDatabase({ url: url, poolSize: 1, statementTimeoutMs: 0 })
  await migrate(db)
  const population = { accounts, at: AT }
  const filled = await fillDatabase(db, population)
  await sql`checkpoint`.execute(db)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { population, client, db, filled }
}

async function measureLoading({ population, db, filled }: Loaded): Promise<Figure[]> {
  const rows = filled.reduce((sum, one) => sum + one.rows, 0)
  const seconds = filled.reduce((sum, one) => sum + one.ms, 0) / 1000
  // Places belong to no account, and deliveries are deleted after a while.
  const others = ['places', 'reminder_deliveries']
  const people = filled.map(({ table }) => table).filter((table) => !others.includes(table))
  const sizes = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${people}::text[]) as name`.execute(
    db,
  )
  const bytes = Number(sizes.rows[0]?.bytes)
  return [
    figure('scale: accounts loaded', population.accounts, 'accounts', `= ${population.accounts}`),
    figure(
      'scale: rows written with every index in place',
      Math.round(rows / seconds),
      'a second',
      '>= 1000',
    ),
    figure(
      'scale: all rows of an account, without deliveries',
      Math.round(bytes / population.accounts),
      'bytes',
      '<= 5000',
    ),
  ]
}

async function measureQueries(
  both: readonly [Loaded, Loaded],
  { rounds, control }: { readonly rounds: number; readonly control: number },
): Promise<Figure[]> {
  const random = createRandom(SEED)
  const figures: Figure[] = []
  let [alike, otherwise] = [0, 0]
  for (const query of scaleQueries) {
    const { small, big, shapes } = await compare(query, both, { rounds, random })
    const without = await observeWithoutIndexes(query, both[1], random)
    if (shapes.length === 1) alike += 1
    else console.error(`${query.name} is planned in several ways:\n${shapes.join('\n')}`)
    if (!shapes.includes(without.shape)) otherwise += 1
    console.error(`${query.name}: ${JSON.stringify({ small, big, without })}`)
    figures.push(
      figure(`scale: ${query.name}, rows`, rounded(big.rows / small.rows, 0), 'ratio', '= 1'),
      figure(`scale: ${query.name}, pages`, rounded(big.buffers / small.buffers), 'ratio', '<= 1.5'),
      figure(`scale: ${query.name}, median`, rounded(big.ms / small.ms), 'ratio', '<= 1.5'),
      figure(
        `scale: ${query.name}, pages without its index (control)`,
        rounded(without.buffers / small.buffers, 0),
        'ratio',
        `>= ${control}`,
      ),
    )
  }
  return [
    figure('scale: queries planned alike', alike, 'queries', `= ${scaleQueries.length}`),
    figure(
      'scale: queries planned otherwise without their index (control)',
      otherwise,
      'queries',
      `= ${scaleQueries.length}`,
    ),
    ...figures,
  ]
}

/** PostgreSQL logs the whole page at its first change after a checkpoint: more pages, more log. */
async function measureLog(both: readonly Loaded[]): Promise<Figure[]> {
  const random = createRandom(SEED)
  const keyring = createBirthKeyring(parseConfig({}))
  const figures: Figure[] = []
  for (const { db, population } of both) {
    await sql`checkpoint`.execute(db)
    const before = await walBytes(db)
    for (let index = 0; index < WRITTEN; index += 1) {
      const accountId = idOf('account', 1 + Math.floor(random() * population.accounts))
      const consent = { version: '2026-01-01', locale: 'ru' } as const
      const chart = {
        id: randomUUID(),
        owner: { accountId },
        birth: aBirth,
        isMobile: false,
        consent,
        at: AT,
      }
      await insertChart({ db, keyring }, chart)
    }
    const bytes = Math.round(((await walBytes(db)) - before) / WRITTEN)
    const name = `scale: a chart just after a checkpoint, ${population.accounts} accounts, write-ahead log`
    figures.push(figure(name, bytes, 'bytes', '<= 100000'))
  }
  return figures
}

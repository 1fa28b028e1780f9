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
import { idOf } from './crowd.ts'
import { aBirth, type Filled, fillDatabase } from './fill.ts'
import { compare, observeWithoutIndexes, type Peopled } from './measure.ts'
import { questions } from './questions.ts'
import { walBytes } from './wal-bytes.ts'

const SEED = 17
const AT = new Date('2026-11-15T05:00:30Z')
/** Memory and disk as a machine for so many people has them; nothing here needs to survive the loss of power. */
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
type Loaded = Peopled & { readonly db: Kysely<Database>; readonly filled: readonly Filled[] }

const WRITTEN = 1_000

/** Whether what is asked most costs the same in a database of two thousand people and in one of two million. */
export async function measureScale({ small }: { small: boolean }): Promise<Figure[]> {
  const sizes = small ? ([20_000, 60_000] as const) : ([20_000, 2_000_000] as const)
  const cluster = await startCluster({ settings: SETTINGS })
  try {
    const few = await load(cluster, sizes[0])
    const many = await load(cluster, sizes[1])
    try {
      return [
        ...(await measureLoading(many)),
        ...(await measureQuestions([few, many], { rounds: small ? 60 : 400, control: small ? 1.5 : 10 })),
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
  const crowd = { accounts, at: AT }
  const filled = await fillDatabase(db, crowd)
  await sql`checkpoint`.execute(db)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { crowd, client, db, filled }
}

async function measureLoading({ crowd, db, filled }: Loaded): Promise<Figure[]> {
  const rows = filled.reduce((sum, one) => sum + one.rows, 0)
  const seconds = filled.reduce((sum, one) => sum + one.ms, 0) / 1000
  // Places are nobody's, and deliveries go after a while.
  const others = ['places', 'reminder_deliveries']
  const people = filled.map(({ table }) => table).filter((table) => !others.includes(table))
  const sizes = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${people}::text[]) as name`.execute(
    db,
  )
  const bytes = Number(sizes.rows[0]?.bytes)
  return [
    figure('scale: accounts loaded', crowd.accounts, 'accounts', `= ${crowd.accounts}`),
    figure(
      'scale: rows written with every index in place',
      Math.round(rows / seconds),
      'a second',
      '>= 1000',
    ),
    figure(
      'scale: a person with all that is kept of them, without deliveries',
      Math.round(bytes / crowd.accounts),
      'bytes',
      '<= 5000',
    ),
  ]
}

async function measureQuestions(
  both: readonly [Loaded, Loaded],
  { rounds, control }: { readonly rounds: number; readonly control: number },
): Promise<Figure[]> {
  const random = createRandom(SEED)
  const figures: Figure[] = []
  let [alike, otherwise] = [0, 0]
  for (const question of questions) {
    const { small, big, shapes } = await compare(question, both, { rounds, random })
    const without = await observeWithoutIndexes(question, both[1], random)
    if (shapes.length === 1) alike += 1
    else console.error(`${question.name} is planned in several ways:\n${shapes.join('\n')}`)
    if (!shapes.includes(without.shape)) otherwise += 1
    console.error(`${question.name}: ${JSON.stringify({ small, big, without })}`)
    figures.push(
      figure(`scale: ${question.name}, rows`, rounded(big.rows / small.rows, 0), 'ratio', '= 1'),
      figure(`scale: ${question.name}, pages`, rounded(big.buffers / small.buffers), 'ratio', '<= 1.5'),
      figure(`scale: ${question.name}, median`, rounded(big.ms / small.ms), 'ratio', '<= 1.5'),
      figure(
        `scale: ${question.name}, pages without its index (control)`,
        rounded(without.buffers / small.buffers, 0),
        'ratio',
        `>= ${control}`,
      ),
    )
  }
  return [
    figure('scale: questions planned alike', alike, 'questions', `= ${questions.length}`),
    figure(
      'scale: questions planned otherwise without their index (control)',
      otherwise,
      'questions',
      `= ${questions.length}`,
    ),
    ...figures,
  ]
}

/** A page that is changed for the first time since a checkpoint is logged whole: the more pages there are, the more of them. */
async function measureLog(both: readonly Loaded[]): Promise<Figure[]> {
  const random = createRandom(SEED)
  const keyring = createBirthKeyring(parseConfig({}))
  const figures: Figure[] = []
  for (const { db, crowd } of both) {
    await sql`checkpoint`.execute(db)
    const before = await walBytes(db)
    for (let index = 0; index < WRITTEN; index += 1) {
      const accountId = idOf('account', 1 + Math.floor(random() * crowd.accounts))
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
    const name = `scale: a chart just after a checkpoint, ${crowd.accounts} accounts, write-ahead log`
    figures.push(figure(name, bytes, 'bytes', '<= 100000'))
  }
  return figures
}

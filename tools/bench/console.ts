import { type Kysely, sql } from 'kysely'
import { parseConfig } from '../../apps/server/src/config.ts'
import { buildConsole } from '../../apps/server/src/console-app.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { type ConsoleOperator, openOperator } from '../drills/console-operator.ts'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'

type Db = Kysely<Database>

const BAR_MS = 100
/** One person has ordered as often as monthly renewals would in sixteen years. */
const OFTEN = 200
const ORDERS_A_PERSON = 5
/** Nothing here needs to survive a power failure. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '8GB', shared_buffers: '512MB' }

/** The console's lists of orders among a million of them, and what is shown of one order and one person. */
export async function measureConsole({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 20_000 : 1_000_000
  const cluster = await startCluster({ settings: SETTINGS })
  try {
    const databaseUrl = cluster.databaseUrl('bench')
    await runSetup({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
    const db = openDatabase({ url: databaseUrl, poolSize: 2, statementTimeoutMs: 0 })
    const port = String(await findFreePort())
    const origin = `http://localhost:${port}`
    const deps = createDeps(
      parseConfig({
        DATABASE_URL: databaseUrl,
        CONSOLE_URL: origin,
        LIMIT_GENERAL_PER_MINUTE: '100000000',
        LOG_LEVEL: 'fatal',
      }),
    )
    const app = await buildConsole(deps, { isDraining: () => false, files: '/nowhere' })
    try {
      await fillOrders(db, count)
      await app.listen({ host: '127.0.0.1', port: Number(port) })
      const operator = await openOperator(db, origin)
      return await measurePages(db, operator, { count, rounds: small ? 20 : 200 })
    } finally {
      await app.close()
      await deps.db.destroy()
      await db.destroy()
    }
  } finally {
    await cluster.stop()
  }
}

/** The id of the n-th row of a kind: scattered, and a UUID of version 4. */
const id = (kind: string, n = 'n') =>
  sql.raw(`overlay(overlay(md5('${kind}' || (${n})) placing '4' from 13) placing '8' from 17)::uuid`)

/** Orders of three years: most are paid, some were refunded or never paid, few are disputed. */
async function fillOrders(db: Db, count: number): Promise<void> {
  const people = Math.ceil(count / ORDERS_A_PERSON)
  await sql`
    insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version, consent_at,
      consent_locale, created_at)
    select ${id('account')}, n || '@example.org', n || '@example.org', '', now(), 'ru', '', now(), 'ru', now()
    from generate_series(0, ${people + 1}::int) as n`.execute(db)
  const createdAt = sql`'2026-11-01Z'::timestamptz - (n::bigint * 94608000000 / ${count}) * interval '1 millisecond'`
  await sql`
    insert into orders (id, kind, price_id, code, tier, months, amount_minor, currency, locale, provider, wants_renewal, state,
      created_at, expires_at, paid_at)
    select ${id('order')}, 'purchase', 4, 'personal_1m', 'personal', 1, 49000, 'RUB', 'ru', 'yookassa', false,
      case when n % 10000 = 0 then 'disputed' when n % 20 = 0 then 'refunded' when n % 10 = 1 then 'expired' else 'paid' end,
      ${createdAt}, ${createdAt} + interval '1 hour', ${createdAt}
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into order_owners (order_id, account_id, key_id, box)
    select ${id('order')}, ${id('account', `case when n <= ${OFTEN} then 0 else n % ${people} + 1 end`)}, '', ''
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into payment_attempts (id, order_id, attempt_no, provider, idempotency_key, payment_id, state, created_at)
    select ${id('attempt')}, ${id('order')}, 1, 'yookassa', n::text, n::text, 'succeeded', ${createdAt}
    from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`
    insert into ledger_entries (posting_id, order_id, account, amount_minor, currency, created_at)
    select ${id('posting')}, ${id('order')}, account.name, account.amount, 'RUB', ${createdAt}
    from generate_series(1, ${count}::int) as n,
      (values ('provider:yookassa', 49000), ('revenue', -49000)) as account (name, amount)
    where n % 10 = 0`.execute(db)
  await sql`vacuum analyze orders, order_owners, payment_attempts, ledger_entries, accounts`.execute(db)
}

type Round = { readonly count: number; readonly rounds: number }

async function measurePages(db: Db, operator: ConsoleOperator, { count, rounds }: Round): Promise<Figure[]> {
  const cursorAt = async (n: number, state?: string) => {
    let query = db
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
    if (state !== undefined) query = query.where('state', '=', state)
    const row = await query.offset(n).limit(1).executeTakeFirstOrThrow()
    return `after=${encodeURIComponent(`${row.created_at.toISOString()}_${row.id}`)}`
  }
  const idOf = async (kind: string, n: number) => {
    const { rows } = await sql<{ id: string }>`select ${id(kind, String(n))} as id`.execute(db)
    return rows[0]?.id ?? ''
  }
  const paid = Math.floor(count * 0.8)
  const pages: readonly (readonly [string, string])[] = [
    ['first page of orders', '/console/orders'],
    ['middle page of orders', `/console/orders?${await cursorAt(count / 2)}`],
    ['last page of orders', `/console/orders?${await cursorAt(count - 30)}`],
    ['first page of paid orders', '/console/orders?state=paid'],
    ['middle page of paid orders', `/console/orders?state=paid&${await cursorAt(paid / 2, 'paid')}`],
    ['last page of paid orders', `/console/orders?state=paid&${await cursorAt(paid - 30, 'paid')}`],
    ['page of disputed orders, one in 10 000', '/console/orders?state=disputed'],
    ['page of orders in a state that none has', '/console/orders?state=charged_back'],
    ['one order', `/console/orders/${await idOf('order', count / 2)}`],
    [`a person with ${OFTEN} orders`, `/console/people/${await idOf('account', 0)}`],
  ]
  const figures: Figure[] = []
  for (const [name, path] of pages) {
    const times = await timesOf(operator, path, rounds)
    figures.push(figure(`${name}, 95 %`, rounded(percentile(times, 0.95), 1), 'ms', `<= ${BAR_MS}`))
  }
  return figures
}

/** How long each response takes, the way over loopback included. */
async function timesOf(operator: ConsoleOperator, path: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const { status } = await operator.get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    times.push(performance.now() - from)
  }
  return times
}

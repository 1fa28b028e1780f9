import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/db/database.ts'

const PATIENCE_MS = 4_000

type Hold<Result> = {
  /** Begins calls that write to the accounts. */
  begin(): Promise<Result>[]
  /** Called when all of them wait for the lock, which is released afterwards. */
  meanwhile(): Promise<void>
}

/** Locks accounts so that writes to them wait in the middle of a transaction; returns the results of the calls. */
export async function holdAccounts<Result>(
  db: Kysely<Database>,
  emails: readonly string[],
  { begin, meanwhile }: Hold<Result>,
): Promise<Result[]> {
  let calls: Promise<Result>[] = []
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('email', 'in', emails).forUpdate().execute()
    calls = begin()
    const deadline = performance.now() + PATIENCE_MS
    while ((await countBlocked(db)) < calls.length) {
      if (performance.now() > deadline) throw new Error('the writes do not wait for the lock')
      await delay(20)
    }
    await meanwhile()
  })
  return Promise.all(calls)
}

/** Connections of the site to this database that wait for a lock. */
export async function countBlocked(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'zeri' and wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return Number(rows[0]?.count)
}

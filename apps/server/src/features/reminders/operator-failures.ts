// Deliveries that failed, as operators see them: no column names a person.

import type { FailureReason } from '@zeri/contract/console'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

const DAY_MS = 86_400_000

/** As the partial index has them. */
const isFailed = sql<boolean>`state in ('failed', 'blocked', 'unknown', 'late')`

type Period = { readonly days: number; readonly limit: number; readonly at: Date }

/** Counts of the last days by channel and reason, and the latest failures. */
export async function listFailures(db: Db, { days, limit, at }: Period) {
  const first = new Date(at.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  const { rows: counts } = await sql<{ day: string; channel: string; reason: FailureReason; count: number }>`
    select local_date::text as day, carrier as channel, state as reason, count(*)::int as count
    from reminder_deliveries where local_date >= ${first}::date and ${isFailed}
    group by local_date, carrier, state order by local_date desc, carrier, state`.execute(db)
  const { rows: latest } = await sql<FailureRow>`
    select local_date::text as day, carrier as channel, state as reason, tries, due_at, ended_at
    from reminder_deliveries where local_date >= ${first}::date and ${isFailed}
    order by local_date desc, due_at desc limit ${limit}`.execute(db)
  return {
    counts,
    latest: latest.map(({ due_at, ended_at, ...failure }) => ({
      ...failure,
      dueAt: due_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  }
}

type FailureRow = {
  readonly day: string
  readonly channel: string
  readonly reason: FailureReason
  readonly tries: number
  readonly due_at: Date
  readonly ended_at: Date | null
}

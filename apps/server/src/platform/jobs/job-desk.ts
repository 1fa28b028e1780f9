import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { FAILURES } from '../db/grant-access.ts'
import { JOB_SCHEMA } from './engine.ts'

// Queues and jobs as operators see them. Beside the engine the only file that knows the tables of pg-boss. It names no column
// with what is in a job, so that a role may work with it that cannot read those.

type Db = Kysely<Database>

type QueueLine = {
  readonly queue: string
  /** Jobs that are due, and how long the oldest has waited. */
  readonly waiting: number
  readonly oldestSec: number
  readonly active: number
  readonly retrying: number
  readonly failed: number
}

type JobState = 'failed' | 'retry' | 'created' | 'active'

type JobLine = {
  readonly id: string
  readonly state: JobState
  readonly tries: number
  readonly createdAt: Date
  /** When it is due, or was given up. */
  readonly at: Date
  /** The kind of error and its code. */
  readonly reason: string | null
}

type JobPage = {
  readonly queue: string
  readonly state: JobState
  readonly limit: number
  readonly after?: string | undefined
}

type JobKey = { readonly queue: string; readonly id: string }

export type JobDesk = {
  listQueues(db: Db): Promise<QueueLine[]>
  /** The latest first. The cursor is the instant and id of the last one of the page before. */
  listJobs(db: Db, page: JobPage): Promise<{ readonly jobs: JobLine[]; readonly next: string | null }>
  /** Runs a failed job again from its first try, or a waiting retry at once; false if it is neither. */
  retry(db: Db, key: JobKey): Promise<boolean>
  /** Cancels a job that waits or has failed; false if it runs, is over or is not there. */
  cancel(db: Db, key: JobKey): Promise<boolean>
}

export function createJobDesk({ schema = JOB_SCHEMA }: { schema?: string | undefined } = {}): JobDesk {
  const table = sql.id(schema, 'job')
  return {
    async listQueues(db) {
      const { rows } = await sql<QueueLine>`
        select queue.name as queue,
               count(*) filter (where state < 'active' and not blocked and start_after <= now())::int as waiting,
               coalesce(extract(epoch from now() - min(start_after) filter (
                 where state < 'active' and not blocked and start_after <= now())), 0)::int as "oldestSec",
               count(*) filter (where state = 'active')::int as active,
               count(*) filter (where state = 'retry')::int as retrying,
               count(*) filter (where state = 'failed')::int as failed
          from ${sql.id(schema, 'queue')} as queue
          left join ${table} as job on job.name = queue.name and state in ('created', 'retry', 'active', 'failed')
         where queue.name not like '\\_\\_%'
         group by queue.name order by queue.name`.execute(db)
      return rows
    },
    listJobs: (db, page) => listJobs(db, schema, page),
    async retry(db, { queue, id }) {
      const { numAffectedRows = 0n } = await sql`
        update ${table} set state = 'retry', start_after = now(), completed_on = null,
          retry_count = case when state = 'failed' then 0 else retry_count end,
          started_on = case when state = 'failed' then null else started_on end
        where name = ${queue} and id = ${id}::uuid and state in ('failed', 'retry')`.execute(db)
      return numAffectedRows > 0n
    },
    async cancel(db, { queue, id }) {
      const { numAffectedRows = 0n } = await sql`
        update ${table} set state = 'cancelled', completed_on = now()
        where name = ${queue} and id = ${id}::uuid and state in ('created', 'retry', 'failed')`.execute(db)
      return numAffectedRows > 0n
    },
  }
}

type JobRow = {
  readonly id: string
  readonly state: JobState
  readonly tries: number
  readonly created_on: Date
  readonly at: Date
}

async function listJobs(db: Db, schema: string, { queue, state, limit, after }: JobPage) {
  const [, at, id] = /^(\d{4}-[\dT:.-]+Z)_([\da-f-]{36})$/.exec(after ?? '') ?? []
  const isPast = at !== undefined && id !== undefined
  // To the millisecond, which is what a cursor has.
  const created = sql`date_trunc('milliseconds', created_on)`
  const { rows } = await sql<JobRow>`
    select id, state::text, ${created} as created_on,
           retry_count + case when started_on is null then 0 else 1 end as tries,
           case when state in ('created', 'retry') then start_after else coalesce(completed_on, started_on, start_after) end as at
      from ${sql.id(schema, 'job')}
     where name = ${queue} and state = ${state}
       and ${isPast ? sql`(${created}, id) < (${new Date(at)}, ${id}::uuid)` : sql`true`}
     order by ${created} desc, id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const reasons = await describeFailures(
    db,
    schema,
    shown.map((row) => row.id),
  )
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    jobs: shown.map((row) => ({
      id: row.id,
      state: row.state,
      tries: row.tries,
      createdAt: row.created_on,
      at: row.at,
      reason: reasons.get(row.id) ?? null,
    })),
    next: last ? `${last.created_on.toISOString()}_${last.id}` : null,
  }
}

async function describeFailures(db: Db, schema: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from ${sql.id(schema, FAILURES)}(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}

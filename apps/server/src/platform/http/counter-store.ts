import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { CounterStore } from './limits.ts'

/** Limit counters in PostgreSQL, one statement for any number of keys. */
export function createCounterStore(db: Kysely<Database>): CounterStore {
  return {
    async add(windowStartMs, hits) {
      // Sorted, so that two processes lock the same rows in the same order.
      const keys = [...hits.keys()].sort()
      const { rows } = await sql<{ key: string; hits: number }>`
        insert into limit_counters as counter (key, window_start, hits)
        select key, ${new Date(windowStartMs)}::timestamptz, hits
          from unnest(${keys}::text[], ${keys.map((key) => hits.get(key))}::int[]) as given (key, hits)
        on conflict (key, window_start) do update set hits = counter.hits + excluded.hits
        returning key, hits`.execute(db)
      return new Map(rows.map((row) => [row.key, row.hits]))
    },
  }
}

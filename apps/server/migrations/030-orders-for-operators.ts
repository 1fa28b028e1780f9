import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../src/platform/db/concurrent-index.ts'

export const outsideTransaction = true

/** Pages of orders by time, all of them or of one state, and revenue by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, {
    name: 'orders_created_at',
    table: 'orders',
    definition: sql`(created_at, id)`,
  })
  await createIndexConcurrently(db, {
    name: 'orders_state',
    table: 'orders',
    definition: sql`(state, created_at, id)`,
  })
  await createIndexConcurrently(db, {
    name: 'ledger_entries_created_at',
    table: 'ledger_entries',
    definition: sql`(created_at)`,
  })
}

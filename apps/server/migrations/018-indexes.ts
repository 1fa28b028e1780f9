import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../src/platform/db/concurrent-index.ts'

/** Indexes on tables that are in use. */
export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, {
    name: 'accounts_unverified_since',
    table: 'accounts',
    definition: sql`(unverified_since) where verified_at is null`,
  })
  await createIndexConcurrently(db, {
    name: 'known_devices_last_seen_at',
    table: 'known_devices',
    definition: sql`(account_id, last_seen_at)`,
  })
}

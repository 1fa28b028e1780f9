import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

/** The position of the write-ahead log of a cluster, in bytes. */
export async function walBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_current_wal_insert_lsn() - '0/0' as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

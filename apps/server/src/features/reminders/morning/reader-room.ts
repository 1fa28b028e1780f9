// The SQL of how many readers an account has, and of those that wait to become one.

import { sql } from 'kysely'
import type { Db } from '../store.ts'

export async function countReaders(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('readers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasMailReader(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('readers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('channel', '=', 'mail')
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes the oldest start parameters of an account, so that it has no more readers than `most` when all are opened. */
export async function dropLinksBeyond(trx: Db, accountId: string, most: number): Promise<void> {
  await sql`
    delete from reader_links where token_hash in (
      select token_hash from reader_links where account_id = ${accountId}::uuid
      order by expires_at desc, token_hash
      offset greatest(0, ${most}::int - (
        select count(*) from readers where readers.account_id = ${accountId}::uuid)))`.execute(trx)
}

// The SQL of bounces.

import type { BounceKind, ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type Db = Kysely<Database>

/** The account a mail went to, locked until the transaction ends. */
type BouncedAccount = { readonly id: string; readonly email: string; readonly resumedAt: Date | null }

export async function lockBouncedAccount(trx: Db, id: string): Promise<BouncedAccount | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'mail_resumed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { id: row.id, email: row.email, resumedAt: row.mail_resumed_at }
}

type NewBounce = {
  readonly accountId: string
  readonly kind: BounceKind
  readonly status: string | null
  readonly addressMasked: string
  readonly at: Date
}

/** One row an account, kind and day: a report that comes twice, or a stream of them, is one. */
export async function saveBounce(
  trx: Db,
  { accountId, kind, status, addressMasked, at }: NewBounce,
): Promise<void> {
  const latest = { status, address_masked: addressMasked, received_at: at }
  await trx
    .insertInto('mail_bounces')
    .values({ account_id: accountId, kind, day: at.toISOString().slice(0, 10), ...latest })
    .onConflict((conflict) => conflict.columns(['account_id', 'day', 'kind']).doUpdateSet(latest))
    .execute()
}

/** The days with a soft bounce after an instant. */
export async function countSoftDays(trx: Db, accountId: string, after: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('mail_bounces')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'soft')
    .where('received_at', '>', after)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markStopped(trx: Db, accountId: string, at: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ mail_stopped_at: at })
    .where('id', '=', accountId)
    .where('mail_stopped_at', 'is', null)
    .execute()
}

/** Lets mail go to an address again; returns whether it was stopped. */
export async function releaseAddress(trx: Db, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ mail_stopped_at: null, mail_resumed_at: at })
    .where('id', '=', accountId)
    .where('mail_stopped_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Page = { readonly before?: number | undefined; readonly limit: number }
type Bounces = ConsoleOutput<typeof consoleCalls.listBounces>

/** A page of bounces for operators, the latest first. */
export async function listBounces(db: Db, { before, limit }: Page): Promise<Bounces> {
  const { rows } = await sql<BounceRow>`
    select mail_bounces.id, day::text as day, kind, status, address_masked, account_id, received_at, mail_stopped_at
    from mail_bounces join accounts on accounts.id = mail_bounces.account_id
    where ${before === undefined ? sql`true` : sql`mail_bounces.id < ${before}`}
    order by mail_bounces.id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  return {
    bounces: shown.map((row) => ({
      id: Number(row.id),
      day: row.day,
      kind: row.kind,
      status: row.status,
      address: row.address_masked,
      account: row.account_id,
      receivedAt: row.received_at.toISOString(),
      isStopped: row.mail_stopped_at !== null,
    })),
    next: rows.length > limit ? Number(shown.at(-1)?.id) : null,
  }
}

type BounceRow = {
  readonly id: string
  readonly day: string
  readonly kind: BounceKind
  readonly status: string | null
  readonly address_masked: string
  readonly account_id: string
  readonly received_at: Date
  readonly mail_stopped_at: Date | null
}

/** The account of an address, for mails that are queued without one. */
export async function findRecipientId(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id
}

// The SQL of accounts whose address was never proven, and which therefore end.

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

const LIFE = sql`interval '30 days'`
/** How long before its end an account gets the last mail. */
const WARNING = sql`interval '7 days'`

/** When an unverified account ends: after thirty days, never before the end of its paid time. */
const endsAt = sql<Date>`greatest(accounts.unverified_since + ${LIFE},
  (select max(greatest(paid_until, personal_until)) from charts where charts.account_id = accounts.id))`

/** How long after an order expired its payment may still arrive. */
const LATE_PAYMENT = sql`interval '1 day'`

/** A payment that is under way or may still arrive, or a renewal that may be charged. */
const mayStillPay = (at: Date) => sql<boolean>`(
  exists (
    select from order_owners join orders on orders.id = order_owners.order_id
    where order_owners.account_id = accounts.id and (orders.state in ('created', 'awaiting_payment')
      or orders.state = 'expired' and orders.expires_at > ${at}::timestamptz - ${LATE_PAYMENT}))
  or exists (
    select from subscriptions join charts on charts.id = subscriptions.chart_id
    where charts.account_id = accounts.id and subscriptions.state <> 'ended'))`

/** Whether an account ends within a week and was not warned of that end. Paid time may move the end. */
const isUnwarned = (at: Date) => sql<boolean>`
  verified_at is null and deletion_requested_at is null
  and unverified_since <= ${at}::timestamptz - ${LIFE} + ${WARNING}
  and ${endsAt} <= ${at}::timestamptz + ${WARNING}
  and (unverified_warned_at is null or unverified_warned_at < ${endsAt} - ${WARNING})
  and not ${mayStillPay(at)}`

/** Lists accounts to warn, in random order: those whose mailbox has no room for a mail must not hold up the others. */
export async function listUnwarned(db: Db, at: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where ${isUnwarned(at)} order by random() limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks an account that is still to be warned, and returns when it ends. */
export async function lockUnwarned(trx: Db, id: string, at: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    select greatest(${endsAt}, ${at}::timestamptz + ${WARNING}) as ends_at from accounts
    where id = ${id} and ${isUnwarned(at)} for no key update skip locked`.execute(trx)
  return rows[0]?.ends_at
}

export async function markWarned(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable('accounts').set({ unverified_warned_at: at }).where('id', '=', id).execute()
}

/** Whether an account ended a week or more after its warning. */
const hasEnded = (at: Date) => sql<boolean>`
  verified_at is null and unverified_since <= ${at}::timestamptz - ${LIFE}
  and ${endsAt} <= ${at} and unverified_warned_at >= ${endsAt} - ${WARNING}
  and unverified_warned_at <= ${at}::timestamptz - ${WARNING}
  and not ${mayStillPay(at)}`

/** Erases one unverified account a week after its warning, with the rows that refer to it; returns whether there was one. */
export async function eraseOneUnverified(trx: Db, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where ${hasEnded(at)}
    order by unverified_since limit 1 for update skip locked`.execute(trx)
  const [account] = rows
  if (!account) return false
  // Checked again under the lock: a payment may have begun while the statement before looked for the account.
  const { rows: erased } = await sql`
    delete from accounts where id = ${account.id} and ${hasEnded(at)} returning id`.execute(trx)
  return erased.length > 0
}

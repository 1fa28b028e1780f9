// The SQL of reminder settings.

import type { Locale } from '@zeri/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type Db = Kysely<Database>
export type ChannelKind = 'telegram' | 'mail'

/** The reminder of an account. */
export type Reminder = {
  readonly channel: ChannelKind
  readonly isActive: boolean
  readonly chartId: string | null
  readonly slot: number | null
}

export async function findReminder(db: Db, accountId: string): Promise<Reminder | undefined> {
  const row = await db
    .selectFrom('reminders')
    .select(['channel', 'is_active', 'chart_id', 'slot_minute'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const channel = row.channel === 'mail' ? 'mail' : 'telegram'
  return { channel, isActive: row.is_active, chartId: row.chart_id, slot: row.slot_minute }
}

/** Fields that are undefined keep their stored value. */
type NewReminder = Pick<Reminder, 'channel' | 'isActive'> & {
  readonly chartId: string | undefined
  readonly slot: number | undefined
  readonly id: string
  readonly disableId: string
  readonly accountId: string
  readonly locale: Locale
  readonly zone: string
  readonly nextRunAt: Date | null
  readonly at: Date
}

/**
 * Locks an account against other changes and erasure until the transaction ends. Returns whether the account exists.
 */
export async function holdAccount(trx: Db, accountId: string): Promise<boolean> {
  const held = trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate()
  return (await held.executeTakeFirst()) !== undefined
}

/** Locks a chart, if it exists, against deletion until the transaction ends. */
export async function holdChart(trx: Db, accountId: string, id: string): Promise<void> {
  await trx
    .selectFrom('charts')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .execute()
}

/** Inserts or updates the reminder of an account; an existing reminder keeps its ids. */
export async function saveReminder(db: Db, reminder: NewReminder): Promise<void> {
  const values = {
    channel: reminder.channel,
    is_active: reminder.isActive,
    chart_id: reminder.chartId,
    slot_minute: reminder.slot,
    locale: reminder.locale,
    zone: reminder.zone,
    next_run_at: reminder.nextRunAt,
    updated_at: reminder.at,
  }
  await db
    .insertInto('reminders')
    .values({
      id: reminder.id,
      account_id: reminder.accountId,
      disable_id: reminder.disableId,
      ...values,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

const off = (at: Date) => ({ is_active: false, next_run_at: null, updated_at: at })

/** Switches the reminder of an account off, if it uses this channel. */
export async function switchOff(
  db: Db,
  { accountId, channel }: { readonly accountId: string; readonly channel: ChannelKind },
  at: Date,
): Promise<void> {
  await db
    .updateTable('reminders')
    .set(off(at))
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('is_active', '=', true)
    .execute()
}

/** Switches a reminder off by the id in the link of its messages; no session is needed. */
export async function switchOffByLink(db: Db, disableId: string, at: Date): Promise<void> {
  await db
    .updateTable('reminders')
    .set(off(at))
    .where('disable_id', '=', disableId)
    .where('is_active', '=', true)
    .execute()
}

/** Gives the reminder of an account another id for its links: those in earlier messages end nothing any more. */
export async function renewDisableId(db: Db, accountId: string, disableId: string): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ disable_id: disableId })
    .where('account_id', '=', accountId)
    .execute()
}

/** The id of the place of an account as a number of the gazetteer. */
export const placeNumber = sql<number | null>`
  case when accounts.place_id ~ '^[1-9][0-9]{0,8}$' then accounts.place_id::integer end`

/** The zone of the place of an account; null when the account has set no place. */
export async function findZoneOf(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('places', (join) => join.on(sql<boolean>`places.id = ${placeNumber}`))
    .select(['accounts.place_id', 'places.zone'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  if (!row || row.place_id === null) return null
  return row.zone ?? DEFAULT_ZONE
}

/** The zone of accounts that have set no place. */
export const DEFAULT_ZONE = 'Europe/Moscow'

export async function findActiveSlot(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('reminders')
    .select('slot_minute')
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row?.slot_minute ?? undefined
}

export async function updateZone(
  db: Db,
  accountId: string,
  { zone, nextRunAt, at }: { readonly zone: string; readonly nextRunAt: Date; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ zone, next_run_at: nextRunAt, updated_at: at })
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .execute()
}

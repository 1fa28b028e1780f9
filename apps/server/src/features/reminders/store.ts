// The SQL of reminder settings.

import type { Locale } from '@zeri/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Rhythm } from './schedule.ts'

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

/** The columns of a reminder that is off. */
export const off = (at: Date) => ({ is_active: false, next_run_at: null, updated_at: at })

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

/** Switches a reminder off by the id in the link of its messages; no session is needed. A reader is then forgotten. */
export async function switchOffByLink(db: Db, disableId: string, at: Date): Promise<void> {
  const ended = await db
    .deleteFrom('readers')
    .where('id', 'in', (reminders) =>
      reminders
        .selectFrom('reminders')
        .select(({ ref }) => ref('reader_id').$notNull().as('id'))
        .where('disable_id', '=', disableId)
        .where('reader_id', 'is not', null),
    )
    .executeTakeFirst()
  if (ended.numDeletedRows > 0n) return
  await db
    .updateTable('reminders')
    .set(off(at))
    .where('disable_id', '=', disableId)
    .where('is_active', '=', true)
    .execute()
}

/** Gives the mails of an account other ids for their links: those in earlier messages end nothing any more. */
export async function renewDisableIds(db: Db, accountId: string, newId: () => string): Promise<void> {
  await db.updateTable('reminders').set({ disable_id: newId() }).where('account_id', '=', accountId).execute()
  await db
    .updateTable('reminders')
    .set({ disable_id: newId() })
    .where('reader_id', 'in', (readers) =>
      readers
        .selectFrom('readers')
        .select('id')
        .where('account_id', '=', accountId)
        .where('channel', '=', 'mail'),
    )
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

/** The reader of a reminder, the account it or the reader belongs to, and the place: that of the account, else the reader's. */
export const joinOwner = sql`
    left join readers on readers.id = reminders.reader_id
    left join accounts on accounts.id = coalesce(reminders.account_id, readers.account_id)
    left join places on places.id = coalesce(${placeNumber}, readers.place_id)`

/** The zone of the owner now. A reader without a place stays in the zone that was saved. */
export const zoneNow = sql<string>`
      coalesce(places.zone, case when reminders.reader_id is null then ${DEFAULT_ZONE} else reminders.zone end)`

type ActiveReminder = {
  readonly id: string
  readonly slot_minute: number
  readonly rhythm: Rhythm
  readonly zone_now: string
}

/** The active reminders of an account, its own and those of its readers, each with the zone of its owner now. */
export async function listActiveReminders(db: Db, accountId: string): Promise<ActiveReminder[]> {
  const { rows } = await sql<ActiveReminder>`
    select reminders.id, reminders.slot_minute, reminders.rhythm, ${zoneNow} as zone_now
    from reminders ${joinOwner}
    where reminders.is_active and reminders.id in (
      select id from reminders where account_id = ${accountId}
      union all
      select reminders.id from readers join reminders on reminders.reader_id = readers.id
      where readers.account_id = ${accountId})`.execute(db)
  return rows
}

export async function updateZone(
  db: Db,
  id: string,
  { zone, nextRunAt, at }: { readonly zone: string; readonly nextRunAt: Date; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ zone, next_run_at: nextRunAt, updated_at: at })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .execute()
}

/** Deletes a reader that no longer exists on the other side; its reminder goes with it. */
export async function deleteReader(db: Db, id: string): Promise<void> {
  await db.deleteFrom('readers').where('id', '=', id).execute()
}

/** Deletes the reader of a Telegram chat; its reminder goes with it. Returns whether there was one. */
export async function deleteReaderOfChat(db: Db, chatId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('readers').where('chat_id', '=', chatId).executeTakeFirst()
  return numDeletedRows > 0n
}

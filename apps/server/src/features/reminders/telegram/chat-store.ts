// The SQL of chats that read the morning.

import type { Locale } from '@zeri/contract'
import { sql } from 'kysely'
import { type Db, switchOff } from '../store.ts'

/** What is known of a chat: the account it is linked to, and whether it reads the morning. */
type KnownChat = {
  readonly accountId: string | undefined
  readonly isReader: boolean
  /** The language of its morning; Russian for a chat of a profile; undefined for a stranger. */
  readonly locale: Locale | undefined
}

export async function findChat(db: Db, chatId: string): Promise<KnownChat> {
  const { rows } = await sql<{ account_id: string | null; reader_id: string | null; locale: Locale | null }>`
    select messenger_users.account_id, readers.id as reader_id, reminders.locale
    from (select ${chatId}::bigint as id) as chat
    left join messenger_users on messenger_users.chat_id = chat.id
    left join readers on readers.chat_id = chat.id
    left join reminders on reminders.reader_id = readers.id`.execute(db)
  const [row] = rows
  return {
    accountId: row?.account_id ?? undefined,
    isReader: row?.reader_id != null,
    locale: row?.locale ?? (row?.account_id == null ? undefined : 'ru'),
  }
}

/** The place of a chat, a number of the gazetteer: that of its account, else the one chosen for its morning. */
export async function findPlaceOfChat(db: Db, chatId: string): Promise<string | undefined> {
  const { rows } = await sql<{ place_id: string | null }>`
    select coalesce(accounts.place_id, readers.place_id::text) as place_id
    from (select ${chatId}::bigint as id) as chat
    left join messenger_users on messenger_users.chat_id = chat.id
    left join readers on readers.chat_id = chat.id
    left join accounts on accounts.id = coalesce(readers.account_id, messenger_users.account_id)`.execute(db)
  return rows[0]?.place_id ?? undefined
}

/** What was chosen on the page whose link a chat has opened. */
export type ReaderLink = {
  readonly accountId: string | null
  readonly manageHash: Buffer | null
  readonly chartId: string | null
  readonly slot: number
  readonly rhythm: 'daily' | 'weekly'
  readonly locale: Locale
  readonly placeId: number | null
  readonly zone: string
}

/** Takes a valid start parameter of this bot; it works once. */
export async function takeReaderLink(
  trx: Db,
  { tokenHash, bot, at }: { readonly tokenHash: Buffer; readonly bot: string; readonly at: Date },
): Promise<ReaderLink | undefined> {
  const row = await trx
    .deleteFrom('reader_links')
    .where('token_hash', '=', tokenHash)
    .where('bot', '=', bot)
    .where('expires_at', '>', at)
    .where((link) =>
      link.or([
        link('account_id', 'is', null),
        link.exists(
          link
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.id', '=', 'reader_links.account_id')
            .where('deletion_requested_at', 'is', null),
        ),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      accountId: row.account_id,
      manageHash: row.manage_hash,
      chartId: row.chart_id,
      slot: row.slot_minute,
      rhythm: row.rhythm === 'weekly' ? 'weekly' : 'daily',
      locale: row.locale === 'en' ? 'en' : 'ru',
      placeId: row.place_id,
      zone: row.zone,
    }
  )
}

type NewReaderChat = {
  readonly id: string
  readonly bot: string
  readonly chatId: string
  readonly link: ReaderLink
  readonly at: Date
}

/** Whether the day already comes to a chat for another account, or without one, than a link is for. */
export async function isReaderOfOther(
  trx: Db,
  { chatId, link }: Pick<NewReaderChat, 'chatId' | 'link'>,
): Promise<boolean> {
  const reader = await trx
    .selectFrom('readers')
    .select('account_id')
    .where('chat_id', '=', chatId)
    .forUpdate()
    .executeTakeFirst()
  return reader !== undefined && reader.account_id !== link.accountId
}

/** Makes a chat a reader, or changes what it reads; returns the id of the reader. */
export async function saveReaderChat(trx: Db, { id, bot, chatId, link, at }: NewReaderChat): Promise<string> {
  const isTaken =
    link.manageHash !== null &&
    (await trx
      .selectFrom('readers')
      .select('id')
      .where('token_hash', '=', link.manageHash)
      .where((reader) => reader.or([reader('chat_id', 'is', null), reader('chat_id', '!=', chatId)]))
      .executeTakeFirst()) !== undefined
  const values = {
    bot,
    account_id: link.accountId,
    place_id: link.placeId,
    // A hash belongs to one reader; the chat can always be ended by /stop.
    token_hash: isTaken ? null : link.manageHash,
  }
  const { id: saved } = await trx
    .insertInto('readers')
    .values({ id, channel: 'telegram', chat_id: chatId, created_at: at, ...values })
    .onConflict((conflict) => conflict.column('chat_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved
}

/**
 * Ends the reminder under whose message the button stands, if it is one of this chat: a program can send any callback data,
 * also the id of somebody else's reminder.
 */
export async function endReminderOfChat(
  trx: Db,
  { chatId, disableId }: { readonly chatId: string; readonly disableId: string },
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('readers')
    .where('chat_id', '=', chatId)
    .where('id', 'in', (reminders) =>
      reminders
        .selectFrom('reminders')
        .select(({ ref }) => ref('reader_id').$notNull().as('id'))
        .where('disable_id', '=', disableId),
    )
    .execute()
  const own = await trx
    .selectFrom('reminders')
    .innerJoin('messenger_users', 'messenger_users.account_id', 'reminders.account_id')
    .select('reminders.account_id')
    .where('disable_id', '=', disableId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  if (own?.account_id) await switchOff(trx, { accountId: own.account_id, channel: 'telegram' }, at)
}

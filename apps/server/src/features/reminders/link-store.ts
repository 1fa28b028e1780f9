// The SQL of linked Telegram chats, start parameters, updates and replies.

import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Db, switchOff } from './store.ts'

/** The Telegram chat linked to an account. */
export type MessengerUser = {
  readonly bot: string
  readonly chatId: string
  readonly linkedAt: Date
  readonly blockedAt: Date | null
}

export async function findMessengerUser(db: Db, accountId: string): Promise<MessengerUser | undefined> {
  const row = await db
    .selectFrom('messenger_users')
    .select(['bot', 'chat_id', 'linked_at', 'blocked_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { bot: row.bot, chatId: row.chat_id, linkedAt: row.linked_at, blockedAt: row.blocked_at }
}

/** One link per open browser tab, up to this many. */
const LINKS_PER_ACCOUNT = 5

type NewLink = {
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly bot: string
  readonly expiresAt: Date
}

/** Stores a start parameter and deletes the oldest ones of an account that has too many. */
export async function insertLink(db: Db, { tokenHash, accountId, bot, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto('messenger_links')
    .values({ token_hash: tokenHash, account_id: accountId, bot, expires_at: expiresAt })
    .execute()
  await db
    .deleteFrom('messenger_links')
    .where('token_hash', 'in', (links) =>
      links
        .selectFrom('messenger_links')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('expires_at', 'desc')
        .offset(LINKS_PER_ACCOUNT),
    )
    .execute()
}

/** Finds the account of a valid start parameter of this bot and locks the parameter until the transaction ends. */
export async function lockLink(
  trx: Db,
  { tokenHash, bot, at }: { readonly tokenHash: Buffer; readonly bot: string; readonly at: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('messenger_links')
    .innerJoin('accounts', 'accounts.id', 'messenger_links.account_id')
    .select('messenger_links.account_id')
    .where('token_hash', '=', tokenHash)
    .where('bot', '=', bot)
    .where('expires_at', '>', at)
    .where('accounts.deletion_requested_at', 'is', null)
    .forUpdate('messenger_links')
    .executeTakeFirst()
  return row?.account_id
}

/** Deletes every start parameter of an account: after one is used, the others must stop working. */
export async function deleteLinksOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('messenger_links').where('account_id', '=', accountId).execute()
}

export async function findAccountOfChat(db: Db, chatId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('messenger_users')
    .select('account_id')
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return row?.account_id
}

/** Links a chat to an account and replaces the chat the account had before. */
export async function saveMessengerUser(
  trx: Db,
  { accountId, bot, chatId, at }: { accountId: string; bot: string; chatId: string; at: Date },
): Promise<void> {
  const chat = { bot, chat_id: chatId, linked_at: at, blocked_at: null }
  await trx
    .insertInto('messenger_users')
    .values({ account_id: accountId, ...chat })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chat))
    .execute()
}

/** Unlinks the chat of an account and switches its reminder in Telegram off; issued start parameters stop working. */
export async function endTelegramOf(trx: Db, accountId: string, at: Date): Promise<void> {
  await deleteLinksOf(trx, accountId)
  await trx.deleteFrom('messenger_users').where('account_id', '=', accountId).execute()
  await switchOff(trx, { accountId, channel: 'telegram' }, at)
}

/** Unlinks a chat and returns the account it was linked to. */
export async function deleteMessengerUser(trx: Db, chatId: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('messenger_users')
    .where('chat_id', '=', chatId)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** Sets or clears the blocked mark of a chat and returns its account, if it has one. */
export async function markBlocked(
  trx: Db,
  chatId: string,
  blockedAt: Date | null,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('messenger_users')
    .set({ blocked_at: blockedAt })
    .where('chat_id', '=', chatId)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** Records an update id. Returns false when the update was received before. */
export async function recordUpdate(trx: Db, bot: string, updateId: number, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('messenger_updates')
    .values({ bot, update_id: updateId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a queued reply is about, beside its word. */
const replyPayload = z.object({
  time: z.string().optional(),
  /** An inline query and its id. */
  query: z.string().optional(),
  queryId: z.string().optional(),
})
type ReplyPayload = z.output<typeof replyPayload>

type NewReply = {
  readonly bot: string
  readonly chatId: string
  readonly word: string
  readonly locale: Locale
  readonly payload?: ReplyPayload
  readonly callbackId: string | null
  readonly at: Date
}

export async function insertReply(
  trx: Db,
  { bot, chatId, word, locale, payload, callbackId, at }: NewReply,
): Promise<void> {
  await trx
    .insertInto('messenger_replies')
    .values({
      bot,
      chat_id: chatId,
      word,
      locale,
      payload: payload ? JSON.stringify(payload) : null,
      callback_id: callbackId,
      created_at: at,
    })
    .execute()
}

/** Drops the replies of a word that wait for a chat: a later one replaces them. */
export async function dropReplies(
  trx: Db,
  { bot, chatId, word }: Pick<NewReply, 'bot' | 'chatId' | 'word'>,
): Promise<void> {
  await trx
    .deleteFrom('messenger_replies')
    .where('bot', '=', bot)
    .where('chat_id', '=', chatId)
    .where('word', '=', word)
    .execute()
}

/** A reply taken from the queue. */
export type QueuedReply = Pick<NewReply, 'chatId' | 'word' | 'locale' | 'callbackId'> & {
  readonly payload: ReplyPayload
  readonly createdAt: Date
}

/** Removes replies from the queue before they are sent: a lost reply is better than a repeated one. */
export async function takeReplies(db: Db, bot: string, limit: number): Promise<QueuedReply[]> {
  const rows = await db
    .deleteFrom('messenger_replies')
    .where('id', 'in', (replies) =>
      replies
        .selectFrom('messenger_replies')
        .select('id')
        .where('bot', '=', bot)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'chat_id', 'word', 'locale', 'payload', 'callback_id', 'created_at'])
    .execute()
  return rows
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((row) => ({
      chatId: row.chat_id,
      word: row.word,
      // Replies of the release before have no language: it knew Russian alone.
      locale: row.locale === 'en' ? 'en' : 'ru',
      payload: replyPayload.safeParse(row.payload).data ?? {},
      callbackId: row.callback_id,
      createdAt: row.created_at,
    }))
}

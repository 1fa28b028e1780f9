// Handles updates from Telegram: what changes at once, and the reply that is queued.

import type { Locale } from '@zeri/contract'
import { hashToken } from '../../../platform/http/auth.ts'
import { sendReminders } from '../jobs.ts'
import {
  deleteLinksOf,
  deleteMessengerUser,
  dropReplies,
  findAccountOfChat,
  insertReply,
  lockLink,
  markBlocked,
  recordUpdate,
  saveMessengerUser,
} from '../link-store.ts'
import type { Services } from '../services.ts'
import { timeOf } from '../slot.ts'
import { type Db, deleteReaderOfChat, switchOff } from '../store.ts'
import { type BotWord, INLINE_WORD, TODAY_WORD } from './bot-words.ts'
import { endReminderOfChat, findChat } from './chat-store.ts'
import { localeOf } from './language.ts'
import { type BotCommand, parseUpdate, readCommand, type Update } from './read-update.ts'
import { startReader } from './start-reader.ts'

/** The reply to a command: its word, its language where that is not the chat's, and the time chosen. */
type CommandReply = {
  readonly word: BotWord | typeof TODAY_WORD
  readonly locale?: Locale
  readonly time?: string
}

/** Handles one update of a bot. A repeated or unreadable update changes nothing. */
export async function handleUpdate(services: Services, bot: string, body: unknown): Promise<void> {
  const data = parseUpdate(body)
  if (!data) return
  if (data.inline_query) return queueInlineQuery(services, bot, data.inline_query)
  const command = readCommand(data)
  const { db, clock, enqueue } = services
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await recordUpdate(trx, bot, data.update_id, at)) || !command) return
    const { chatId, callbackId, language } = command
    // Before the command, which may end what the language follows from.
    const known = (await findChat(trx, chatId)).locale
    const reply = await executeCommand(trx, services, { bot, command, at })
    if (!reply) return
    const { word, locale = known ?? language, time } = reply
    // Who sends the same many times gets one reply: Telegram would pause the bot for everybody.
    await dropReplies(trx, { bot, chatId, word })
    await insertReply(trx, { bot, chatId, callbackId, word, locale, ...(time && { payload: { time } }), at })
    await enqueue(trx, sendReminders, { carrier: bot })
  })
}

/**
 * Queues the answer to an inline query. A repeated one is harmless, so its update is not recorded. What somebody typed
 * before is no longer waited for, so one query of a person waits, or a few that came in the same instant.
 */
async function queueInlineQuery(
  { db, clock, enqueue }: Services,
  bot: string,
  { id, from, query }: NonNullable<Update['inline_query']>,
): Promise<void> {
  const reply = { bot, chatId: String(from.id), word: INLINE_WORD }
  await db.transaction().execute(async (trx) => {
    await dropReplies(trx, reply)
    await insertReply(trx, {
      ...reply,
      locale: localeOf(from.language_code),
      payload: { queryId: id, query },
      callbackId: null,
      at: new Date(clock.now()),
    })
    await enqueue(trx, sendReminders, { carrier: bot })
  })
}

type ChatCommand = { readonly bot: string; readonly command: BotCommand; readonly at: Date }

/** Executes a command and returns the reply to it. */
async function executeCommand(
  trx: Db,
  services: Services,
  { bot, command, at }: ChatCommand,
): Promise<CommandReply | undefined> {
  const { chatId } = command
  switch (command.kind) {
    case 'start':
      return startChat(trx, services, { bot, chatId, token: command.token, at })
    case 'stop': {
      const accountId = await deleteMessengerUser(trx, chatId)
      if (accountId !== undefined) await switchOffTelegram(trx, accountId, at)
      const wasReader = await deleteReaderOfChat(trx, chatId)
      return { word: accountId === undefined && !wasReader ? 'unknown' : 'stopped' }
    }
    case 'switch-off': {
      const { disableId } = command
      if (disableId === undefined) await switchOffAccountOf(trx, chatId, at)
      else await endReminderOfChat(trx, { chatId, disableId }, at)
      return { word: 'off' }
    }
    case 'block': {
      const accountId = await markBlocked(trx, chatId, at)
      if (accountId !== undefined) await switchOffTelegram(trx, accountId, at)
      await deleteReaderOfChat(trx, chatId)
      return undefined
    }
    case 'unblock':
      await markBlocked(trx, chatId, null)
      return undefined
    case 'today':
      return { word: TODAY_WORD }
    case 'hello': {
      const { accountId, isReader } = await findChat(trx, chatId)
      return { word: isReader ? 'following' : accountId === undefined ? 'hello' : 'known' }
    }
  }
}

type StartCommand = {
  readonly bot: string
  readonly chatId: string
  readonly token: string
  readonly at: Date
}

/**
 * Links the chat to the account of the start parameter, or makes it a reader. A chat of another account must be unlinked
 * first.
 */
async function startChat(trx: Db, services: Services, start: StartCommand): Promise<CommandReply> {
  const { bot, chatId, at } = start
  const tokenHash = Buffer.from(hashToken(start.token.toLowerCase()), 'hex')
  const reader = await startReader(trx, services, { bot, chatId, tokenHash, at })
  if (reader === 'taken') return { word: 'taken' }
  if (reader) {
    const { rhythm, slot, locale } = reader
    return { word: rhythm === 'weekly' ? 'startedWeekly' : 'started', locale, time: timeOf(slot) }
  }
  const accountId = await lockLink(trx, { tokenHash, bot, at })
  if (accountId === undefined) return { word: 'expired' }
  const owner = await findAccountOfChat(trx, chatId)
  if (owner !== undefined && owner !== accountId) return { word: 'elsewhere' }
  await deleteLinksOf(trx, accountId)
  await saveMessengerUser(trx, { accountId, bot, chatId, at })
  return { word: 'linked', locale: 'ru' }
}

async function switchOffAccountOf(trx: Db, chatId: string, at: Date): Promise<void> {
  const accountId = await findAccountOfChat(trx, chatId)
  if (accountId !== undefined) await switchOffTelegram(trx, accountId, at)
}

/** Leaves a reminder by mail on. */
async function switchOffTelegram(trx: Db, accountId: string, at: Date): Promise<void> {
  await switchOff(trx, { accountId, channel: 'telegram' }, at)
}

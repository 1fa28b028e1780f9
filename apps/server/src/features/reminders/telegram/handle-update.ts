// Handles updates from Telegram: commands, presses of buttons, and blocked bots.

import * as z from 'zod'
import { hashToken } from '../../../platform/http/auth.ts'
import { sendReminders } from '../jobs.ts'
import {
  deleteLinksOf,
  deleteMessengerUser,
  findAccountOfChat,
  insertReply,
  lockLink,
  markBlocked,
  recordUpdate,
  saveMessengerUser,
} from '../link-store.ts'
import { SWITCH_OFF } from '../message/write-telegram.ts'
import type { Services } from '../services.ts'
import { type Db, switchOff } from '../store.ts'
import type { BotWord } from './bot-words.ts'

const chat = z.object({ id: z.int(), type: z.string() })

/** The fields of an update that are used here; all others are ignored. */
const update = z.object({
  update_id: z.int(),
  message: z.object({ chat, text: z.string().max(4096).optional() }).optional(),
  callback_query: z
    .object({
      id: z.string().max(64),
      data: z.string().max(64).optional(),
      message: z.object({ chat }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
})
type Update = z.output<typeof update>

/** The kinds of updates we request from Telegram. */
export const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member'] as const

/** What a person wants from the bot. */
type BotCommand = { readonly chatId: string; readonly callbackId: string | null } & (
  | { readonly kind: 'start'; readonly token: string }
  | { readonly kind: 'hello' | 'stop' | 'switch-off' | 'block' | 'unblock' }
)

const START = /^\/start(?:@\w+)?(?: +([\da-f-]{36}))?\s*$/i
const STOP = /^\/stop(?:@\w+)?\s*$/i

/** Reads the command of an update. Updates from groups and channels contain none. */
export function readCommand({
  message,
  callback_query: press,
  my_chat_member: member,
}: Update): BotCommand | undefined {
  const found = message?.chat ?? press?.message?.chat ?? member?.chat
  if (found?.type !== 'private') return undefined
  const common = { chatId: String(found.id), callbackId: press?.id ?? null }
  if (press) return press.data === SWITCH_OFF ? { ...common, kind: 'switch-off' } : undefined
  if (member) return { ...common, kind: member.new_chat_member.status === 'kicked' ? 'block' : 'unblock' }
  const text = message?.text ?? ''
  const token = START.exec(text)?.[1]
  if (token !== undefined) return { ...common, kind: 'start', token }
  return { ...common, kind: STOP.test(text) ? 'stop' : 'hello' }
}

/** Handles one update of a bot. A repeated or unreadable update changes nothing. */
export async function handleUpdate(services: Services, bot: string, body: unknown): Promise<void> {
  const { data } = update.safeParse(body)
  if (!data) return
  const command = readCommand(data)
  const { db, clock, enqueue } = services
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await recordUpdate(trx, bot, data.update_id, at)) || !command) return
    const word = await executeCommand(trx, bot, command, at)
    if (!word) return
    await insertReply(trx, { bot, chatId: command.chatId, callbackId: command.callbackId, word, at })
    await enqueue(trx, sendReminders, { carrier: bot })
  })
}

/** Executes a command and returns the reply to it. */
async function executeCommand(
  trx: Db,
  bot: string,
  command: BotCommand,
  at: Date,
): Promise<BotWord | undefined> {
  const { chatId } = command
  switch (command.kind) {
    case 'start':
      return linkChat(trx, { bot, chatId, token: command.token, at })
    case 'stop': {
      const accountId = await deleteMessengerUser(trx, chatId)
      if (accountId === undefined) return 'unknown'
      await switchOffTelegram(trx, accountId, at)
      return 'stopped'
    }
    case 'switch-off': {
      const accountId = await findAccountOfChat(trx, chatId)
      if (accountId !== undefined) await switchOffTelegram(trx, accountId, at)
      return 'off'
    }
    case 'block': {
      const accountId = await markBlocked(trx, chatId, at)
      if (accountId !== undefined) await switchOffTelegram(trx, accountId, at)
      return undefined
    }
    case 'unblock':
      await markBlocked(trx, chatId, null)
      return undefined
    case 'hello':
      return (await findAccountOfChat(trx, chatId)) === undefined ? 'hello' : 'known'
  }
}

type StartCommand = {
  readonly bot: string
  readonly chatId: string
  readonly token: string
  readonly at: Date
}

/** Links the chat to the account of the start parameter. A chat of another account must be unlinked first. */
async function linkChat(trx: Db, { bot, chatId, token, at }: StartCommand): Promise<BotWord> {
  const tokenHash = Buffer.from(hashToken(token.toLowerCase()), 'hex')
  const accountId = await lockLink(trx, { tokenHash, bot, at })
  if (accountId === undefined) return 'expired'
  const owner = await findAccountOfChat(trx, chatId)
  if (owner !== undefined && owner !== accountId) return 'elsewhere'
  await deleteLinksOf(trx, accountId)
  await saveMessengerUser(trx, { accountId, bot, chatId, at })
  return 'linked'
}

/** Leaves a reminder by mail on. */
async function switchOffTelegram(trx: Db, accountId: string, at: Date): Promise<void> {
  await switchOff(trx, { accountId, channel: 'telegram' }, at)
}

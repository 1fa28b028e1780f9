import * as z from 'zod'
import { hashToken } from '../../../platform/http/auth.ts'
import { sendReminders } from '../jobs.ts'
import {
  deleteLinksOf,
  deleteMessengerUser,
  findAccountOfChat,
  insertReply,
  keepUpdate,
  lockLink,
  markBlocked,
  saveMessengerUser,
} from '../link-store.ts'
import { SWITCH_OFF } from '../message/write-telegram.ts'
import type { Services } from '../services.ts'
import { type Db, switchOff } from '../store.ts'
import type { BotWord } from './bot-words.ts'

const chat = z.object({ id: z.int(), type: z.string() })

/** The parts of an update that matter here; whatever else Telegram tells is let pass. */
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

/** The kinds of updates we ask Telegram for. */
export const heardUpdates = ['message', 'callback_query', 'my_chat_member'] as const

/** What somebody wants of the bot. */
type Wish = { readonly chatId: string; readonly callbackId: string | null } & (
  | { readonly kind: 'start'; readonly token: string }
  | { readonly kind: 'hello' | 'stop' | 'switch-off' | 'block' | 'unblock' }
)

const START = /^\/start(?:@\w+)?(?: +([\da-f-]{36}))?\s*$/i
const STOP = /^\/stop(?:@\w+)?\s*$/i

/** Reads what an update asks for; groups and channels ask for nothing. */
export function readWish({
  message,
  callback_query: press,
  my_chat_member: member,
}: Update): Wish | undefined {
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

/** Takes what Telegram tells of a bot. What was heard before, or cannot be read, changes nothing. */
export async function answerUpdate(services: Services, bot: string, given: unknown): Promise<void> {
  const { data } = update.safeParse(given)
  if (!data) return
  const wish = readWish(data)
  const { db, clock, enqueue } = services
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await keepUpdate(trx, bot, data.update_id, at)) || !wish) return
    const word = await fulfil(trx, bot, wish, at)
    if (!word) return
    await insertReply(trx, { bot, chatId: wish.chatId, callbackId: wish.callbackId, word, at })
    await enqueue(trx, sendReminders, { carrier: bot })
  })
}

/** Does what somebody wants; gives what to say to them. */
async function fulfil(trx: Db, bot: string, wish: Wish, at: Date): Promise<BotWord | undefined> {
  const { chatId } = wish
  switch (wish.kind) {
    case 'start':
      return link(trx, { bot, chatId, token: wish.token, at })
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

type Start = { readonly bot: string; readonly chatId: string; readonly token: string; readonly at: Date }

/** Links the chat to the account whose parameter it brings. A chat of another account is not moved without a word. */
async function link(trx: Db, { bot, chatId, token, at }: Start): Promise<BotWord> {
  const tokenHash = Buffer.from(hashToken(token.toLowerCase()), 'hex')
  const accountId = await lockLink(trx, { tokenHash, bot, at })
  if (accountId === undefined) return 'expired'
  const owner = await findAccountOfChat(trx, chatId)
  if (owner !== undefined && owner !== accountId) return 'elsewhere'
  await deleteLinksOf(trx, accountId)
  await saveMessengerUser(trx, { accountId, bot, chatId, at })
  return 'linked'
}

/** The daily mail is another matter and stays. */
async function switchOffTelegram(trx: Db, accountId: string, at: Date): Promise<void> {
  await switchOff(trx, { accountId, channel: 'telegram' }, at)
}

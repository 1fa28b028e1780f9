import { readHtml } from './html-text.ts'
import { createSecondWindow, type SecondWindow } from './window.ts'

export type SandboxBot = { readonly username: string; readonly token: string }

/** A message delivered to a user. */
export type SandboxMessage = {
  readonly id: number
  readonly bot: string
  readonly chatId: number
  readonly atMs: number
  /** The text without markup. */
  readonly text: string
  readonly links: readonly string[]
  readonly buttons: readonly { readonly text: string; readonly data: string }[]
}

type Reply = { readonly status: number; readonly body: unknown }

const ok = (result: unknown): Reply => ({ status: 200, body: { ok: true, result } })
const refuse = (status: number, description: string, parameters?: object): Reply => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters ? { parameters } : {}) },
})

type Options = {
  readonly bots: readonly SandboxBot[]
  readonly perSecond: number
  readonly now: () => number
  /** Sends an update to a bot. */
  readonly notify: (bot: string, update: object) => void
}

/** Users, bots and their messages, in memory. */
export type Chats = ReturnType<typeof createChats>

export function createChats({ bots, perSecond, now, notify }: Options) {
  const messages: SandboxMessage[] = []
  const blocked = new Set<number>()
  const deleted = new Set<number>()
  const windows = new Map<string, SecondWindow>(
    bots.map(({ username }) => [username, createSecondWindow(perSecond)]),
  )
  let lastId = 0
  let refused = 0
  const nextId = () => {
    lastId += 1
    return lastId
  }

  /** Refuses a call beyond the limit of calls per second of a bot. */
  function checkPace(bot: string): Reply | undefined {
    if (windows.get(bot)?.take(now())) return undefined
    refused += 1
    return refuse(429, 'Too Many Requests: retry after 3', { retry_after: 3 })
  }

  return {
    messages,
    /** Number of calls refused by the rate limit. */
    countRefused: () => refused,
    /** The most messages any bot sent in any one second. */
    mostInASecond: () => Math.max(0, ...[...windows.values()].map(({ most }) => most)),

    sendMessage(bot: string, body: Readonly<Record<string, unknown>>): Reply {
      const paced = checkPace(bot)
      if (paced) return paced
      const chatId = Number(body.chat_id)
      const text = String(body.text ?? '')
      if (text === '' || text.length > 4096)
        return refuse(400, 'Bad Request: message text is empty or too long')
      if (deleted.has(chatId)) return refuse(403, 'Forbidden: user is deactivated')
      if (blocked.has(chatId)) return refuse(403, 'Forbidden: bot was blocked by the user')
      const shown = body.parse_mode === 'HTML' ? readHtml(text) : { text, links: [] }
      if (!shown) return refuse(400, "Bad Request: can't parse entities")
      const message = { id: nextId(), bot, chatId, atMs: now(), ...shown, buttons: buttonsOf(body) }
      messages.push(message)
      return ok({ message_id: message.id, chat: { id: chatId, type: 'private' }, text: shown.text })
    },
    answerCallbackQuery: (bot: string): Reply => checkPace(bot) ?? ok(true),

    /** A user writes to a bot. */
    write(bot: string, chatId: number, text: string): void {
      const chat = { id: chatId, type: 'private' }
      const from = { id: chatId, is_bot: false, first_name: 'Somebody' }
      notify(bot, { update_id: nextId(), message: { message_id: nextId(), chat, from, text } })
    },
    /** A user presses a button under a message. */
    press(messageId: number, button = 0): void {
      const message = messages.find(({ id }) => id === messageId)
      const data = message?.buttons[button]?.data
      if (!message || data === undefined) throw new Error('there is no such button')
      const chat = { id: message.chatId, type: 'private' }
      const query = { id: String(nextId()), data, message: { message_id: messageId, chat } }
      notify(message.bot, { update_id: nextId(), callback_query: query })
    },
    /** A user blocks a bot. Telegram notifies the bot unless `isNotified` is false. */
    block(bot: string, chatId: number, isNotified = true): void {
      blocked.add(chatId)
      const chat = { id: chatId, type: 'private' }
      if (isNotified)
        notify(bot, { update_id: nextId(), my_chat_member: { chat, new_chat_member: { status: 'kicked' } } })
    },
    unblock(bot: string, chatId: number): void {
      blocked.delete(chatId)
      const chat = { id: chatId, type: 'private' }
      notify(bot, { update_id: nextId(), my_chat_member: { chat, new_chat_member: { status: 'member' } } })
    },
    /** A user deletes their account; bots are not notified. */
    leave: (chatId: number): void => void deleted.add(chatId),
  }
}

function buttonsOf({ reply_markup: keyboard }: Readonly<Record<string, unknown>>): SandboxMessage['buttons'] {
  if (typeof keyboard !== 'object' || keyboard === null || !('inline_keyboard' in keyboard)) return []
  const rows = Array.isArray(keyboard.inline_keyboard) ? keyboard.inline_keyboard : []
  return rows.flat().map((button: { text?: unknown; callback_data?: unknown }) => ({
    text: String(button.text ?? ''),
    data: String(button.callback_data ?? ''),
  }))
}

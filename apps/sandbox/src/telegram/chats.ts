import { readCards, readText, type ShownMessage } from './bot-calls.ts'
import { createState } from './chat-state.ts'
import { createUsers } from './users.ts'
import { createSecondWindow, type SecondWindow } from './window.ts'

export type SandboxBot = { readonly username: string; readonly token: string }

type Reply = { readonly status: number; readonly body: unknown }
type Body = Readonly<Record<string, unknown>>

const ok = (result: unknown): Reply => ({ status: 200, body: { ok: true, result } })
const refuse = (status: number, description: string, parameters?: object): Reply => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters ? { parameters } : {}) },
})

type Options = {
  readonly bots: readonly SandboxBot[]
  /** The public channels in which the bots may post, with their `@`. */
  readonly channels: readonly string[]
  readonly perSecond: number
  readonly now: () => number
  /** Sends an update to a bot. */
  readonly notify: (bot: string, update: object) => void
}

/** Users, bots, channels and their messages, in memory. */
export type Chats = ReturnType<typeof createChats>

export function createChats({ bots, channels, perSecond, now, notify }: Options) {
  const state = createState()
  const { messages, posts, queries, blocked, deleted, nextId } = state
  const windows = new Map<string, SecondWindow>(
    bots.map(({ username }) => [username, createSecondWindow(perSecond)]),
  )
  let refused = 0

  /** Refuses a call beyond the limit of calls per second of a bot. */
  function checkPace(bot: string): Reply | undefined {
    if (windows.get(bot)?.take(now())) return undefined
    refused += 1
    return refuse(429, 'Too Many Requests: retry after 3', { retry_after: 3 })
  }

  /** A message to a user, or a post in a channel. */
  function deliver(bot: string, body: Body, shown: ShownMessage, photo: string | null): Reply {
    const common = { id: nextId(), bot, atMs: now(), ...shown }
    if (typeof body.chat_id === 'string' && body.chat_id.startsWith('@')) {
      if (!channels.includes(body.chat_id)) return refuse(400, 'Bad Request: chat not found')
      posts.push({ ...common, channel: body.chat_id, photo })
      return ok({ message_id: common.id, chat: { id: -100, type: 'channel' } })
    }
    const chatId = Number(body.chat_id)
    if (deleted.has(chatId)) return refuse(403, 'Forbidden: user is deactivated')
    if (blocked.has(chatId)) return refuse(403, 'Forbidden: bot was blocked by the user')
    messages.push({ ...common, chatId })
    return ok({ message_id: common.id, chat: { id: chatId, type: 'private' }, text: shown.text })
  }

  return {
    messages,
    posts,
    queries,
    channels,
    /** Number of calls refused by the rate limit. */
    countRefused: () => refused,
    /** The most messages any bot sent in any one second. */
    mostInASecond: () => Math.max(0, ...[...windows.values()].map(({ most }) => most)),

    sendMessage(bot: string, body: Body): Reply {
      const paced = checkPace(bot)
      if (paced) return paced
      const shown = readText(body, 'text')
      return typeof shown === 'string' ? refuse(400, shown) : deliver(bot, body, shown, null)
    },
    /** The picture is named by its address; Telegram fetches it, the sandbox does not. */
    sendPhoto(bot: string, body: Body): Reply {
      const paced = checkPace(bot)
      if (paced) return paced
      const shown = readText(body, 'caption')
      if (typeof shown === 'string') return refuse(400, shown)
      const photo = String(body.photo ?? '')
      if (!URL.canParse(photo)) return refuse(400, 'Bad Request: wrong file identifier/HTTP URL specified')
      return deliver(bot, body, shown, photo)
    },
    answerCallbackQuery: (bot: string): Reply => checkPace(bot) ?? ok(true),
    answerInlineQuery(bot: string, body: Body): Reply {
      const paced = checkPace(bot)
      if (paced) return paced
      const query = queries.find((one) => one.id === body.inline_query_id && one.bot === bot)
      if (!query || query.cards)
        return refuse(400, 'Bad Request: query is too old and response timeout expired')
      const cards = readCards(body)
      if (typeof cards === 'string') return refuse(400, cards)
      query.cards = cards
      query.cacheSec = Number(body.cache_time ?? 300)
      query.isPersonal = body.is_personal === true
      return ok(true)
    },
    ...createUsers(state, notify),
  }
}

// What a bot sends beside the reminders: replies to people, cards of inline mode, and the day's post in public channels.

import type { Locale } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type { CalendarDeps } from '../../calendar/index.ts'
import { picturePath } from '../../exports/index.ts'
import { type Places, placeName } from '../../places/index.ts'
import type { BotCall, Channel, SendAside, SendOutcome } from '../channel.ts'
import { pauseChannel } from '../delivery-store.ts'
import { type QueuedReply, takeReplies } from '../link-store.ts'
import type { RenderMessage } from '../message/render-message.ts'
import { writePost } from '../message/write-telegram.ts'
import { settle } from '../send-deliveries.ts'
import type { Services } from '../services.ts'
import { usualPlaceId } from '../usual-place.ts'
import { botLinks } from './bot-links.ts'
import { botWords, INLINE_WORD, isBotWord, TODAY_WORD } from './bot-words.ts'
import { findPlaceOfChat } from './chat-store.ts'
import { type AnswerInline, createInlineAnswers } from './inline-answers.ts'
import { type ClaimedPost, claimPosts, settlePost } from './post-store.ts'

const MINUTE_MS = 60_000
/** A reply older than this would confuse its reader, so it is dropped. */
const REPLY_LIFETIME_MS = 60 * MINUTE_MS
/** Telegram forgets an inline query after some seconds. */
const QUERY_LIFETIME_MS = 15_000
/** Replying to the press of a button takes two calls. */
const CALLS_PER_REPLY = 2
/**
 * Inline queries, and apart from them other messages, of one person that are answered in a minute. Typing a word takes a few;
 * to a chat that gets more Telegram says 429, which pauses the bot for everybody.
 */
const ANSWERS_PER_MINUTE = 20
const COUNTED_PEOPLE = 10_000
const POSTS_AT_ONCE = 2
/** A post without its picture takes a second call. */
const CALLS_PER_POST = 2

type AsideDeps = {
  readonly services: Services
  readonly render: RenderMessage
  readonly places: Places
  readonly answerInline: AnswerInline
}

/** Creates what sends the replies, cards and posts of a bot, within its pace and before its reminders. */
export function createSendAside({
  services,
  render,
  calendar,
}: Pick<AsideDeps, 'services' | 'render'> & { readonly calendar: CalendarDeps }): SendAside {
  const answerInline = createInlineAnswers({ ...services, calendar })
  const deps = { services, render, places: calendar.places, answerInline }
  const { db, clock, switches, random } = services
  const hasRoom = createAnswerLimit()

  /** Goes on where all that was taken is dropped: others may wait behind it. */
  async function takeFresh(bot: string, limit: number): Promise<QueuedReply[]> {
    for (;;) {
      const taken = await takeReplies(db, bot, limit)
      const fresh = taken.filter((reply) => isFresh({ ...reply, bot }, clock.now(), hasRoom))
      if (fresh.length > 0 || taken.length < limit) return fresh
    }
  }

  async function sendReplies(channel: Channel, call: Call): Promise<Sent> {
    const limit = Math.max(1, Math.floor(channel.perSecond / CALLS_PER_REPLY / 2))
    const replies = await takeFresh(channel.id, limit)
    const outcomes = await Promise.all(
      replies.map(async (reply) => {
        const composed = await composeReply(deps, reply)
        return composed && call(composed)
      }),
    )
    const calls = replies.reduce(
      (sum, { callbackId }) => sum + (callbackId === null ? 1 : CALLS_PER_REPLY),
      0,
    )
    return { calls, outcomes }
  }

  /** Paused reminders are paused posts too; those that are too late when the pause ends are ended. */
  async function sendPosts(channel: Channel, call: Call): Promise<Sent> {
    if (services.postings.length === 0 || !switches.isOn('reminders')) return { calls: 0, outcomes: [] }
    const by = random.uuid()
    const claimed = await claimPosts(db, channel.id, {
      by,
      at: new Date(clock.now()),
      limit: POSTS_AT_ONCE,
    })
    const outcomes = await Promise.all(claimed.map((post) => sendPost(deps, post, call)))
    const at = new Date(clock.now())
    for (const [index, post] of claimed.entries()) {
      const settled = settle(post, outcomes[index] ?? { kind: 'unclear' }, at)
      await settlePost(db, { id: post.id, state: settled.state, retryAt: settled.retryAt }, { by, at })
      if (settled.state !== 'sent')
        services.log.warn(
          { code: 'reminders.post', state: settled.state, count: post.tries + 1 },
          'a post did not reach its channel',
        )
    }
    return { calls: claimed.length * CALLS_PER_POST, outcomes }
  }

  return async (channel) => {
    const { call } = channel
    if (!call) return 0
    const [replies, posts] = [await sendReplies(channel, call), await sendPosts(channel, call)]
    const waitMs = Math.max(
      0,
      ...[...replies.outcomes, ...posts.outcomes].map((one) => (one?.kind === 'wait' ? one.afterMs : 0)),
    )
    if (waitMs > 0) await pauseChannel(db, channel.id, new Date(clock.now() + waitMs))
    return replies.calls + posts.calls
  }
}

type Call = (call: BotCall) => Promise<SendOutcome>
type Sent = { readonly calls: number; readonly outcomes: readonly (SendOutcome | undefined)[] }

/** Counts the answers to people by the minute, in this process: one process at a time sends for a bot. */
function createAnswerLimit(): HasRoom {
  const counts = new LRUCache<string, { readonly minute: number; count: number }>({ max: COUNTED_PEOPLE })
  return (key, nowMs) => {
    const minute = Math.floor(nowMs / MINUTE_MS)
    const known = counts.get(key)
    const entry = known?.minute === minute ? known : { minute, count: 0 }
    entry.count += 1
    counts.set(key, entry)
    return entry.count <= ANSWERS_PER_MINUTE
  }
}

type FreshReply = QueuedReply & { readonly bot: string }
type HasRoom = (key: string, nowMs: number) => boolean

function isFresh({ bot, word, chatId, createdAt }: FreshReply, nowMs: number, hasRoom: HasRoom): boolean {
  const isQuery = word === INLINE_WORD
  const lifetimeMs = isQuery ? QUERY_LIFETIME_MS : REPLY_LIFETIME_MS
  if (nowMs - createdAt.getTime() >= lifetimeMs) return false
  return hasRoom(`${bot} ${chatId} ${isQuery ? INLINE_WORD : ''}`, nowMs)
}

/** Makes the call of a queued reply. An error here is a fault of ours: this reply is lost, the others go on. */
async function composeReply(deps: AsideDeps, reply: QueuedReply): Promise<BotCall | undefined> {
  const { chatId, word, locale, payload, callbackId } = reply
  try {
    if (word === INLINE_WORD) {
      const { cards, cacheSec, isPersonal } = await deps.answerInline(payload.query ?? '', locale)
      return { kind: 'inline', queryId: payload.queryId ?? '', cards, cacheSec, isPersonal }
    }
    if (word === TODAY_WORD)
      return { kind: 'reply', chatId, callbackId, text: await writeToday(deps, reply), isHtml: true }
    if (!isBotWord(word)) return undefined
    const text = botWords[locale][word](botLinks(deps.services, locale), payload)
    return { kind: 'reply', chatId, callbackId, text, isHtml: false }
  } catch (err) {
    deps.services.log.error({ err, code: 'reminders.reply' }, 'a reply could not be composed')
    return undefined
  }
}

/** Today in the place of the chat, or the usual one of its language. */
async function writeToday(deps: AsideDeps, { chatId, locale }: QueuedReply): Promise<string> {
  const { db, clock, schedule } = deps.services
  const placeId = (await findPlaceOfChat(db, chatId)) ?? usualPlaceId(locale)
  const town = await deps.places.find(placeId)
  const nowMs = clock.now()
  const { date } = schedule.dayAt(town?.zone ?? 'UTC', nowMs)
  return writeDay(deps, { localDate: date, dueAtMs: nowMs, locale, placeId })
}

async function sendPost(deps: AsideDeps, post: ClaimedPost, call: Call): Promise<SendOutcome> {
  const { postings, origins, log } = deps.services
  const posting = postings.find(({ channel }) => channel === post.channel)
  // A channel that has left the settings gets nothing.
  if (!posting) return { kind: 'failed' }
  try {
    const { locale, placeId } = posting
    const { localDate, dueAtMs, channel } = post
    const [year = 0, month = 0, day = 0] = localDate.split('-').map(Number)
    const html = await writeDay(deps, { localDate, dueAtMs, locale, placeId })
    const photo = origins[locale] + picturePath({ kind: 'day', locale, year, month, day })
    return await call({ kind: 'post', channel, photo, html })
  } catch (err) {
    log.error({ err, code: 'reminders.post' }, 'a post could not be composed or sent')
    return { kind: 'failed' }
  }
}

type DayPost = {
  readonly localDate: string
  readonly dueAtMs: number
  readonly locale: Locale
  readonly placeId: string
}

/** Everyone's day, without anything to switch off. Its hour is shown with the town whose clock it follows. */
async function writeDay({ render, places }: AsideDeps, day: DayPost): Promise<string> {
  const town = await places.find(day.placeId)
  const message = await render({ ...day, schoolRules: null, disableId: '', chart: null, rhythm: 'daily' })
  return writePost(message, { locale: day.locale, town: town && placeName(town, day.locale) })
}

import type { BotCall, Card, Channel, SendOutcome } from '../channel.ts'
import { writeTelegram } from '../message/write-telegram.ts'
import { type BotApi, BotRefused, BotUnclear, BotUnreachable } from './bot-api.ts'

const CALL_MS = 5_000
/** Telegram fetches the picture before it responds. */
const PHOTO_MS = 10_000
const TOO_MANY = 429
const FORBIDDEN = 403
const BAD_REQUEST = 400
/** The wait after a 429 without `retry_after`. */
const USUAL_WAIT_SEC = 5

type Api = Pick<BotApi, 'sendMessage' | 'sendPhoto' | 'answerInlineQuery' | 'answerCallbackQuery'>

const NO_PREVIEW = { link_preview_options: { is_disabled: true } }

/** The channel of one Telegram bot. */
export function createTelegramChannel(
  api: Api,
  { name, perSecond }: { readonly name: string; readonly perSecond: number },
): Channel {
  return {
    id: name,
    perSecond,
    send: ({ to, locale, message }) => {
      const { html, button } = writeTelegram(message, locale)
      return outcomeOf(
        api.sendMessage(
          {
            chat_id: Number(to),
            text: html,
            parse_mode: 'HTML',
            ...NO_PREVIEW,
            reply_markup: { inline_keyboard: [[{ text: button.text, callback_data: button.data }]] },
          },
          CALL_MS,
        ),
      )
    },
    call: (call) => callApi(api, call),
  }
}

async function callApi(api: Api, call: BotCall): Promise<SendOutcome> {
  switch (call.kind) {
    case 'reply': {
      const { chatId, callbackId, text } = call
      if (callbackId !== null)
        await outcomeOf(api.answerCallbackQuery({ callback_query_id: callbackId }, CALL_MS))
      return outcomeOf(
        api.sendMessage(
          { chat_id: Number(chatId), text, ...(call.isHtml && { parse_mode: 'HTML' }), ...NO_PREVIEW },
          CALL_MS,
        ),
      )
    }
    case 'inline':
      return outcomeOf(
        api.answerInlineQuery(
          {
            inline_query_id: call.queryId,
            results: call.cards.map(toArticle),
            cache_time: call.cacheSec,
            is_personal: call.isPersonal,
          },
          CALL_MS,
        ),
      )
    case 'post':
      return outcomeOf(post(api, call))
  }
}

const toArticle = ({ id, title, description, html }: Card) => ({
  type: 'article',
  id,
  title,
  description,
  input_message_content: { message_text: html, parse_mode: 'HTML', ...NO_PREVIEW },
})

/** Telegram has fetched no picture, so nothing was posted. */
const NO_PICTURE = /HTTP URL|web ?page|IMAGE_|PHOTO_|wrong (?:file|type)/i

/** Posts the day with its picture; without it where Telegram cannot fetch the picture. */
async function post(api: Api, { channel, photo, html }: Extract<BotCall, { kind: 'post' }>): Promise<void> {
  try {
    await api.sendPhoto({ chat_id: channel, photo, caption: html, parse_mode: 'HTML' }, PHOTO_MS)
  } catch (error) {
    const hasNoPicture =
      error instanceof BotRefused && error.status === BAD_REQUEST && NO_PICTURE.test(error.description)
    if (!hasNoPicture) throw error
    await api.sendMessage({ chat_id: channel, text: html, parse_mode: 'HTML', ...NO_PREVIEW }, CALL_MS)
  }
}

async function outcomeOf(call: Promise<void>): Promise<SendOutcome> {
  try {
    await call
    return { kind: 'sent' }
  } catch (error) {
    if (error instanceof BotUnreachable) return { kind: 'not-now' }
    if (error instanceof BotUnclear) return { kind: 'unclear' }
    if (error instanceof BotRefused) return judgeRefusal(error)
    throw error
  }
}

/** Maps a refusal of Telegram to the outcome of the message. */
export function judgeRefusal({ status, description, retryAfterSec }: BotRefused): SendOutcome {
  if (status === TOO_MANY) return { kind: 'wait', afterMs: (retryAfterSec ?? USUAL_WAIT_SEC) * 1000 }
  if (status >= 500) return { kind: 'not-now' }
  const isGone = /chat not found|user is deactivated|bot was blocked|PEER_ID_INVALID/i.test(description)
  if (status === FORBIDDEN || (status === BAD_REQUEST && isGone)) return { kind: 'blocked' }
  // A refused token is a fault of our configuration, not of the message, so the message is retried.
  return status === 401 || status === 404 ? { kind: 'not-now' } : { kind: 'failed' }
}

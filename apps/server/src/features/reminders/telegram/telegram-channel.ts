import type { Channel, SendOutcome } from '../channel.ts'
import { writeTelegram } from '../message/write-telegram.ts'
import { type BotApi, BotRefused, BotUnclear, BotUnreachable } from './bot-api.ts'

const CALL_MS = 5_000
const TOO_MANY = 429
const FORBIDDEN = 403
const BAD_REQUEST = 400
/** The wait after a 429 without `retry_after`. */
const USUAL_WAIT_SEC = 5

/** The channel of one Telegram bot. */
export function createTelegramChannel(
  api: Pick<BotApi, 'sendMessage' | 'answerCallbackQuery'>,
  { name, perSecond }: { readonly name: string; readonly perSecond: number },
): Channel {
  const noPreview = { link_preview_options: { is_disabled: true } }
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
            ...noPreview,
            reply_markup: { inline_keyboard: [[{ text: button.text, callback_data: button.data }]] },
          },
          CALL_MS,
        ),
      )
    },
    reply: async ({ chatId, text, callbackId }) => {
      if (callbackId !== null)
        await outcomeOf(api.answerCallbackQuery({ callback_query_id: callbackId }, CALL_MS))
      return outcomeOf(api.sendMessage({ chat_id: Number(chatId), text, ...noPreview }, CALL_MS))
    },
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

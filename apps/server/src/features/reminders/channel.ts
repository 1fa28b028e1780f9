import type { Locale } from '@zeri/contract'
import type { ReminderMessage } from './message/reminder-message.ts'

/** Result of handing one message to a channel. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The recipient blocked the sender or no longer exists. */
  | { readonly kind: 'blocked' }
  /** The message is refused permanently. */
  | { readonly kind: 'failed' }
  /** Nothing was sent: the channel is rate limiting all senders. */
  | { readonly kind: 'wait'; readonly afterMs: number }
  /** Nothing was sent; a later attempt may succeed. */
  | { readonly kind: 'not-now' }
  /** It is unknown whether the message arrived. */
  | { readonly kind: 'unclear' }

type OutgoingMessage = {
  readonly deliveryId: string
  /** A Telegram chat id or a mail address. */
  readonly to: string
  readonly locale: Locale
  readonly message: ReminderMessage
}

/** A reply of the bot to a person who wrote to it. */
type BotReply = {
  readonly chatId: string
  readonly text: string
  /** Set when the reply acknowledges the press of a button. */
  readonly callbackId: string | null
}

/** The port through which reminders leave: one Telegram bot, or the mail. */
export type Channel = {
  readonly id: string
  /** The largest number of messages in any one second. */
  readonly perSecond: number
  send(outgoing: OutgoingMessage): Promise<SendOutcome>
  /** Absent for channels that receive no messages, such as the mail. */
  reply?(reply: BotReply): Promise<SendOutcome>
}

/** Cannot collide with a bot: the names of Telegram bots end in “bot”. */
export const MAIL_CHANNEL_ID = 'mail'

import type { Locale } from '@zeri/contract'
import type { DayMessage } from './message/day-message.ts'

/** What came of handing a message over. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** Its reader wants no more of them, or is gone. */
  | { readonly kind: 'blocked' }
  /** This message is refused for good. */
  | { readonly kind: 'failed' }
  /** Nothing happened; the carrier asks everybody to wait. */
  | { readonly kind: 'wait'; readonly afterMs: number }
  /** Nothing happened; it may work later. */
  | { readonly kind: 'not-now' }
  /** Nobody knows whether it arrived. */
  | { readonly kind: 'unclear' }

type Outgoing = {
  readonly deliveryId: string
  /** A chat, or an address. */
  readonly to: string
  readonly locale: Locale
  readonly message: DayMessage
}

/** A word of the bot's to somebody who wrote to it. */
type Reply = {
  readonly chatId: string
  readonly text: string
  /** The press of a button it answers. */
  readonly callbackId: string | null
}

/** Who brings messages to people: a bot, or the mail. */
export type Carrier = {
  readonly id: string
  /** Most messages in any one second. */
  readonly perSecond: number
  send(outgoing: Outgoing): Promise<Outcome>
  /** Those that nobody can write to answer nobody. */
  reply?(reply: Reply): Promise<Outcome>
}

/** Bots have names of their own, which end in “bot”. */
export const MAIL = 'mail'

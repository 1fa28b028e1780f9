import type { Locale } from '@zeri/contract'
import type { MorningMessage } from './message/morning-message.ts'

/** What carries a message to its reader. */
export type DeliveryKind = 'mail' | 'push' | 'telegram'

/** Where and with which keys a browser receives messages. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: Buffer; readonly auth: Buffer }

/** Result of handing one message to a channel. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The recipient blocked the sender or no longer exists. */
  | { readonly kind: 'blocked' }
  /** The message is refused permanently. */
  | { readonly kind: 'failed' }
  /** Nothing was sent: the channel is rate limiting all senders. */
  | { readonly kind: 'wait'; readonly afterMs: number }
  /** Nothing was sent; a later attempt may succeed, of this message not before a wait that its recipient named. */
  | { readonly kind: 'not-now'; readonly afterMs?: number }
  /** It is unknown whether the message arrived. */
  | { readonly kind: 'unclear' }

type OutgoingMessage = {
  readonly deliveryId: string
  /** A Telegram chat id, a mail address, or the id of the reader for push. */
  readonly to: string
  /** Null for a reader without an account. */
  readonly accountId: string | null
  readonly push: PushTarget | null
  readonly locale: Locale
  /** When the message is of no use any more, if somebody else stores it on its way. */
  readonly notAfterMs: number
  readonly message: MorningMessage
}

/** What a bot sends beside the reminders. */
export type BotCall =
  /** A reply to a person who wrote to it. */
  | {
      readonly kind: 'reply'
      readonly chatId: string
      readonly text: string
      /** Whether the text is in the HTML subset of Telegram. */
      readonly isHtml: boolean
      /** Set when the reply acknowledges the press of a button. */
      readonly callbackId: string | null
    }
  /** The cards under an inline query. */
  | {
      readonly kind: 'inline'
      readonly queryId: string
      readonly cards: readonly Card[]
      readonly cacheSec: number
      readonly isPersonal: boolean
    }
  /** The day in a public channel; `photo` is the address of its picture. */
  | { readonly kind: 'post'; readonly channel: string; readonly photo: string; readonly html: string }

/** A card of inline mode, and the message it sends in the HTML subset of Telegram. */
export type Card = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** Sends what waits beside the reminders of a channel and returns how many calls that took. */
export type SendAside = (channel: Channel) => Promise<number>

/** The port through which reminders leave: one Telegram bot, or a lane of the mail or of push. */
export type Channel = {
  readonly id: string
  /** The largest number of messages in any one second; `Infinity` where the recipient sets no limit. */
  readonly perSecond: number
  send(outgoing: OutgoingMessage): Promise<SendOutcome>
  /** Absent for channels that receive no messages, such as the mail. */
  call?(call: BotCall): Promise<SendOutcome>
}

/** A lane of senders: `mail`, `mail-2`, `mail-3`; cannot collide with a bot, whose name ends in “bot”. */
export type Lane = { readonly id: string; readonly perSecond: number }

/** How many lanes the kinds without bots have. */
export type LaneCounts = Readonly<Record<Exclude<DeliveryKind, 'telegram'>, number>>

/**
 * The lanes of a kind. They share its pace, so there are no more of them than messages in a second.
 * @example lanesOf('mail', 2, 5) // [{ id: 'mail', perSecond: 3 }, { id: 'mail-2', perSecond: 2 }]
 */
export function lanesOf(kind: keyof LaneCounts, senders: number, perSecond: number): Lane[] {
  const count = Math.min(senders, perSecond)
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? kind : `${kind}-${index + 1}`,
    perSecond: Number.isFinite(perSecond) ? Math.floor((perSecond + count - 1 - index) / count) : perSecond,
  }))
}

/** @example kindOf('mail-2') // 'mail' */
export function kindOf(channelId: string): DeliveryKind {
  const [, kind] = /^(mail|push)(?:-\d+)?$/.exec(channelId) ?? []
  return kind === 'mail' || kind === 'push' ? kind : 'telegram'
}

// The port between billing and its payment providers: what an adapter implements, and the facts it reports.

import type { Locale } from '@zeri/contract'
import type { Money } from './money.ts'

export const providerIds = ['stripe', 'yookassa', 'rbkmoney'] as const
export type ProviderId = (typeof providerIds)[number]

export type CallContext = { readonly idempotencyKey: string; readonly deadlineMs: number }

/** The ids by which an attempt is found at its provider. */
export type AttemptRef = {
  /** Our own id, sent to the provider as metadata. */
  readonly attemptId?: string | undefined
  readonly checkoutId?: string | undefined
  readonly paymentId?: string | undefined
  /** When the attempt began, for a provider that can only be searched by time. */
  readonly begunAt?: Date | undefined
}

/** A card as its provider knows it. The token together with our keys is enough to charge it. */
export type SavedCard = { readonly token: string; readonly mask?: string | undefined }

/**
 * Why a payment did not happen: `soft` may work later, `hard` never will, `customer` needs the person, `config` is our
 * own fault.
 */
export type Decline = { readonly class: 'soft' | 'hard' | 'customer' | 'config'; readonly code: string }

/** What a provider reports of an attempt. Amounts of refunds are totals, so that a repeated fact adds nothing. */
export type PaymentFact = { readonly ref: AttemptRef; readonly at: Date } & (
  | { readonly kind: 'pending' }
  | { readonly kind: 'succeeded'; readonly amount: Money; readonly card?: SavedCard | undefined }
  /** `final`: this attempt cannot succeed any more; else the payer may try again on the same page. */
  | { readonly kind: 'failed'; readonly decline: Decline; readonly final: boolean }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'refunded'; readonly total: Money }
  | { readonly kind: 'disputed'; readonly phase: 'opened' | 'won' | 'lost' }
  /** A card was bound and nothing is paid yet: billing charges it next. */
  | { readonly kind: 'card-bound'; readonly card: SavedCard }
  | { readonly kind: 'card-removed'; readonly token: string }
)

export type CheckoutOrder = {
  readonly attemptId: string
  readonly amount: Money
  /** At most 100 characters, in the language of the buyer. */
  readonly title: string
  readonly locale: Locale
  readonly email: string
  /** The buyer has agreed that the card is saved for renewals. */
  readonly savesCard: boolean
  readonly expiresAt: Date
  readonly successUrl: string
  readonly failUrl: string
}
export type Checkout = {
  readonly url: string
  readonly checkoutId: string
  readonly paymentId?: string | undefined
}

type Charge = Pick<CheckoutOrder, 'attemptId' | 'amount' | 'title' | 'email' | 'expiresAt'> & {
  readonly card: SavedCard
}

/** Money to return of one payment: all of it or a part. */
export type RefundOrder = {
  /** Our own id, sent to the provider with the refund. */
  readonly refundId: string
  /** The provider's id of the payment. */
  readonly paymentId: string
  readonly amount: Money
  /** What the payment was, because a part of it may need a fiscal receipt of its own. */
  readonly paid: Money
  readonly title: string
  /** The address of such a receipt; undefined once the account is erased. */
  readonly email: string | undefined
}

/** What a provider says of a refund. `pending`: it was accepted, and its result is not known yet. */
export type RefundReport = {
  /** The provider's id of the refund. */
  readonly id: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  /** Why it failed. */
  readonly code?: string | undefined
}

/** A time span: `from` is inside, `to` is not. */
export type Span = { readonly from: Date; readonly to: Date }

export type RawWebhook = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly address: string
  readonly receivedAt: Date
}
export type Webhook = {
  /** Unique at its provider. */
  readonly eventKey: string
  readonly eventType: string
} & (
  | { readonly trust: 'signed'; readonly facts: readonly PaymentFact[] }
  /** Unsigned, or incomplete: the payment is looked up at the provider before anything is applied. */
  | { readonly trust: 'ask'; readonly ref: AttemptRef }
)

export type Rejection = 'signature' | 'stale' | 'malformed' | 'source'

export class WebhookRejected extends Error {
  readonly reason: Rejection

  constructor(reason: Rejection) {
    super(reason)
    this.name = 'WebhookRejected'
    this.reason = reason
  }
}

/** The provider refused: nothing happened. */
export class ProviderRefused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`the provider refused: ${status} ${code}`)
    this.name = 'ProviderRefused'
    this.status = status
    this.code = code
  }
}

/** No response, or none that shows whether anything happened. */
export class ProviderUnclear extends Error {
  constructor(cause?: unknown) {
    super('the provider gave no clear response', { cause })
    this.name = 'ProviderUnclear'
  }
}

/**
 * Nothing was sent: the circuit to the provider is open. For the caller the result is as unclear as a lost response.
 */
export class ProviderAway extends ProviderUnclear {
  constructor() {
    super()
    this.name = 'ProviderAway'
  }
}

/**
 * What an adapter of a payment provider implements. Adapters have no state. Calls reject with `ProviderRefused` when
 * nothing happened for certain, and with `ProviderUnclear` when the result is unknown.
 */
export type PaymentAdapter = {
  readonly id: ProviderId
  /** Whether the provider reports disputes. */
  readonly hasDisputes: boolean
  createCheckout(order: CheckoutOrder, context: CallContext): Promise<Checkout>
  /** Checks and parses a webhook without any call. Throws `WebhookRejected`. */
  readWebhook(raw: RawWebhook): Webhook
  /** The current facts; empty when the provider does not know the attempt. */
  lookUp(ref: AttemptRef, context: Pick<CallContext, 'deadlineMs'>): Promise<readonly PaymentFact[]>
  /** The payments begun in a span that succeeded, and their refunds. */
  listPaid(span: Span, context: Pick<CallContext, 'deadlineMs'>): AsyncIterable<PaymentFact>
  chargeCard(charge: Charge, context: CallContext): Promise<readonly PaymentFact[]>
  /** Returns money. A repeated call under the same key makes no second refund, and may repeat the first response. */
  refund(refund: RefundOrder, context: CallContext): Promise<RefundReport>
  /** The refund of ours as it is now; undefined when the provider never received it. */
  findRefund(refund: RefundOrder, context: Pick<CallContext, 'deadlineMs'>): Promise<RefundReport | undefined>
  /** `local`: the provider has no such call; it is enough that we forget the card. */
  unbindCard(card: SavedCard, context: CallContext): Promise<'removed' | 'not-found' | 'local'>
}

/** An adapter behind a circuit breaker: it is not called while its provider does not respond. */
export type PaymentProvider = PaymentAdapter & { isAway(): boolean }

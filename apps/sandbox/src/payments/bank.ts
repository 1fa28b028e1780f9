import { randomUUID } from 'node:crypto'

export const providers = ['stripe', 'yookassa', 'rbkmoney'] as const
export type Provider = (typeof providers)[number]

/** Why a bank declines a payment. Each wire translates these into its provider's codes. */
export const reasons = ['insufficient_funds', 'card_expired', '3d_secure_failed'] as const
export type Reason = (typeof reasons)[number]

export type Try = {
  readonly id: string
  status: 'captured' | 'failed'
  readonly reason?: Reason
  readonly byCard: boolean
}

/** Money that goes back to a payer, in whole or in part. */
export type Refund = {
  readonly id: string
  readonly minor: number
  status: 'pending' | 'succeeded' | 'failed'
  readonly metadata: Readonly<Record<string, string>>
  readonly externalId: string | undefined
}

/** What becomes of a refund that the site requests: made at once, made later, or refused. */
export const refundPlans = ['succeed', 'wait', 'refuse'] as const
export type RefundPlan = (typeof refundPlans)[number]

/** A payment of any provider: Stripe's session, YooKassa's payment or RBKmoney's invoice. */
export type Payment = {
  readonly id: string
  readonly provider: Provider
  readonly amountMinor: number
  readonly currency: string
  readonly title: string
  readonly metadata: Readonly<Record<string, string>>
  readonly externalId: string | undefined
  readonly savesCard: boolean
  readonly successUrl: string
  readonly failUrl: string | undefined
  readonly createdAtMs: number
  readonly expiresAtMs: number
  status: 'open' | 'succeeded' | 'canceled'
  /** Why the last attempt was declined or the payment was canceled. */
  reason: Reason | 'expired' | undefined
  card: string | undefined
  readonly tries: Try[]
  readonly refunds: Refund[]
  dispute: 'none' | 'opened' | 'won' | 'lost'
}

/** RBKmoney's customer, to whom a card is bound. */
export type Customer = {
  readonly id: string
  readonly metadata: Readonly<Record<string, string>>
  readonly externalId: string | undefined
  isReady: boolean
  isDeleted: boolean
}

/** A change at the bank that a provider notifies the site of. */
export type BankEvent =
  | {
      readonly kind: 'declined' | 'paid' | 'expired' | 'disputed'
      readonly payment: Payment
    }
  | {
      readonly kind: 'refund-created' | 'refunded' | 'refund-failed'
      readonly payment: Payment
      readonly refund: Refund
    }
  | {
      readonly kind: 'bound' | 'bind-failed' | 'unbound'
      readonly customer: Customer
      readonly reason?: Reason
    }

type NewPayment = Pick<
  Payment,
  | 'provider'
  | 'amountMinor'
  | 'currency'
  | 'title'
  | 'metadata'
  | 'externalId'
  | 'savesCard'
  | 'successUrl'
  | 'failUrl'
  | 'expiresAtMs'
>

type Notify = (event: BankEvent) => void

/** The banks behind the three providers, in memory. */
export type Bank = ReturnType<typeof createBank>

export function createBank(
  now: () => number,
  notify: Notify,
  refundPlan: () => RefundPlan = () => 'succeed',
) {
  const { findDeclineReason, setBadCard, removeCard, clearCards } = createCards()
  const { clearCustomers, ...customers } = createCustomers(notify)
  const { clearPayments, ...payments } = createPayments(now, notify)
  const refunds = createRefunds(payments.list, notify)
  return {
    ...payments,
    ...customers,
    /** Refunds on the provider's own page, up to what has not been refunded yet. */
    refund: (payment: Payment, minor: number) =>
      refunds.create(payment, { minor, plan: 'succeed' }) !== undefined,
    /** Refunds by a call of the site; undefined when the provider refuses. */
    requestRefund: (payment: Payment, request: Omit<NewRefund, 'plan'>) =>
      refunds.create(payment, { ...request, plan: refundPlan() }),
    settleRefunds: refunds.settle,
    setBadCard,
    removeCard,
    /** Charges a saved card without its owner being present. */
    chargeCard(payment: Payment, card: string): void {
      const reason = findDeclineReason(card)
      if (reason) payments.decline(payment, reason, true)
      else payments.approve(payment, card, true)
    },
    clear(): void {
      clearCards()
      clearCustomers()
      clearPayments()
    },
  }
}

function createPayments(now: () => number, notify: Notify) {
  const payments = new Map<string, Payment>()

  function addTry(payment: Payment, outcome: Omit<Try, 'id'>): void {
    payment.tries.push({ id: String(payment.tries.length + 1), ...outcome })
  }

  return {
    add(details: NewPayment): Payment {
      const payment: Payment = {
        ...details,
        id: newId(),
        createdAtMs: now(),
        status: 'open',
        reason: undefined,
        card: undefined,
        tries: [],
        refunds: [],
        dispute: 'none',
      }
      payments.set(payment.id, payment)
      return payment
    },
    find(provider: Provider, id: string): Payment | undefined {
      const found = payments.get(id)
      return found?.provider === provider ? found : undefined
    },
    findByExternalId: (externalId: string) =>
      [...payments.values()].find((one) => one.provider === 'rbkmoney' && one.externalId === externalId),
    list: (): readonly Payment[] => [...payments.values()],

    approve(payment: Payment, card = `card${newId()}`, byCard = false): void {
      if (payment.status !== 'open') return
      addTry(payment, { status: 'captured', byCard })
      payment.status = 'succeeded'
      payment.card = card
      notify({ kind: 'paid', payment })
    },
    /** Declines an attempt. The payment stays open for another one, except at YooKassa. */
    decline(payment: Payment, reason: Reason, byCard = false): void {
      if (payment.status !== 'open') return
      addTry(payment, { status: 'failed', reason, byCard })
      payment.reason = reason
      if (payment.provider === 'yookassa') payment.status = 'canceled'
      notify({ kind: 'declined', payment })
    },
    dispute(payment: Payment, phase: 'opened' | 'won' | 'lost'): boolean {
      if (payment.provider !== 'stripe' || payment.status !== 'succeeded') return false
      payment.dispute = phase
      notify({ kind: 'disputed', payment })
      return true
    },
    /** Cancels open payments whose time is up. */
    expire(): void {
      for (const payment of payments.values()) {
        if (payment.status !== 'open' || payment.expiresAtMs > now()) continue
        payment.status = 'canceled'
        payment.reason = 'expired'
        notify({ kind: 'expired', payment })
      }
    },
    clearPayments: () => payments.clear(),
  }
}

type NewRefund = {
  readonly minor: number
  readonly plan: RefundPlan
  readonly metadata?: Readonly<Record<string, string>>
  readonly externalId?: string | undefined
}

function createRefunds(listPayments: () => readonly Payment[], notify: Notify) {
  function settle(payment: Payment, refund: Refund, status: 'succeeded' | 'failed'): void {
    refund.status = status
    notify({ kind: status === 'succeeded' ? 'refunded' : 'refund-failed', payment, refund })
  }
  return {
    create(payment: Payment, { minor, plan, metadata = {}, externalId }: NewRefund): Refund | undefined {
      const isPossible = payment.status === 'succeeded' && Number.isInteger(minor) && minor >= 1
      if (plan === 'refuse' || !isPossible || minor > payment.amountMinor - reservedOf(payment))
        return undefined
      const id = `${payment.id}r${payment.refunds.length + 1}`
      const refund: Refund = { id, minor, status: 'pending', metadata, externalId }
      payment.refunds.push(refund)
      notify({ kind: 'refund-created', payment, refund })
      if (plan === 'succeed') settle(payment, refund, 'succeeded')
      return refund
    },
    /** Ends the refunds that are under way. */
    settle(status: 'succeeded' | 'failed'): void {
      for (const payment of listPayments())
        for (const refund of payment.refunds) if (refund.status === 'pending') settle(payment, refund, status)
    },
  }
}

function createCards() {
  /** Why the bank declines a card, by its token; other cards are accepted. */
  const badCards = new Map<string, Reason>()
  const removedCards = new Set<string>()
  return {
    /** Why a charge of the card is declined; undefined when it is accepted. */
    findDeclineReason: (card: string): Reason | undefined =>
      badCards.get(card) ?? (removedCards.has(card) ? 'card_expired' : undefined),
    setBadCard: (card: string, reason: Reason | undefined) =>
      reason ? void badCards.set(card, reason) : void badCards.delete(card),
    /** Returns false when the card was removed before. */
    removeCard(card: string): boolean {
      if (removedCards.has(card)) return false
      removedCards.add(card)
      return true
    },
    clearCards(): void {
      badCards.clear()
      removedCards.clear()
    },
  }
}

function createCustomers(notify: Notify) {
  const customers = new Map<string, Customer>()
  return {
    addCustomer(details: Pick<Customer, 'metadata' | 'externalId'>): Customer {
      const customer = { ...details, id: newId(), isReady: false, isDeleted: false }
      customers.set(customer.id, customer)
      return customer
    },
    findCustomer(id: string): Customer | undefined {
      const found = customers.get(id)
      return found?.isDeleted ? undefined : found
    },
    findCustomerByExternalId: (externalId: string) =>
      [...customers.values()].find((one) => one.externalId === externalId && !one.isDeleted),
    /** Binds a card to the customer. */
    bind(customer: Customer): void {
      if (customer.isReady) return
      customer.isReady = true
      notify({ kind: 'bound', customer })
    },
    refuseBinding: (customer: Customer, reason: Reason) => notify({ kind: 'bind-failed', customer, reason }),
    deleteCustomer(customer: Customer): void {
      customer.isDeleted = true
      notify({ kind: 'unbound', customer })
    },
    clearCustomers: () => customers.clear(),
  }
}

const newId = (): string => randomUUID().replaceAll('-', '')

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { minor }) => sum + minor, 0)

/** What has reached the payer. */
export const refundedOf = ({ refunds }: Payment): number =>
  sumOf(refunds.filter(({ status }) => status === 'succeeded'))

/** What has reached the payer or is on its way. */
export const reservedOf = ({ refunds }: Payment): number =>
  sumOf(refunds.filter(({ status }) => status !== 'failed'))

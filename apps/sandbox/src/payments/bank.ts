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
  readonly refunds: number[]
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
      readonly kind: 'declined' | 'paid' | 'expired' | 'refunded' | 'disputed'
      readonly payment: Payment
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

export function createBank(now: () => number, notify: Notify) {
  const { findDeclineReason, setBadCard, removeCard, clearCards } = createCards()
  const { clearCustomers, ...customers } = createCustomers(notify)
  const { clearPayments, ...payments } = createPayments(now, notify)
  return {
    ...payments,
    ...customers,
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
    /** Refunds up to what has not been refunded yet. */
    refund(payment: Payment, minor: number): boolean {
      const left = payment.amountMinor - refundedOf(payment)
      if (payment.status !== 'succeeded' || minor < 1 || minor > left) return false
      payment.refunds.push(minor)
      notify({ kind: 'refunded', payment })
      return true
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

export const refundedOf = ({ refunds }: Payment): number => refunds.reduce((sum, minor) => sum + minor, 0)

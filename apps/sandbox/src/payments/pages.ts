import { type Bank, type Customer, type Payment, providers } from './bank.ts'
import {
  type Decision,
  type Lang,
  type PaymentView,
  readDecision,
  renderPayment,
  renderSecure,
} from './hosted-page.ts'

type Subject = {
  readonly lang: Lang
  readonly payment?: Payment
  readonly customer?: Customer
  readonly successUrl: string
  readonly failUrl: string | undefined
}

/** Finds the payment, or the customer who binds a card, that a page address names. */
function findSubject(bank: Bank, path: string, query: URLSearchParams): Subject | undefined {
  if (path === '/v1/checkout.html') {
    const successUrl = query.get('redirectUrl') ?? ''
    const lang = query.get('locale') === 'en' ? 'en' : 'ru'
    const [invoice, customer] = [query.get('invoiceID') ?? '', query.get('customerID') ?? '']
    const found = {
      lang,
      successUrl: /^https?:\/\//.test(successUrl) ? successUrl : '',
      failUrl: undefined,
    } as const
    if (query.get('invoiceAccessToken') === `it-${invoice}`) {
      const payment = bank.find('rbkmoney', invoice)
      return payment && { ...found, payment }
    }
    if (query.get('customerAccessToken') !== `ct-${customer}`) return undefined
    const bound = bank.findCustomer(customer)
    return bound && { ...found, customer: bound }
  }
  // Stripe's own address is `/c/pay/…`; the page of another provider lies below its id.
  const [, kind, id = ''] = /^\/(\w+)\/pay\/(\w+)$/.exec(path) ?? []
  const provider = kind === 'c' ? 'stripe' : providers.find((one) => one === kind)
  const payment = provider && bank.find(provider, id)
  if (!payment) return undefined
  const { successUrl, failUrl } = payment
  return { lang: kind === 'c' ? 'en' : 'ru', payment, successUrl, failUrl }
}

export type PageCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** A page, a redirect, or undefined for an unknown address. */
type PageResult = { readonly html: string } | { readonly location: string } | undefined

/** Renders the page of a payment, or applies the decision that the payer posts. */
export function handlePage(bank: Bank, { method, path, query, body }: PageCall): PageResult {
  const subject = findSubject(bank, path, query)
  if (!subject) return undefined
  const decision = method === 'POST' ? readDecision(new URLSearchParams(body)) : undefined
  if (decision) applyDecision(bank, subject, decision)
  if (decision?.kind === 'secure') return { html: renderSecure(subject.lang) }
  const location = targetOf(subject, decision)
  return location ? { location } : { html: renderPayment(toPaymentView(subject)) }
}

function applyDecision(bank: Bank, { payment, customer }: Subject, decision: Decision): void {
  if (decision.kind === 'approve') {
    if (payment) bank.approve(payment)
    if (customer) bank.bind(customer)
  }
  if (decision.kind === 'decline') {
    if (payment) bank.decline(payment, decision.reason)
    if (customer) bank.refuseBinding(customer, decision.reason)
  }
}

/** The address a payer is redirected to; undefined shows the page again for another attempt. */
function targetOf(
  { payment, successUrl, failUrl }: Subject,
  decision: Decision | undefined,
): string | undefined {
  if (decision?.kind === 'approve') return successUrl
  if (decision?.kind === 'leave') return failUrl ?? successUrl
  // YooKassa has one return address for successes and failures.
  return decision?.kind === 'decline' && payment?.provider === 'yookassa' ? successUrl : undefined
}

function toPaymentView({ lang, payment, customer }: Subject): PaymentView {
  return {
    lang,
    title: payment?.title ?? '',
    price: payment && `${(payment.amountMinor / 100).toFixed(2)} ${payment.currency}`,
    declineReason: payment?.tries.at(-1)?.reason,
    isOpen: payment ? payment.status === 'open' : customer !== undefined && !customer.isReady,
  }
}

import { type Decision, type Lang, readDecision, renderPayment, renderSecure } from './hosted-page.ts'
import type { Customer, Payment, World } from './world.ts'

type Subject = {
  readonly lang: Lang
  readonly payment?: Payment
  readonly customer?: Customer
  readonly successUrl: string
  readonly failUrl: string | undefined
}

/** What a page is about. */
function findSubject(world: World, path: string, query: URLSearchParams): Subject | undefined {
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
      const payment = world.find('rbkmoney', invoice)
      return payment && { ...found, payment }
    }
    if (query.get('customerAccessToken') !== `ct-${customer}`) return undefined
    const bound = world.findCustomer(customer)
    return bound && { ...found, customer: bound }
  }
  const [, kind, id = ''] = /^\/(c|yookassa)\/pay\/(\w+)$/.exec(path) ?? []
  const payment = kind && world.find(kind === 'c' ? 'stripe' : 'yookassa', id)
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

/** What a payer is answered: a page, another address, or nothing we know. */
type PageAnswer = { readonly html: string } | { readonly location: string } | undefined

/** Shows a payment and does what the payer decides. */
export function answerPage(world: World, { method, path, query, body }: PageCall): PageAnswer {
  const subject = findSubject(world, path, query)
  if (!subject) return undefined
  const decision = method === 'POST' ? readDecision(new URLSearchParams(body)) : undefined
  if (decision) carryOut(world, subject, decision)
  if (decision?.kind === 'secure') return { html: renderSecure(subject.lang) }
  const location = targetOf(subject, decision)
  return location ? { location } : { html: renderPayment(shownOf(subject)) }
}

function carryOut(world: World, { payment, customer }: Subject, decision: Decision): void {
  if (decision.kind === 'approve') {
    if (payment) world.approve(payment)
    if (customer) world.bind(customer)
  }
  if (decision.kind === 'decline') {
    if (payment) world.decline(payment, decision.reason)
    if (customer) world.refuseBinding(customer, decision.reason)
  }
}

/** Where a payer goes next; undefined lets them try again. */
function targetOf(
  { payment, successUrl, failUrl }: Subject,
  decision: Decision | undefined,
): string | undefined {
  if (decision?.kind === 'approve') return successUrl
  if (decision?.kind === 'leave') return failUrl ?? successUrl
  // YooKassa sends everybody back to one address.
  return decision?.kind === 'decline' && payment?.provider === 'yookassa' ? successUrl : undefined
}

function shownOf({ lang, payment, customer }: Subject) {
  return {
    lang,
    title: payment?.title ?? '',
    price: payment && `${(payment.amountMinor / 100).toFixed(2)} ${payment.currency}`,
    refused: payment?.tries.at(-1)?.reason,
    isOpen: payment ? payment.status === 'open' : customer !== undefined && !customer.isReady,
  }
}

import { frame, safe } from '../page.ts'
import { type Reason, reasons } from './bank.ts'

export type Lang = 'en' | 'ru'

/** The contents of the payment page. */
export type PaymentView = {
  readonly lang: Lang
  readonly title: string
  /** Undefined where a card is bound without a payment. */
  readonly price: string | undefined
  /** Why the bank declined the last attempt. */
  readonly declineReason: Reason | undefined
  readonly isOpen: boolean
}

const words = {
  en: {
    heading: 'Sandbox payment',
    bind: 'Bind a card',
    card: 'Card number',
    approve: 'Approve',
    decline: 'Decline',
    secure: '3-D Secure',
    leave: 'Leave',
    reason: 'Reason',
    refused: 'The bank said no',
    closed: 'This payment is over.',
    code: 'The bank asks whether it is you.',
    confirm: 'It is me',
    refuse: 'It is not me',
  },
  ru: {
    heading: 'Учебный платёж',
    bind: 'Привязка карты',
    card: 'Номер карты',
    approve: 'Оплатить',
    decline: 'Отказать',
    secure: '3-D Secure',
    leave: 'Уйти',
    reason: 'Причина',
    refused: 'Банк отказал',
    closed: 'Этот платёж завершён.',
    code: 'Банк спрашивает, вы ли это.',
    confirm: 'Это я',
    refuse: 'Это не я',
  },
} as const

const button = (action: string, label: string) =>
  `<button name="action" value="${action}">${safe(label)}</button>`

/** Renders the page on which a payer approves or declines a payment; it works without scripts. */
export function renderPayment({ lang, title, price, declineReason, isOpen }: PaymentView): string {
  const t = words[lang]
  const options = reasons.map((one) => `<option>${one}</option>`).join('')
  const form = `<form method="post" class="mail">
<p><label>${t.card} <input name="card" inputmode="numeric" value="4242424242424242"></label></p>
<p><label>${t.reason} <select name="reason">${options}</select></label></p>
<p>${button('approve', t.approve)} ${button('decline', t.decline)} ${button('secure', t.secure)} ${button('leave', t.leave)}</p>
</form>`
  return frame(
    t.heading,
    `<h1><span class="seal" lang="zh">择</span>${price === undefined ? t.bind : t.heading}</h1>
<p>${safe(title)}${price === undefined ? '' : ` · <strong>${safe(price)}</strong>`}</p>
${declineReason ? `<p role="alert">${t.refused}: ${declineReason}</p>` : ''}
${isOpen ? form : `<p>${t.closed}</p>`}`,
    lang,
  )
}

/** Renders the bank's 3-D Secure page. */
export function renderSecure(lang: Lang): string {
  const t = words[lang]
  return frame(
    t.secure,
    `<h1>${t.secure}</h1><p>${t.code}</p>
<form method="post" class="mail">${button('confirm', t.confirm)} ${button('refuse', t.refuse)}</form>`,
    lang,
  )
}

/** Test card numbers that the bank declines even when the payer approves. */
const cards: Readonly<Record<string, Reason>> = {
  '4000000000000002': 'insufficient_funds',
  '4000000000009995': 'insufficient_funds',
  '5100000000000412': 'insufficient_funds',
  '4000000000000069': 'card_expired',
  '5105105105105100': 'card_expired',
}

export type Decision =
  | { readonly kind: 'approve' | 'secure' | 'leave' }
  | { readonly kind: 'decline'; readonly reason: Reason }

/** Reads the payer's decision from the form; undefined for an unknown action. */
export function readDecision(form: URLSearchParams): Decision | undefined {
  const action = form.get('action')
  const byCard = cards[form.get('card') ?? '']
  switch (action) {
    case 'approve':
    case 'confirm':
      return byCard ? { kind: 'decline', reason: byCard } : { kind: 'approve' }
    case 'secure':
    case 'leave':
      return { kind: action }
    case 'refuse':
      return { kind: 'decline', reason: '3d_secure_failed' }
    case 'decline':
      return {
        kind: 'decline',
        reason: reasons.find((one) => one === form.get('reason')) ?? 'insufficient_funds',
      }
    default:
      return undefined
  }
}

import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { homeOf, type Letter, type Sender } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

const paymentReceiptData = z.strictObject({
  order: z.uuid(),
  chart: z.uuid(),
  tier: z.enum(['personal', 'mobile']),
  /** The title of the product, in the language of the mail. */
  title: z.string().max(100),
  amount: z.object({ minor: z.int(), currency: z.enum(['USD', 'RUB']) }),
  paidAt: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The ends of the other charts of the order. */
  furtherUntil: z.array(z.iso.datetime()).optional(),
  /** The time zone of its dates. */
  zone: z.string(),
  renews: z.boolean(),
})
type Data = z.output<typeof paymentReceiptData>

const regions = { en: 'en-GB', ru: 'ru-RU' } as const

/** The receipt of a payment. Only the link identifies the chart: names are not sent by mail. */
export const paymentReceiptMail = defineMail(
  'payment-receipt',
  paymentReceiptData,
  (locale, data, { sender }) => writePaymentReceipt(locale, data, sender),
)

export function writePaymentReceipt(locale: Locale, data: Data, sender: Pick<Sender, 'origins'>): Letter {
  const { order, chart, tier, title, amount, renews } = data
  const sum = new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'ru-RU', {
    style: 'currency',
    currency: amount.currency,
  }).format(amount.minor / 100)
  const day = (instant: string) =>
    new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: data.zone }).format(
      Date.parse(instant),
    )
  const paidAt = day(data.paidAt)
  const until = [...new Set([data.until, ...(data.furtherUntil ?? [])].toSorted().map(day))].join(', ')
  const isOfSeveral = data.furtherUntil !== undefined
  const url = `${homeOf(locale, sender)}/personal/${tier === 'mobile' ? 'mobile/' : ''}${chart}`
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your payment has arrived',
      title: 'Thank you, the calendar is paid for',
      paragraphs: [
        isOfSeveral
          ? 'The payment is confirmed and the time has been added to each of the charts.'
          : 'The payment is confirmed and the time has been added to the chart.',
        renews
          ? 'Renewal is on: we will write to you 72 and 24 hours before each charge, and one tap in your account turns it off.'
          : 'It ends by itself: nothing more will be charged.',
        'Should you write to us about this payment, please give the order number.',
      ],
      facts: [
        ['Bought', title],
        ['Amount', sum],
        ['Paid', paidAt],
        ['Open until', until],
        ['Order', order],
      ],
      action: { label: 'Open the calendar', url },
      about: 'account',
    },
    ru: {
      subject: 'Платёж получен',
      title: 'Спасибо, календарь оплачен',
      paragraphs: [
        isOfSeveral
          ? 'Платёж подтверждён, срок продлён для каждой карты рождения.'
          : 'Платёж подтверждён, срок календаря продлён.',
        renews
          ? 'Автопродление включено: о каждом списании мы напишем за 72 и за 24 часа, а отключить его можно одним нажатием в личном кабинете.'
          : 'Срок закончится сам: больше ничего не спишется.',
        'Если захотите написать нам об этом платеже, укажите номер заказа.',
      ],
      facts: [
        ['Покупка', title],
        ['Сумма', sum],
        ['Оплачено', paidAt],
        ['Открыт до', until],
        ['Номер заказа', order],
      ],
      action: { label: 'Открыть календарь', url },
      about: 'account',
    },
  }
  return letters[locale]
}

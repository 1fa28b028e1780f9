import type { Locale, Payment } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import { editionDay } from '../calendar/edition-day.ts'
import { moneyWords } from './money-words.ts'

/** Payments in words, as rows of the payment table. */
export function toPaymentRows(payments: readonly Payment[], locale: Locale) {
  return payments.map(({ chartName, date, summ, currency, status }) => ({
    name: chartName,
    at: date,
    date: dateWords(editionDay(date, locale), locale).date,
    price: moneyWords(summ, currency, locale),
    status,
  }))
}

export type PaymentRow = ReturnType<typeof toPaymentRows>[number]

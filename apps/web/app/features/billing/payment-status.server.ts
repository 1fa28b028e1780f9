import { activatePaidChart, type Output, type PageContext } from '@zeri/contract'
import { createContext } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { editionDay } from '../calendar/edition-day.ts'
import { calendarPathOf } from '../charts/chart-offers.ts'
import { moneyWords } from './money-words.ts'

/** The latest payment of a chart, as the API returns it. */
type PaymentStatus = Output<typeof activatePaidChart> & { readonly uuid: string }

/** The status of the latest payment of the chart in the address; null for a visitor, or when no chart is named. */
export const paymentStatusContext = createContext<PaymentStatus | null>(null)

/** Runs before any loader: if the payment has arrived, the whole page shows its chart as selected. */
export async function fetchPaymentStatus(
  address: URL,
  { api, hasToken }: PageContext,
): Promise<PaymentStatus | null> {
  const uuid = address.searchParams.get('chart')
  if (!hasToken || !uuid) return null
  try {
    return { uuid, ...(await api.call(activatePaidChart, { uuid })) }
  } catch (error) {
    const code = refusalCode(error)
    if (code === 'auth.required' || code === 'request.invalid') return null
    throw error
  }
}

/** An order in words, for the pages after a payment. */
export function toOrderView(status: PaymentStatus | null, own: OwnCharts | null, { locale }: PageContext) {
  if (!status?.order) return null
  const { uuid, state, order } = status
  const chart = own?.list.find((one) => one.uuid === uuid)
  const { product, tier, months, price, currency, renews, until, decline } = order
  return {
    uuid,
    state,
    name: chart?.fio ?? null,
    path: chart ? calendarPathOf(chart) : null,
    product,
    tier,
    months,
    price: moneyWords(price, currency, locale),
    renews,
    until: until && dateWords(editionDay(until, locale), locale).date,
    decline,
  }
}

export type OrderView = NonNullable<ReturnType<typeof toOrderView>>

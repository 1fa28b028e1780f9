import {
  activatePaidChart,
  type LatestOrder,
  type Locale,
  type Output,
  type PageContext,
} from '@zeri/contract'
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
  const { product, tier, months, price, currency, renews, until, charts, decline } = order
  // In the order of the account; that of an order is by their ids.
  const ordered = own?.list.filter((one) => charts.some(({ uuid: of }) => of === one.uuid)) ?? []
  const names = ordered.map(({ fio }) => fio)
  return {
    uuid,
    state,
    name: names.length > 0 ? new Intl.ListFormat(locale).format(names) : null,
    /** Every chart of the order. */
    charts: charts.map((one) => one.uuid),
    path: chart ? calendarPathOf(chart) : null,
    product,
    tier,
    months,
    price: moneyWords(price, currency, locale),
    renews,
    until: endsOf(until, charts, locale),
    decline,
  }
}

/** The end of the granted time; where the charts of an order end on different days, all of them. */
function endsOf(until: string | null, charts: LatestOrder['charts'], locale: Locale): string | null {
  const ends = charts.flatMap((chart) => chart.until ?? []).toSorted()
  if (until === null || ends.length === 0) return null
  return [...new Set(ends.map((end) => dateWords(editionDay(end, locale), locale).date))].join(', ')
}

export type OrderView = NonNullable<ReturnType<typeof toOrderView>>

import { activatePaidChart, type Output, type PageContext } from '@zeri/contract'
import { createContext } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { editionDay } from '../calendar/edition-day.ts'
import { calendarPathOf } from '../charts/chart-offers.ts'
import { moneyWords } from './money-words.ts'

type Asked = Output<typeof activatePaidChart> & { readonly uuid: string }

/** How the latest payment of the chart in the address stands; null for a visitor, or where no chart is named. */
export const kassaContext = createContext<Asked | null>(null)

/** Asks before any loader runs: if the payment has arrived, the whole page shows its chart as selected. */
export async function askKassa(address: URL, { api, hasToken }: PageContext): Promise<Asked | null> {
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

/** What the pages after a payment tell of it, in words. */
export function tellKassa(asked: Asked | null, own: OwnCharts | null, { locale }: PageContext) {
  if (!asked?.order) return null
  const { uuid, state, order } = asked
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

export type KassaOrder = NonNullable<ReturnType<typeof tellKassa>>

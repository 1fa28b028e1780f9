import type { Chart, PageContext } from '@zeri/contract'
import type { OwnCharts } from '../../context.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { editionDay } from '../calendar/edition-day.ts'
import { offersOf } from './chart-offers.ts'
import { bornWords } from './own-charts.server.ts'

/** The charts of an account as its page lists them; none for a visitor, who has to sign in. */
export function listCharts(own: OwnCharts | null, page: Pick<PageContext, 'locale'>) {
  return (own?.list ?? []).map((chart) => toListed(chart, page))
}

export type ListedChart = ReturnType<typeof toListed>

function toListed(chart: Chart, page: Pick<PageContext, 'locale'>) {
  const { uuid, fio, city, active, isMobile, tier, isTariffArchived, isBindingCustomer, disableDate } = chart
  return {
    uuid,
    name: fio,
    born: bornWords(chart, page),
    city,
    active,
    isMobile,
    tier,
    isTariffArchived,
    /** A card is stored for automatic renewals. */
    isBindingCustomer,
    disableDate,
    /** In words; also set for a period that is over. */
    paidUntil: disableDate && dateWords(editionDay(disableDate, page.locale), page.locale).date,
    offers: offersOf(chart, page.locale),
  }
}

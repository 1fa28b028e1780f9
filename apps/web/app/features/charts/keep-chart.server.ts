import { createChart, type PageContext } from '@zeri/contract'
import { leadOnByChartForm } from './answer-chart-form.server.ts'
import { calendarPathOf } from './chart-card.ts'

/** Adds the chart of a form to the account, and leads to its calendar. */
export function keepChart(form: FormData, page: PageContext, { isMobile }: { readonly isMobile: boolean }) {
  const { api, locale } = page
  return leadOnByChartForm(form, { email: true, consent: true }, page, async (told) => {
    const { chart } = await api.call(createChart, { ...told, isMobile, consent: true, locale })
    return calendarPathOf(chart)
  })
}

import { createChart, type PageContext } from '@zeri/contract'
import { calendarPathOf } from './chart-offers.ts'
import { submitChartFormAndRedirect } from './submit-chart-form.server.ts'

/** Adds the chart of a form to the account, and leads to its calendar. */
export function saveNewChart(
  form: FormData,
  page: PageContext,
  { isMobile }: { readonly isMobile: boolean },
) {
  const { api, locale } = page
  return submitChartFormAndRedirect(form, { email: true, consent: true }, page, async (told) => {
    const { chart } = await api.call(createChart, { ...told, isMobile, consent: true, locale })
    return calendarPathOf(chart)
  })
}

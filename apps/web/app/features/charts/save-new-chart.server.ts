import { createChart, type PageContext } from '@zeri/contract'
import { calendarPathOf } from './chart-offers.ts'
import { submitChartFormAndRedirect } from './submit-chart-form.server.ts'

/** Adds the submitted chart to the account, and redirects to its calendar. */
export function saveNewChart(
  form: FormData,
  page: PageContext,
  { isMobile }: { readonly isMobile: boolean },
) {
  const { api, locale } = page
  return submitChartFormAndRedirect(form, { email: true, consent: true }, page, async (input) => {
    const { chart } = await api.call(createChart, { ...input, isMobile, consent: true, locale })
    return calendarPathOf(chart)
  })
}

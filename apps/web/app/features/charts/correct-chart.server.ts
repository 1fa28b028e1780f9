import { type PageContext, updateChart } from '@zeri/contract'
import { submitChartFormAndRedirect } from './submit-chart-form.server.ts'

/** Updates a chart of the account from its form, and redirects to the list of charts. */
export function correctChart(uuid: string, form: FormData, page: PageContext) {
  return submitChartFormAndRedirect(form, { email: true, consent: false }, page, async (chart) => {
    await page.api.call(updateChart, { uuid, ...chart })
    return '/client/charts'
  })
}

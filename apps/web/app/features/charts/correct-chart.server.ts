import { type PageContext, updateChart } from '@zeri/contract'
import { submitChartFormAndRedirect } from './submit-chart-form.server.ts'

/** Corrects a chart of the account by its form, and leads back to the charts. */
export function correctChart(uuid: string, form: FormData, page: PageContext) {
  return submitChartFormAndRedirect(form, { email: true, consent: false }, page, async (told) => {
    await page.api.call(updateChart, { uuid, ...told })
    return '/client/charts'
  })
}

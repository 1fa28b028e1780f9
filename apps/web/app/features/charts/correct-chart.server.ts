import { type PageContext, updateChart } from '@zeri/contract'
import { leadOnByChartForm } from './answer-chart-form.server.ts'

/** Corrects a chart of the account by its form, and leads back to the charts. */
export function correctChart(uuid: string, form: FormData, page: PageContext) {
  return leadOnByChartForm(form, { email: true, consent: false }, page, async (told) => {
    await page.api.call(updateChart, { uuid, ...told })
    return '/client/charts'
  })
}

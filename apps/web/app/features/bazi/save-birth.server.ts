import { createChart, createReading, type PageContext } from '@zeri/contract'
import { findPageUser } from '../accounts/page-user.server.ts'
import { submitChartFormAndRedirect } from '../charts/submit-chart-form.server.ts'

/** Keeps the birth of a form, in the account or for this browser, and leads to its reading. */
export async function saveBirth(form: FormData, page: PageContext) {
  const { api, locale } = page
  const user = await findPageUser(page)
  const asks = { email: user !== null, consent: true }
  return submitChartFormAndRedirect(form, asks, page, async ({ email, ...birth }) => {
    const told = { ...birth, consent: true, locale } as const
    if (!user) return `/bazi/${(await api.call(createReading, told)).uuid}`
    return `/bazi/${(await api.call(createChart, { ...told, email })).chart.uuid}`
  })
}

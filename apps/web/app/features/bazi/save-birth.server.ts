import { createChart, createReading, type PageContext } from '@zeri/contract'
import { findPageUser } from '../accounts/page-user.server.ts'
import { submitChartFormAndRedirect } from '../charts/submit-chart-form.server.ts'

/** Saves the submitted birth, in the account or for this browser, and redirects to its reading. */
export async function saveBirth(form: FormData, page: PageContext) {
  const { api, locale } = page
  const user = await findPageUser(page)
  const extraFields = { email: user ? true : 'optional', consent: true } as const
  return submitChartFormAndRedirect(form, extraFields, page, async ({ email, ...birth }) => {
    const input = { ...birth, consent: true, locale } as const
    if (!user) {
      const reading = email === '' ? input : { ...input, email }
      return `/bazi/${(await api.call(createReading, reading)).uuid}`
    }
    return `/bazi/${(await api.call(createChart, { ...input, email })).chart.uuid}`
  })
}

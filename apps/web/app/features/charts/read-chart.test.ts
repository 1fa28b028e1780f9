import { ApiError, type Chart, type ErrorCode, errors, type PageContext } from '@zeri/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { chartsContext, pageContext } from '../../context.ts'
import { findOwnCharts } from './own-charts.server.ts'
import { findChartsIfReachable, requireChart } from './read-chart.server.ts'

const UUID = '6f1b1d8e-3a55-4c86-9d7b-4f7f1f1f0001'
const address = new URL(`https://zeri.test/personal/${UUID}`)

/** A page of a signed-in user whose charts the API refuses to list. */
function pageRefusedBy(code: ErrorCode) {
  const report = vi.fn()
  const api = { call: () => Promise.reject(new ApiError(code, errors[code].status)) }
  const page = { api, hasToken: true, report, locale: 'en' } as unknown as PageContext
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(chartsContext, () => findOwnCharts(page))
  return { context, report }
}

test('a page about a chart fails while charts cannot be read, instead of asking to sign in', async () => {
  const { context } = pageRefusedBy('server.unavailable')
  await expect(requireChart(context, UUID, address)).rejects.toMatchObject({ code: 'server.unavailable' })
})

test('a page that only adds charts is shown while they cannot be read, and the error is reported', async () => {
  const { context, report } = pageRefusedBy('server.unavailable')
  expect(await findChartsIfReachable(context)).toBeNull()
  expect(report).toHaveBeenCalledOnce()
})

test('a user whose session has expired is a visitor on either page, and no error is reported', async () => {
  const { context, report } = pageRefusedBy('auth.required')
  expect(await requireChart(context, UUID, address)).toBeNull()
  expect(await findChartsIfReachable(context)).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

/** A page of a user with one chart. */
function pageWith(chart: { readonly isMobile: boolean; readonly tier: 'personal' | 'mobile' | null }) {
  const context = new RouterContextProvider()
  context.set(pageContext, { locale: 'ru' } as unknown as PageContext)
  context.set(chartsContext, async () => ({ list: [{ uuid: UUID, ...chart } as Chart], selected: null }))
  return (path: string) => requireChart(context, UUID, new URL(`https://zeri.test/ru${path}`))
}
const [atSite, inApp] = [`/personal/${UUID}`, `/personal/mobile/${UUID}`] as const

test.each([
  ['of the site, unpaid', { isMobile: false, tier: null }, { [atSite]: atSite, [inApp]: undefined }],
  ['of the site, paid', { isMobile: false, tier: 'personal' }, { [atSite]: atSite, [inApp]: undefined }],
  ['of the app, unpaid', { isMobile: true, tier: null }, { [atSite]: undefined, [inApp]: inApp }],
  ['of the app, mobile tier', { isMobile: true, tier: 'mobile' }, { [atSite]: undefined, [inApp]: inApp }],
  [
    'of the app, personal calendar',
    { isMobile: true, tier: 'personal' },
    { [atSite]: atSite, [inApp]: inApp },
  ],
] as const)('a chart %s opens its own pages and leads there from the others', async (_name, chart, pages) => {
  const open = pageWith(chart)
  for (const [path, base] of Object.entries(pages)) {
    if (base) {
      expect(await open(`${path}/2027/6`)).toEqual({ chart: { uuid: UUID, isInApp: base === inApp }, base })
      continue
    }
    const refused = await open(path).catch((response: Response) => response)
    expect(refused).toMatchObject({ status: 302 })
    expect((refused as Response).headers.get('location')).toBe(`/ru${path === atSite ? inApp : atSite}`)
  }
})

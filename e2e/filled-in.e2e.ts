import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const YEAR_MS = 365 * 86_400_000
const LATE_MS = 700

let site: SiteProcess & { readonly databaseUrl: string }
beforeAll(async () => {
  site = await startSite(generousLimits)
})
afterAll(() => site.stop())

const kazan = {
  id: '551487',
  latitude: 55.8,
  longitude: 49.1,
  zone: 'Europe/Moscow',
  en: 'Kazan',
  ru: 'Казань',
}

/** Gives the browser a chosen place, as the server does when one is saved. */
async function choosePlace(context: BrowserContext, place: typeof kazan): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(place))
  await context.addCookies([{ name: 'here', value, url: site.url, secure: true, sameSite: 'Lax' }])
}

/** What is filled in arrives late, as on a slow connection; only what moves from then on is counted. */
async function delayFillIn(page: Page): Promise<void> {
  await page.route(/\/calendar\/local\?|\/personal\/layer\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await page.evaluate(() => {
      Object.assign((globalThis as unknown as { shifts: object }).shifts, { value: 0, moved: [] })
    })
    await route.continue()
  })
}

/** Collects the layout shifts of every document from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<{ value: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] } = { value: 0, moved: [] }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null }[]
      }[]) {
        if (entry.hadRecentInput) continue
        shifts.value += entry.value
        for (const { node } of entry.sources) shifts.moved.push(node?.outerHTML?.slice(0, 120) ?? 'gone')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { value: number; moved: string[] } }).shifts)
}

const settled = (page: Page) =>
  page.waitForFunction(() => !('settling' in document.documentElement.dataset), undefined, {
    timeout: 10_000,
  })

const paths = [
  '/',
  '/2026/11',
  '/2026/11/16',
  '/ru',
  '/ru/2026/11',
  '/ru/2026/11/16',
  '/ru/2026',
  '/about',
] as const
const widths = [1280, 390] as const
/** A phone has the least room; a wide screen shows the same parts in every language. */
const pathsAt = { 390: paths, 1280: ['/', '/ru/2026/11', '/2026/11/16'] } as const

describe.each(widths)('at %i px nothing moves', (width) => {
  test.each(pathsAt[width])('%s when a chosen place is filled in late', async (path) => {
    await asVisitor({ siteUrl: site.url, viewport: { width, height: 800 } }, async ({ page, problems }) => {
      await choosePlace(page.context(), kazan)
      await delayFillIn(page)
      const shifts = await watchShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await settled(page)
      await page
        .locator('header')
        .getByText(path.startsWith('/ru') ? 'Казань' : 'Kazan')
        .first()
        .waitFor()
      expect(await shifts()).toEqual({ value: 0, moved: [] })
      expect(problems).toEqual([])
    })
  })
})

test.each(widths)('at %i px nothing moves when a person is filled in late', async (width) => {
  await asVisitor({ siteUrl: site.url, viewport: { width, height: 800 } }, async ({ page }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const uuid = await owner.addChart({ fio: 'Anna' })
    await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + YEAR_MS))
    const selected = await page.request.post('/client/charts', {
      form: { do: 'select', uuid, back: '/2026/11' },
      headers: { origin: site.url },
    })
    expect(selected.ok()).toBe(true)
    await page.goto('/2026/11', { waitUntil: 'networkidle' }) // the hint of a chart is set here
    await delayFillIn(page)
    const shifts = await watchShifts(page)
    for (const path of ['/', '/2026/11', '/2026/11/16', '/2026']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await settled(page)
      await page.getByRole('button', { name: 'For Anna', pressed: true }).waitFor()
      expect(await shifts(), path).toEqual({ value: 0, moved: [] })
    }
  })
})

test('where it is another date, the home page shows that date and never the other as today', async () => {
  const dateIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format()
  const dateline = [
    { ...kazan, latitude: 1.9, longitude: -157.5, zone: 'Pacific/Kiritimati', en: 'Kiritimati' },
    { ...kazan, latitude: -14.3, longitude: -170.7, zone: 'Pacific/Pago_Pago', en: 'Pago Pago' },
  ]
  const place = dateline.find(({ zone }) => dateIn(zone) !== dateIn('UTC'))
  if (!place) throw new Error('somewhere it is another date')
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    await choosePlace(page.context(), place)
    const seen: string[] = []
    await page.exposeFunction('reportHeading', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const report = (globalThis as unknown as { reportHeading: (text: string) => void }).reportHeading
      setInterval(() => {
        const heading = document.querySelector('main h2 time')
        // Before the first paint the style sheet that hides it may not be there.
        const isPainted = performance.getEntriesByName('first-paint').length > 0
        if (isPainted && heading && getComputedStyle(heading).visibility === 'visible')
          report(heading.textContent ?? '')
      }, 20)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await settled(page)
    const today = dateIn(place.zone)
    await page.locator(`main h2 time[datetime="${today}"]`).waitFor()
    expect(await page.locator('[role=grid] a[data-date]').first().getAttribute('data-date')).toBe(today)
    await page.waitForTimeout(200)
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toMatch(new RegExp(`\\b${Number(today.slice(8))} `))
    expect(problems).toEqual([])
  })
})

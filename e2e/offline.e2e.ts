import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const withCopies = { serviceWorkers: 'allow' } as const
const DAY_MS = 86_400_000

/** Everything the browser stores of the site, as text. */
function readStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const stored: Record<string, string> = {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        stored[new URL(request.url).pathname] = (await response?.text()) ?? ''
      }
    }
    return stored
  })
}

async function waitForCopies(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => Object.keys(await readStored(page)), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...paths]))
}

/** The current month in the default place of the visitor. */
function monthIn(timeZone: string): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now())
  return `/${today.split('-').slice(0, 2).map(Number).join('/')}`
}

test.each([
  {
    locale: 'en',
    base: '',
    zone: 'UTC',
    copy: 'No connection. This is a copy for everyone',
    title: 'The coming days',
  },
  {
    locale: 'ru',
    base: '/ru',
    zone: 'Europe/Moscow',
    copy: 'Нет связи. Это общая копия',
    title: 'Ближайшие дни',
  },
])(
  'without a network today, its month and the coming days open and say that they are copies, $locale',
  async ({ base, zone, copy, title }) => {
    const month = `${base}${monthIn(zone)}`
    const site = await startSite()
    await asVisitor({ ...withCopies, siteUrl: site.url }, async ({ page }) => {
      const home = base || '/'
      const days = `${base}/offline`
      await page.goto(home, { waitUntil: 'networkidle' })
      await waitForCopies(page, [home, month, days])
      expect(await page.locator('html').getAttribute('data-kept')).toBeNull()
      await page.goto(days, { waitUntil: 'networkidle' }) // its scripts are cached along with it
      // The browser is offline, and the server is stopped as well.
      await page.context().setOffline(true)
      await site.stop()
      const expectCopy = () =>
        expect.poll(async () => String(await page.locator('html').getAttribute('data-kept'))).toContain(copy)

      for (const path of [home, month]) {
        await page.goto(path)
        await expectCopy()
        expect(await page.locator('h1').count()).toBe(1)
      }
      // A day that is not cached redirects to the list of cached days.
      await page.goto(`${base}/1931/3/7`, { waitUntil: 'networkidle' })
      expect(new URL(page.url()).pathname).toBe(days)
      expect(await page.locator('h1').innerText()).toBe(title)
      expect(await page.locator('main ol > li').count()).toBe(31)
      // Links work the same way, although a hydrated page would navigate by itself.
      await page.locator('header').getByRole('link').first().click()
      await page.waitForURL(({ pathname }) => pathname === home)
      await expectCopy()
    })
  },
)

test.each(['/manifest.webmanifest', '/ru/manifest.webmanifest'])(
  '%s names a start and icons that are there',
  async (path) => {
    await asVisitor({}, async ({ page }) => {
      const manifest = await (await page.request.get(path)).json()
      expect((await page.request.get(manifest.start_url)).status()).toBe(200)
      for (const { src } of manifest.icons)
        expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
      await page.goto(manifest.start_url)
      const link = page.locator('link[rel=manifest]')
      expect(new URL((await link.getAttribute('href')) ?? '', inject('siteUrl')).pathname).toBe(path)
    })
  },
)

describe('a person', () => {
  let site: SiteProcess & { readonly databaseUrl: string }
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('leaves no personal data in the browser, neither while signed in nor after signing out', async () => {
    await asVisitor({ ...withCopies, siteUrl: site.url }, async ({ page }) => {
      const owner = await signUpOwner(page.context(), site.url)
      const uuid = await owner.addChart({ fio: 'Grandmother Rose' })
      await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
      for (const path of ['/', `/personal/${uuid}`, '/client/charts'])
        await page.goto(path, { waitUntil: 'networkidle' })
      await waitForCopies(page, ['/', '/offline'])
      const own = [owner.email, 'Grandmother Rose', uuid]
      const { localStorage: _chosen, ...files } = await readStored(page)
      for (const text of own) expect(JSON.stringify(files)).not.toContain(text)
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('button', { name: 'Sign in' }).first().waitFor()
      for (const text of own) expect(JSON.stringify(await readStored(page))).not.toContain(text)
    })
  })
})

import type { Locale } from '@zeri/contract'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { listPages } from '../tools/testbed/site/pages.ts'
import { asVisitor } from './visit.ts'

/** A page from which all others can be opened in place. */
const START = { en: '/remove-account', ru: '/ru/remove-account' } as const
const PATIENCE_MS = 15_000
/** `EVERY_CHUNK=1` lets all of them fail, which takes minutes; otherwise every sixth does. */
const STEP = process.env.EVERY_CHUNK ? 1 : 6

/** The ways a file of the site can fail to arrive. */
const failures = {
  abort: (route: Route) => route.abort(),
  busy: (route: Route) => route.fulfill({ status: 503, body: '' }),
  gone: (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>gone</p>' }),
} as const
type Failure = keyof typeof failures

/** Opens a page in place, as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (path: string) => Promise<void> }
    }
    void router.navigate(to)
  }, path)
}

async function openStart(page: Page, locale: Locale): Promise<void> {
  await page.goto(START[locale])
  await waitForHydration(page)
}

/** The languages share every script but their words, which these pages need. */
const WORDS = /(?:faq|predict)$/

/** Each script that is fetched on the way to a page, with the first page that needs it. */
async function listChunks(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const needed = new Map<string, string>()
  await asVisitor({}, async ({ page }) => {
    let current = ''
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (current && /\/assets\/.+\.js$/.test(pathname) && !needed.has(pathname))
        needed.set(pathname, current)
    })
    const pages = listPages(new Date()).filter((one) => one.locale === locale && !one.path.endsWith('/404'))
    for (const { path } of pages) {
      if (locale === 'ru' && !WORDS.test(path)) continue
      current = ''
      await openStart(page, locale)
      current = path
      await navigate(page, path)
      await page.waitForURL((url) => url.pathname === path, { timeout: PATIENCE_MS })
      await page.waitForTimeout(200) // scripts that the page loads by itself
    }
  })
  return needed
}

/** Opens a page while one of its files fails; returns how many documents that took. */
async function openWithout(chunk: string, path: string, locale: Locale, failure: Failure): Promise<number> {
  let documents = 0
  await asVisitor({}, async ({ page }) => {
    await openStart(page, locale)
    await page.route(`**${chunk}`, failures[failure])
    page.on('request', (request) => {
      if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents += 1
    })
    await navigate(page, path)
    await page.waitForURL((url) => url.pathname === path, { timeout: PATIENCE_MS })
    await page.locator('h1').waitFor({ timeout: PATIENCE_MS })
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
  })
  return documents
}

describe.each(['en', 'ru'] as const)('in %s', (locale) => {
  test('when a script fails on the way to a page, the page is there after one document at most', async () => {
    const chunks = await listChunks(locale)
    expect(chunks.size).toBeGreaterThan(locale === 'en' ? 20 : 2)
    const kinds = Object.keys(failures) as Failure[] // true: its own keys
    for (const [place, [chunk, path]] of [...chunks].entries()) {
      if (place % STEP !== 0) continue
      const failure = kinds[(place / STEP) % kinds.length] ?? 'abort'
      const documents = await openWithout(chunk, path, locale, failure)
      expect({ chunk, failure, documents: documents <= 1 }).toEqual({ chunk, failure, documents: true })
    }
  }, 300_000)
})

import type { Locale } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listPages, type SitePage } from '../tools/testbed/site/pages.ts'
import { expectNothingFromAxe, listViolations } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

/** Holds every page of a language to what all pages have in common. Each language is a file of its own, to run at once. */
export function walkPages(language: Locale): void {
  const pages = listPages(new Date()).filter(({ locale }) => locale === language)
  describe.each(pages)('$path', (page) => walk(page))
}

/** Opening a page costs more than all that is asked of it: once with scripts, once without. */
function walk(sitePage: SitePage): void {
  const { path } = sitePage
  const isMissing = path.endsWith('/404')
  let heading = ''

  test('opens without a complaint from the browser or from axe, fits every screen, speaks its language, and (in English) the keyboard reaches all of it', async () => {
    await asVisitor(
      { isFirstVisit: true, viewport: { width: 1280, height: 800 } },
      async ({ page, problems }) => {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        expect(response?.status()).toBe(isMissing ? 404 : 200)
        heading = await page.locator('h1').innerText()
        await expectHead(page, sitePage)
        // Colours and the order of controls know no language.
        if (sitePage.locale === 'en') {
          await expectKeyboardReachesAll(page)
          await expectNothingFromAxe(page)
        } else expect(await listViolations(page)).toEqual([])
        await expectToFit(page, [1280, 390, 320])
        // The browser itself notes that a missing page is missing.
        expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([])
      },
    )
  })

  test('can be read with JavaScript switched off', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(path)
      expect(await page.locator('h1').innerText()).toBe(heading)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
      const dead = page.locator('button:visible:not([popovertarget]):not([type=submit])')
      expect(await dead.count()).toBe(0)
    })
  })
}

/** One heading, its language, its names in both languages and a picture for shared links. */
async function expectHead(page: Page, { path, locale, isIndexed }: SitePage): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.title()).not.toBe('')
  const text = await page.locator('main').innerText()
  expect(/[а-яё]/i.test(text)).toBe(locale === 'ru')
  expect(await page.locator('meta[name=robots]').count()).toBe(isIndexed ? 0 : 1)
  const pictures = page.locator('meta[property="og:image"]')
  expect(await pictures.count()).toBe(isIndexed ? 1 : 0)
  if (!isIndexed) return
  const links = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
  expect(links.sort()).toEqual(['en', 'ru', 'x-default'])
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(path)
  const picture = new URL((await pictures.getAttribute('content')) ?? '')
  expect(picture.pathname).toMatch(new RegExp(`^/og/[^/]+/${locale}[/.]`))
  const answer = await page.request.get(picture.pathname)
  expect(answer.headers()['content-type']).toBe('image/png')
}

/** A page of hundreds of controls of a kind says nothing new after so many. */
const MOST_STEPS = 120

/** Each control once, and to be seen that it is there. */
async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const all = await page
    .locator(
      // Of a group of radio buttons one is on the way, the others a step of the arrow keys from it.
      // So it is with the days of a grid.
      'a[href]:visible:not([tabindex="-1"]), button:visible, input:visible:not([type=hidden], [type=radio]:not(:checked)), select:visible, summary:visible',
    )
    .evaluateAll((all) => all.filter((one) => !(one as HTMLButtonElement).disabled).length)
  const expected = Math.min(all, MOST_STEPS)
  let seen = 0
  // A date or a time is several steps of the same control.
  for (let i = 0; i < 2 * expected + 5; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const page = globalThis as unknown as { focusedBefore?: Set<Element> }
      page.focusedBefore ??= new Set()
      page.focusedBefore.add(element)
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return { seen: page.focusedBefore.size, isMarked }
    })
    if (!focused) break
    expect(focused.isMarked).toBe(true)
    seen = focused.seen
    if (seen > MOST_STEPS) break
  }
  // The skip link is in sight only while it has the focus, so the count may be one more.
  expect(seen).toBeGreaterThanOrEqual(expected)
}

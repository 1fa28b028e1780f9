import type { Locale } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listPages, type SitePage } from '../tools/testbed/site/pages.ts'
import { expectNothingFromAxe, listViolations } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

/** Tests what all pages of a language have in common. Each language is a test file, so that both run in parallel. */
export function crawlPages(language: Locale): void {
  const pages = listPages(new Date()).filter(({ locale }) => locale === language)
  describe.each(pages)('$path', (page) => crawl(page))
}

/** Opens the page only twice, with scripts and without, because opening it costs more than the checks. */
function crawl(sitePage: SitePage): void {
  const { path } = sitePage
  const isMissing = path.endsWith('/404')
  let heading = ''

  test('opens without errors of the browser or of axe, fits every screen, is in its language, and (in English) the keyboard reaches all of it', async () => {
    await asVisitor(
      { isFirstVisit: true, viewport: { width: 1280, height: 800 } },
      async ({ page, problems }) => {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        expect(response?.status()).toBe(isMissing ? 404 : 200)
        heading = await page.locator('h1').innerText()
        await expectHead(page, sitePage)
        // Colours and the order of controls do not depend on the language.
        if (sitePage.locale === 'en') {
          await expectKeyboardReachesAll(page)
          await expectNothingFromAxe(page)
        } else expect(await listViolations(page, { hasColours: false })).toEqual([])
        await expectToFit(page, [1280, 390, 320])
        // The browser logs the 404 itself.
        expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([])
      },
    )
  })

  // What needs a script does not depend on the language; `without-script` reads pages in both.
  test.runIf(sitePage.locale === 'en')('can be read with JavaScript switched off', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(path)
      expect(await page.locator('h1').innerText()).toBe(heading)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
      const dead = page.locator('button:visible:not([popovertarget]):not([type=submit])')
      expect(await dead.count()).toBe(0)
    })
  })
}

/** One heading, the language, alternate links of both languages and a preview picture. */
async function expectHead(page: Page, { path, locale, isIndexed }: SitePage): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.title()).not.toBe('')
  // The book is quoted in both languages, each marked as such.
  const text = await page.locator('main').evaluate((main, own) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[lang]')) if (part.getAttribute('lang') !== own) part.remove()
    for (const part of copy.querySelectorAll('script')) part.remove()
    return copy.textContent
  }, locale)
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
  const response = await page.request.get(picture.pathname)
  expect(response.headers()['content-type']).toBe('image/png')
}

/** Enough for a page with hundreds of similar controls. */
const MOST_STEPS = 60

/** Tab reaches each control, with a visible focus. */
async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const all = await page
    .locator(
      // Tab stops once in a group of radio buttons; arrow keys reach the others.
      // The days of a grid work the same way.
      'a[href]:visible:not([tabindex="-1"]), button:visible, input:visible:not([type=hidden], [type=radio]:not(:checked)), select:visible, summary:visible',
    )
    .evaluateAll((all) => all.filter((one) => !(one as HTMLButtonElement).disabled).length)
  const expected = Math.min(all, MOST_STEPS)
  await page.evaluate(() => {
    const noted = { focused: new Set<Element>(), unmarked: [] as string[] }
    Object.assign(globalThis, { noted })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      noted.focused.add(target)
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target)
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      if (!isMarked) noted.unmarked.push(target.outerHTML.slice(0, 120))
    })
  })
  let seen = 0
  // A date or a time field takes several steps.
  for (let steps = 0; steps < 2 * expected + 5 && seen < expected; ) {
    const more = expected - seen + 1
    for (let i = 0; i < more; i++) await page.keyboard.press('Tab')
    steps += more
    const { focused, unmarked } = await page.evaluate(() => {
      const { noted } = globalThis as unknown as {
        noted: { readonly focused: Set<Element>; readonly unmarked: readonly string[] }
      }
      return { focused: noted.focused.size, unmarked: noted.unmarked }
    })
    expect(unmarked).toEqual([])
    seen = focused
  }
  // The skip link is visible only with the focus, so the count may be one more.
  expect(seen).toBeGreaterThanOrEqual(expected)
}

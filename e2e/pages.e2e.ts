import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { pages } from '../tools/site/pages.ts'
import { asVisitor } from './visit.ts'

const themes = ['light', 'dark'] as const
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

describe.each(pages)('$path', ({ path, locale }) => {
  const isMissing = path.endsWith('/404')

  test.each(themes)('opens without a complaint from the browser or from axe, %s', async (colorScheme) => {
    await asVisitor({ colorScheme, isFirstVisit: true }, async ({ page, problems }) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
      ).toEqual([])
      // The browser itself notes that a missing page is missing.
      expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([])
    })
  })

  test('speaks its language, has one heading and names itself in both', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(path)
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.title()).not.toBe('')
      const text = await page.locator('main').innerText()
      expect(/[а-яё]/i.test(text)).toBe(locale === 'ru')
      if (isMissing) return
      const links = await page
        .locator('link[rel=alternate]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
      expect(links.sort()).toEqual(['en', 'ru', 'x-default'])
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
        path,
      )
    })
  })

  test.each([320, 390, 1280])('fits a screen %s px wide', async (width) => {
    await asVisitor({ viewport: { width, height: 800 } }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  })

  test('can be read with JavaScript switched off', async () => {
    let withScript = ''
    await asVisitor({}, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      withScript = await page.locator('h1').innerText()
    })
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(path)
      expect(await page.locator('h1').innerText()).toBe(withScript)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
      const dead = page.locator('button:visible:not([popovertarget]):not([type=submit])')
      expect(await dead.count()).toBe(0)
    })
  })

  test('every control is reached by the keyboard, in sight, and only once', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const expected = await page
        .locator(
          'a[href]:visible, button:visible, input:visible:not([type=hidden]), select:visible, summary:visible',
        )
        .evaluateAll((all) => all.filter((one) => !(one as HTMLButtonElement).disabled).length)
      const seen = new Set<string>()
      for (let i = 0; i < expected + 5; i++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return undefined
          const all = [...document.querySelectorAll('*')]
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
          const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
          return { id: String(all.indexOf(element)), isMarked }
        })
        if (!focused) break
        expect(focused.isMarked).toBe(true)
        seen.add(focused.id)
      }
      // The skip link is in sight only while it has the focus, so the count may be one more.
      expect(seen.size).toBeGreaterThanOrEqual(expected)
    })
  })
})

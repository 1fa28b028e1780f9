import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

test('the built site has no page of stories', async () => {
  await asVisitor({}, async ({ page }) => {
    expect((await page.goto('/dev/ui'))?.status()).toBe(404)
  })
})

describe('in development', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite({ NODE_ENV: 'development' })
  })
  afterAll(() => site.stop())

  test.each(['/dev/ui', '/ru/dev/ui'])(
    '%s shows every component without errors, light and dark, on every screen',
    async (path) => {
      await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
        expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(200)
        for (const summary of await page.locator('main summary').all()) await summary.click()
        await expectNothingFromAxe(page)
        expect(await page.locator('main [style]').count()).toBe(0)
        await expectToFit(page, [320, 390, 800, 1280])
        expect(problems).toEqual([])
      })
    },
  )

  test('a switched view is remembered, moves by the arrow keys and is styled without the page’s scripts', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await page.goto('/dev/ui', { waitUntil: 'networkidle' })
      await page.getByRole('radio', { name: 'Icons' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('radio', { name: 'Text', checked: true }).waitFor()
      await page.getByText('Shown while text is chosen.').waitFor()

      const colourOf = (name: string) =>
        page.getByText(name, { exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor)
      const chosen = await colourOf('Text')
      expect(chosen).not.toBe(await colourOf('Icons'))

      await page.reload()
      await page.getByRole('radio', { name: 'Text', checked: true }).waitFor()
      expect(problems).toEqual([])

      await page.route('**/entry.client*', (route) => route.abort())
      await page.reload()
      expect(await colourOf('Text')).toBe(chosen)
      expect(await page.getByText('Shown while text is chosen.').isVisible()).toBe(true)
      expect(await page.getByText('Shown while icons are chosen.').isVisible()).toBe(false)
    })
  })

  test('a copied link is on the clipboard, and a notice says so', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    await asVisitor({ permissions, siteUrl: site.url }, async ({ page }) => {
      await page.goto('/dev/ui', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByText('The link has been copied.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/dev/ui`)
    })
  })

  test.each([
    ['with', true],
    ['without', false],
  ])('an hour opens across the strip and keeps its place, %s scripts', async (_name, javaScriptEnabled) => {
    await asVisitor({ javaScriptEnabled, siteUrl: site.url }, async ({ page }) => {
      await page.goto('/dev/ui', { waitUntil: 'networkidle' })
      const strip = page.getByRole('list', { name: 'Hours', exact: true })
      const hour = strip.locator('summary').nth(3)
      await hour.scrollIntoViewIfNeeded()
      const before = await hour.boundingBox()
      await hour.click()
      expect(await hour.boundingBox()).toEqual(before)
      const details = await strip.getByText('A good hour to sign papers').nth(3).boundingBox()
      expect(details?.width).toBeCloseTo((await strip.boundingBox())?.width ?? 0, 0)
      await strip.locator('summary').nth(4).click()
      expect(await strip.locator('details[open]').count()).toBe(1)
    })
  })

  test('the printed page is black and white, without buttons, header and footer', async () => {
    await asVisitor({ colorScheme: 'dark', siteUrl: site.url }, async ({ page }) => {
      await page.goto('/dev/ui', { waitUntil: 'networkidle' })
      await page.emulateMedia({ media: 'print' })
      expect(
        await page.locator('header:visible, footer:visible, aside:visible, button:visible').count(),
      ).toBe(0)
      const badge = await page
        .locator('[data-weight="-3"]', { hasText: /^−3$/ })
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
          return { color, backgroundColor, borderTopColor }
        })
      expect(badge).toEqual({
        color: 'rgb(0, 0, 0)',
        backgroundColor: 'rgba(0, 0, 0, 0)',
        borderTopColor: 'rgb(0, 0, 0)',
      })
    })
  })
})

import { expect, inject, test } from 'vitest'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

test('without a script a day shows its compass and boards, each with a text', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/ru/2026/11/15')
    const pictures = page.locator('#directions svg[role=img]')
    expect(await pictures.count()).toBe(1 + 3 + 12)
    const [compass, year] = await Promise.all(
      [0, 1].map(async (index) =>
        (await pictures.nth(index).getAttribute('aria-label'))?.replaceAll('\u00a0', ' '),
      ),
    )
    expect(compass).toContain('Разрушитель года: на севере')
    expect(year).toContain('1 в центре')
    expect(year).toContain('5 на юге')
  })
})

test('the stars of a year have a board, twelve months and no fault of axe, and lead to the years around', async () => {
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto('/fengshui/2026', { waitUntil: 'networkidle' })
    expect(await page.locator('main svg[role=img]').count()).toBe(1 + 1 + 12 + 1)
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
      /\/en\/fengshui\/2026\.png$/,
    )
    await expectNothingFromAxe(page)
    await page.locator('main a[href="/fengshui/2027"]').click()
    await page.waitForURL('**/fengshui/2027')
    await page.locator('main h1', { hasText: '2027' }).waitFor()
    expect(problems).toEqual([])
  })
  const response = await fetch(`${inject('siteUrl')}/fengshui/2101`)
  expect(response.status).toBe(404)
})

test('the facing of a house is stored in the browser, marks the days of a month, and is forgotten on demand', async () => {
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto('/2026/11/15', { waitUntil: 'networkidle' })
    await page.locator('#directions details.needs-script > summary').click()
    await page.getByLabel('Facing, in degrees').fill('180')
    await page.getByRole('button', { name: 'Show marks' }).click()
    await page.getByText('The front looks at Tai Sui').waitFor()
    expect(await page.locator('#directions a[data-against]').count()).toBeGreaterThan(10)
    expect(await page.evaluate(() => localStorage.getItem('facing'))).toBe('180')
    await expectNothingFromAxe(page, { within: '#directions details.needs-script' })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('The front looks at Tai Sui').waitFor()
    await page.getByRole('button', { name: 'Forget it' }).click()
    await page.getByText('The front looks at Tai Sui').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

import { expect, inject, test } from 'vitest'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const pages = [
  ['/method', 'How a verdict is made'],
  ['/ru/method', 'Как получается оценка'],
  ['/observatory', 'Observatory: where calendars differ'],
  ['/ru/observatory', 'Обсерватория: где календари расходятся'],
] as const

test.each(pages)('%s is whole without a script and fits a phone', async (path, title) => {
  await asVisitor({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } }, async ({ page }) => {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(await page.locator('svg[role=img]').count()).toBe(1)
    expect(await page.locator('table tbody tr').count()).toBeGreaterThan(10)
    await expectToFit(page, [320, 390, 1280])
  })
})

test.each(pages)('%s has nothing that axe finds, in both themes', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await asVisitor({ colorScheme }, async ({ page, problems }) => {
      await page.goto(path)
      await expectNothingFromAxe(page)
      expect(problems).toEqual([])
    })
})

test('the observatory shows no day beyond the horizon', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/observatory`)).text()
  const dates = Array.from(
    html.matchAll(/dateTime="(\d{4}-\d\d-\d\d)"/gi),
    ([, date = '']) => date,
  ).toSorted()
  expect(dates).toHaveLength(31)
  const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / 86_400_000
  expect(days).toBe(30)
  const last = dates.at(-1) ?? ''
  const other = html.match(/20\d\d-\d\d-\d\d/g)?.filter((date) => date > last && date !== '2035-12-31')
  expect(other).toEqual([])
})

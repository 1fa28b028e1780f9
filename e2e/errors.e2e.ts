import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const missing = [
  ['/no-such-page', 'This page could not be found', 'Go to the home page', '/'],
  ['/ru/no-such-page', 'Страница не\u00a0найдена', 'На главную', '/ru'],
  ['/2026/13', 'This page could not be found', 'Go to the home page', '/'],
] as const

test.each(missing)('%s returns 404 in place with a link home', async (path, title, link, home) => {
  await asVisitor({}, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.locator('h1').innerText()).toBe(title)
    await page.locator('main').getByRole('link', { name: link }).click()
    await page.waitForURL((url) => url.pathname === home)
  })
})

describe('a site whose API is out of reach', () => {
  let site: SiteProcess
  beforeAll(async () => {
    site = await startSite({ API_BASE_URL: 'http://127.0.0.1:9' })
  })
  afterAll(() => site.stop())

  test.each([
    ['/', 'Something went wrong'],
    ['/ru', 'Что-то пошло не\u00a0так'],
  ])(
    '%s shows the error page in its language, with Retry-After and no detail of the error',
    async (path, title) => {
      await asVisitor({ siteUrl: site.url }, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(503)
        expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
        expect(response?.headers()['cache-control']).toBe('private, no-store')
        expect(await page.locator('h1').innerText()).toBe(title)
        expect(await page.content()).not.toMatch(
          /ECONNREFUSED|fetch failed|out of reach|127\.0\.0\.1:9\b|\.ts:/,
        )
      })
    },
  )

  test('pages that need no API are shown all the same', async () => {
    const response = await fetch(`${site.url}/about/data`)
    expect(response.status).toBe(200)
  })
})

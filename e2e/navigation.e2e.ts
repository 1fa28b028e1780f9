import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { expectNothingFromAxe, GOOD_PRACTICE } from './axe.ts'
import { asVisitor } from './visit.ts'

test('a link to another page changes it in place, and the back button returns', async () => {
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /almanac/ }).waitFor()
    expect(problems).toEqual([])
  })
})

test('the head follows a navigation: title, canonical address, breadcrumbs, and no robots meta', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    const trail = JSON.parse(await page.locator('script[type="application/ld+json"]').innerHTML())
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(trail.itemListElement.at(-1).item).toBe(canonical)
    expect(canonical).toMatch(/\/about$/)
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
  })
})

describe('a part that is not hydrated', () => {
  const signLinks = 'main a[href^="/signs/mansions/"]'

  test('has links that load no document, and is rendered on the way back', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto('/signs', { waitUntil: 'networkidle' })
      const count = await page.locator(signLinks).count()
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      await page.locator('a[href="/signs/mansions/mansion-heart"]').click()
      await page.waitForURL('**/signs/mansions/mansion-heart')
      await page.goBack()
      await expect.poll(() => page.locator(signLinks).count()).toBe(count)
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
      expect(problems).toEqual([])
    })
  })

  test('is shown where a program has changed the page before React could take it over', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.route('**/signs', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated')
        await route.fulfill({ response, body })
      })
      await page.goto('/signs', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: 'Signs of the Chinese almanac' }).waitFor()
      expect(await page.locator(signLinks).count()).toBeGreaterThan(27)
    })
  })
})

describe('prefetch', () => {
  /** Scripts and data of the linked page, fetched while the pointer rests on the link. */
  async function fetchedOnHover(connection: object): Promise<string[]> {
    const fetched: string[] = []
    await asVisitor({}, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await page.goto('/', { waitUntil: 'networkidle' })
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await page.getByRole('link', { name: 'About', exact: true }).hover()
      await page.waitForTimeout(600)
    })
    return fetched.filter((path) => path.includes('about'))
  }

  test('a link is fetched ahead when the pointer rests on it', async () => {
    expect(await fetchedOnHover({ saveData: false, effectiveType: '4g' })).not.toEqual([])
  })

  test.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ])('nothing is fetched ahead with %j', async (connection) => {
    expect(await fetchedOnHover(connection)).toEqual([])
  })
})

test('the progress bar shows itself on a slow navigation and leaves afterwards', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route('**/about.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    const bar = page.locator('[data-phase]')
    expect(await bar.getAttribute('data-phase')).toBe('idle')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForFunction(
      () => document.querySelector('[data-phase]')?.getAttribute('data-phase') === 'running',
    )
    await page.waitForURL('**/about')
    await page.waitForFunction(
      () => document.querySelector('[data-phase]')?.getAttribute('data-phase') === 'idle',
    )
  })
})

test('a part that fails leads to the page being opened; the second failure within a minute shows a notice and a way on', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.route('**/assets/{developers,faq}-*.js', (route) => route.abort())
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(documents).toBe(1)
    await page.getByRole('link', { name: 'For developers', exact: true }).click()
    await page.waitForURL('**/developers')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(documents).toBe(2)
    await page.goto('/', { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    expect(documents).toBe(3)
    await page.unroute('**/assets/{developers,faq}-*.js')
    await page.getByRole('link', { name: 'Open the page again' }).click()
    await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor()
  })
})

test('the page reports the loss and return of the network, and stays', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/ru', { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await page.getByText('Нет соединения').waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.context().setOffline(false)
    await page.getByText('Снова в сети').waitFor()
  })
})

/** Opens the first group of operations, and its first operation. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('details:has(details) > summary').first().click()
  await page.locator('details details > summary').first().click()
}

describe('the page for developers', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])(
    '%s a script an operation opens when it is pressed, and others stay folded',
    async (_, javaScriptEnabled) => {
      await asVisitor({ javaScriptEnabled }, async ({ page }) => {
        await page.goto('/developers')
        const parts = page.getByRole('heading', { level: 4, name: 'Response' })
        expect(await parts.count()).toBe(0)
        await openFirst(page)
        await parts.waitFor()
        expect(await page.locator('details details[open]').count()).toBe(1)
      })
    },
  )

  test.each([
    ['with', true],
    ['without', false],
  ])('%s a script the address of an operation opens it', async (_, javaScriptEnabled) => {
    await asVisitor({ javaScriptEnabled }, async ({ page }) => {
      await page.goto('/ru/developers#operation-findZonePlace')
      const summary = page.locator('details details[open] > summary')
      await summary.filter({ hasText: '/location/zone' }).waitFor()
      const top = await summary.evaluate((line) => line.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(200)
    })
  })

  test('an operation has an address of its own', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/developers', { waitUntil: 'networkidle' })
      await openFirst(page)
      await page.locator('details details[open]').getByRole('link').click()
      const { hash } = new URL(page.url())
      expect(await page.locator(`details[open] ${hash}`).count()).toBe(1)
    })
  })

  test('axe finds nothing in an operation that is open, light and dark', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/developers', { waitUntil: 'networkidle' })
      await openFirst(page)
      await expectNothingFromAxe(page, { within: 'details details[open]', tags: GOOD_PRACTICE })
    })
  })

  test('an operation costs the page few elements', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/developers', { waitUntil: 'networkidle' })
      const operations = await page.locator('details').count()
      expect(await page.locator('main *').count()).toBeLessThan(40 * operations)
    })
  })
})

describe('trying an operation', () => {
  test('the response comes from the API', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/developers', { waitUntil: 'networkidle' })
      await openFirst(page)
      await page.getByRole('button', { name: 'Send' }).first().click()
      await page.getByText('"almanacVersion"').waitFor()
    })
  })

  test('without a network the page says so in the visitor’s language', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/ru/developers', { waitUntil: 'networkidle' })
      await openFirst(page)
      const send = page.getByRole('button', { name: 'Отправить' }).first()
      await send.click()
      await page.getByText('"almanacVersion"').waitFor()
      await page.context().setOffline(true)
      // Another day, because the browser may have cached the last response.
      await page.getByLabel('from').first().fill('2026-02-10')
      await send.click()
      await page.getByText('Нет сети. Запрос не отправлен.').waitFor()
    })
  })
})

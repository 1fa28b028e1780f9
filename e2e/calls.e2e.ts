import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asVisitor } from './visit.ts'

/** Responds to the calls of a path like a server that does not know what is requested. */
const refuseAsMissing = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 404, json: { code: 'request.not-found', message: '', requestId: '1' } }),
  )

const header = (page: Page) => page.locator('header')
const placeButton = (page: Page) => header(page).getByRole('button', { name: /^(Place|Место):/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function openAuth(page: Page, tab: number, email: string): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^(Sign in|Войти)$/ })
    .click()
  await dialog(page).getByRole('tab').nth(tab).click()
  await dialog(page).locator('input[name=email]').fill(email)
}
const send = (page: Page) => dialog(page).locator('button[type=submit]').last()

describe.each([
  { locale: 'en', prefix: '' },
  { locale: 'ru', prefix: '/ru' },
])('a 404 of a call in $locale', ({ prefix }) => {
  test('leads from the search of a place to the 404 page', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/about`, { waitUntil: 'networkidle' })
      await refuseAsMissing(page, '**/calendar/location/search')
      await placeButton(page).click()
      await page.getByRole('combobox').fill('Kazan')
      await page.waitForURL(`**${prefix}/404`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/404`)
    })
  })

  test('leads from the details of a day to the 404 page', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/2026/10`, { waitUntil: 'networkidle' })
      await refuseAsMissing(page, '**/calendar/days/2026-10-14*')
      await page.locator('a[data-date="2026-10-14"]').first().click()
      await page.waitForURL(`**${prefix}/404`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/404`)
    })
  })

  test('leads from a sign-in to the 404 page', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/about`, { waitUntil: 'networkidle' })
      await refuseAsMissing(page, `**${prefix}/auth/sign-in`)
      await openAuth(page, 0, 'nobody@example.org')
      await dialog(page).locator('input[name=password]').fill('not a secret')
      await send(page).click()
      await page.waitForURL(`**${prefix}/404`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/404`)
    })
  })

  test('is the message of a recovery, which stays open', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/about`, { waitUntil: 'networkidle' })
      await openAuth(page, 2, 'nobody@example.org')
      await send(page).click()
      await dialog(page)
        .getByText(/was not found|не\sнайден/)
        .first()
        .waitFor()
      expect(new URL(page.url()).pathname).toBe(`${prefix}/about`)
    })
  })

  test('leaves a page as it is that only the visitor’s place would fill in', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/about`, { waitUntil: 'networkidle' })
      await placeButton(page).click()
      await page.getByRole('option').first().click()
      await dialog(page).waitFor({ state: 'detached' })
      await refuseAsMissing(page, '**/calendar/local?*')
      const refused = page.waitForResponse((response) => response.url().includes('/calendar/local'))
      await page.goto(`${prefix}/2026/10/14`, { waitUntil: 'networkidle' })
      expect((await refused).status()).toBe(404)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/2026/10/14`)
      expect(await page.locator('h1').count()).toBe(1)
    })
  })
})

type Marks = { readonly busyMs: number | undefined; readonly answerMs: number | undefined }

/** From now on, notes how long a busy mark is shown and how long after its start the message appears. */
const watchMarks = (page: Page) =>
  page.evaluate(() => {
    const marks: { start?: number; busyMs?: number; answerMs?: number } = {}
    Object.assign(globalThis, { marks })
    new MutationObserver(() => {
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      const hasAnswer = document.querySelector('[role=alert]')?.textContent !== ''
      const now = performance.now()
      if (isBusy) marks.start ??= now
      else if (marks.start !== undefined) marks.busyMs ??= now - marks.start
      if (marks.start !== undefined && hasAnswer) marks.answerMs ??= now - marks.start
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
const readMarks = (page: Page) => page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks)

test('a busy mark stays for 200 ms, and the answer does not wait for it', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await openAuth(page, 2, 'nobody@example.org')
    const refusal = { notice: 'errors.account.not-found', faults: {} }
    await page.route('**/auth/recovery-code', (route) => route.fulfill({ status: 404, json: refusal }))
    await watchMarks(page)
    await send(page).click()
    await expect.poll(async () => (await readMarks(page)).busyMs, { timeout: 20_000 }).toBeGreaterThan(195)
    const { busyMs = 0, answerMs = Number.POSITIVE_INFINITY } = await readMarks(page)
    expect(answerMs).toBeLessThan(busyMs)
  })
})

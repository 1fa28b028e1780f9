import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

/** Signs up with a proven address, which keys need. */
async function signUpVerified(page: Page): Promise<void> {
  const { email } = await signUpOwner(page.context(), site.url)
  const db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
  await db.updateTable('accounts').set({ verified_at: new Date() }).where('email', '=', email).execute()
  await db.destroy()
}

const request = (secret: string) =>
  fetch(`${site.url}/v1/days/2026-11-15`, { headers: { authorization: `Bearer ${secret}` } })

type Words = Readonly<Record<'make' | 'revoke' | 'gone', string>> & { readonly used: RegExp }

/** Makes a key, uses it, finds its use on the page, and revokes it. */
async function useKey(page: Page, path: string, words: Words): Promise<void> {
  const keys = page.locator('#keys')
  await page.goto(path, { waitUntil: 'networkidle' })
  await keys.locator('input[name=name]').fill('Office')
  await keys.getByRole('button', { name: words.make }).click()
  const secret = (await keys.locator('section code').first().textContent()) ?? ''
  const response = await request(secret)
  expect([response.status, response.headers.get('ratelimit')]).toEqual([
    200,
    expect.stringContaining('"day"'),
  ])
  const readUse = async () => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return keys.locator('figcaption').textContent()
  }
  // A server returns what it has not used of the quota after a second or two.
  await expect.poll(readUse, { timeout: 8_000, interval: 1_000 }).toMatch(words.used)
  expect(await page.content()).not.toContain(secret)
  await keys.locator('summary').click()
  await keys.getByRole('button', { name: words.revoke }).click()
  await keys.getByText(words.gone, { exact: true }).waitFor()
  await expect.poll(async () => (await request(secret)).status, { timeout: 1_000 }).toBe(401)
}

test('a key is made, used and revoked in both languages, with a script and without', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    await signUpVerified(page)
    await useKey(page, '/client/data', {
      make: 'Create a key',
      revoke: 'Revoke “Office”',
      gone: 'Revoked',
      used: /^Requests in 30 days: 1, of these today: 1$/,
    })
    await expectNothingFromAxe(page, { within: '#keys' })
    await expectToFit(page, [1280, 390, 320])
    expect(problems).toEqual([])
  })
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await signUpVerified(page)
    await useKey(page, '/ru/client/data', {
      make: 'Создать ключ',
      revoke: 'Отозвать «Office»',
      gone: 'Отозван',
      used: /^Запросов за\s30\sдней: 1, из\sних сегодня: 1$/,
    })
  })
})

import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSwitch } from '../apps/server/src/features/switches/index.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { openBrowser } from '../tools/testbed/browser.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { generousLimits, type SiteProcess, startServer, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'

/** A change must be in force everywhere within this time. */
const IN_FORCE_MS = 5_000

let metricsPort: number
let site: Awaited<ReturnType<typeof startSite>>
let second: SiteProcess
let browser: Browser
beforeAll(async () => {
  metricsPort = await findFreePort()
  site = await startSite({ ...generousLimits, METRICS_PORT: String(metricsPort) })
  second = await startServer(site.databaseUrl, {
    ...generousLimits,
    METRICS_PORT: String(await findFreePort()),
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await second?.kill()
  await site?.stop()
})

const note = { en: 'We are moving to another mail service.', ru: 'Переезжаем на другой почтовый сервис.' }
async function change(name: 'sign-up' | 'reminders', isOn: boolean) {
  const db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
  await setSwitch(db, { name, isOn, by: 'anna', note }, new Date())
  await db.destroy()
}

async function signUpCode({ url }: SiteProcess, email: string): Promise<number> {
  const response = await fetch(`${url}/api/user/singup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'choosing the day', consent: true }),
  })
  await response.text()
  return response.status
}

test('two servers refuse within five seconds what is switched off, and take it again within five', async () => {
  expect(
    await Promise.all([site, second].map((one, index) => signUpCode(one, `a${index}@example.org`))),
  ).toEqual([201, 201])
  await change('sign-up', false)
  await delay(IN_FORCE_MS)
  expect(
    await Promise.all([site, second].map((one, index) => signUpCode(one, `b${index}@example.org`))),
  ).toEqual([409, 409])
  await change('sign-up', true)
  await delay(IN_FORCE_MS)
  expect(
    await Promise.all([site, second].map((one, index) => signUpCode(one, `c${index}@example.org`))),
  ).toEqual([201, 201])
})

test.each([
  ['/status', 'Everything works.', 'Switched off since', note.en],
  ['/ru/status', 'Всё работает.', 'Отключено с', note.ru],
])('%s says without a script what works and what is off since when', async (path, well, off, text) => {
  await change('reminders', true)
  await delay(IN_FORCE_MS)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const read = async () => {
    await page.goto(`${second.url}${path}`)
    return (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
  }
  await expect.poll(read, { timeout: 40_000, interval: 2_000 }).toContain(well)
  await change('reminders', false)
  await expect.poll(read, { timeout: 40_000, interval: 2_000 }).toContain(off)
  expect(await read()).toContain(text)
  expect(await read()).not.toContain('anna')
  await context.close()
  const withScripts = await browser.newContext()
  const scripted = await withScripts.newPage()
  await scripted.goto(`${second.url}${path}`)
  await expectNothingFromAxe(scripted)
  await withScripts.close()
})

/** Enough for the script of the reports to load and start. */
const ROUNDS = 25

test('a visitor who agreed reports the speed of a page, and nobody else does', async () => {
  const sent: string[] = []
  const visit = async (answer: string | undefined) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('request', (request) => {
      if (request.url().endsWith('/api/browser-reports')) sent.push(request.postData() ?? '')
    })
    await page.goto(`${site.url}/2026/11`)
    if (answer) await page.getByRole('button', { name: answer }).click()
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    for (let round = 0; round < ROUNDS && sent.length === 0; round += 1) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await delay(200)
    }
    await context.close()
  }
  await visit(undefined)
  await visit('Decline')
  expect(sent).toEqual([])
  await visit('Accept')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    page: '/:year/:month',
    vitals: { lcp: expect.any(Number) },
    errors: [],
  })
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  expect(metrics).toContain('zeri_browser_seconds_count{page="/:year/:month",vital="lcp"} 1')
})

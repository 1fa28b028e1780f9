import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { packed, payloads, waysOut } from '../tools/fuzz/payloads.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const DAY_MS = 86_400_000
/** A list takes no more guests from one address. */
const SEATS_OF_ADDRESS = 6
/** Payloads that fit on one line. */
const lines = payloads.filter((one) => !/\p{Cc}/u.test(one))

let site: SiteProcess & { readonly databaseUrl: string }
beforeAll(async () => {
  site = await startSite({ LIMIT_SENSITIVE_PER_MINUTE: '1000000' })
})
afterAll(() => site.stop())

type Attack = {
  readonly page: Page
  readonly context: BrowserContext
  /** What payloads achieved: scripts run, dialogs, requests to other hosts, markup that only the policy blocked. */
  readonly achieved: readonly string[]
}

/** A visitor whose browser notices everything a payload does. */
async function underAttack(act: (attack: Attack) => Promise<void>, siteUrl = site.url): Promise<void> {
  await asVisitor({ siteUrl }, async ({ page, problems }) => {
    const context = page.context()
    const achieved: string[] = []
    await context.exposeFunction('pwned', () => achieved.push(`ran on ${page.url()}`))
    page.on('dialog', async (dialog) => {
      achieved.push(`dialog ${dialog.message()}`)
      await dialog.dismiss()
    })
    const { host } = new URL(siteUrl)
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.host !== host) achieved.push(`requested ${url.host}`)
    })
    await act({ page, context, achieved })
    achieved.push(...problems.filter((one) => one.startsWith('policy:')))
  })
}

/** Checks the documents alone: a payload that would run shows in the markup, so most visits need no scripts. */
async function withoutFiles(page: Page): Promise<void> {
  const heavy = ['script', 'stylesheet', 'font', 'image']
  await page.route(
    (url) => url.host === new URL(site.url).host,
    (route) => (heavy.includes(route.request().resourceType()) ? route.abort() : route.continue()),
  )
}

async function expectNothing(attack: (attack: Attack) => Promise<void>): Promise<void> {
  let seen: readonly string[] = ['nothing was tried']
  await underAttack(async (one) => {
    await attack(one)
    seen = one.achieved
  })
  expect(seen).toEqual([])
}

test('the detector notices every kind of payload on a page that does not escape them', async () => {
  const raw = createServer((request, response) => {
    const index = Number(new URL(request.url ?? '', site.url).searchParams.get('payload') ?? 0)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>x</title><main>${payloads[index]}</main>`)
  })
  raw.listen(0, '127.0.0.1')
  await once(raw, 'listening')
  const { port } = raw.address() as AddressInfo // true: it listens on a port, not on a pipe
  try {
    await underAttack(async ({ page, achieved }) => {
      const effective: string[] = []
      for (const [index, payload] of payloads.slice(0, 24).entries()) {
        const before = achieved.length
        await page.goto(`/?payload=${index}`)
        if (achieved.length > before) effective.push(payload)
      }
      expect(effective.length).toBeGreaterThanOrEqual(15)
      expect(achieved.some((one) => one.startsWith('ran'))).toBe(true)
      expect(achieved).toContain('requested evil.example')
    }, `http://127.0.0.1:${port}`)
  } finally {
    raw.close()
  }
})

test('parameters of an address are shown as text, in both languages', async () => {
  await expectNothing(async ({ page }) => {
    await withoutFiles(page)
    for (const [index, text] of packed(payloads, 190).entries()) {
      const [typed, prefix] = [encodeURIComponent(text), index % 2 === 0 ? '' : '/ru']
      await page.goto(`${prefix}/articles/search?q=${typed}`)
      await page.goto(`${prefix}/place?city=${typed}&back=${typed}`)
    }
    for (const text of packed(payloads, 1_500)) {
      const typed = encodeURIComponent(text)
      for (const path of [
        `/predict?tag=${typed}&theme=${typed}&from=${typed}`,
        `/ru/predict/compare?tag=${typed}&date=${typed}`,
        `/sign-in?back=${typed}`,
        `/ru/recovery?back=${typed}`,
        `/print?kind=${typed}&year=${typed}`,
        `/${typed}`,
        `/ru/articles/${typed}`,
        `/choice/${typed}`,
        `/bazi/${typed}`,
        `/2026/${typed}`,
      ])
        await page.goto(path.slice(0, 8_000))
    }
  })
})

test('a hydrated page shows what was typed as text, too', async () => {
  await expectNothing(async ({ page }) => {
    for (const text of packed(lines, 190).slice(0, 2)) {
      const typed = encodeURIComponent(text)
      await page.goto(`/articles/search?q=${typed}`, { waitUntil: 'networkidle' })
      expect(await page.getByRole('searchbox').first().inputValue()).toBe(text)
      await page.goto(`/ru/place?city=${typed}`, { waitUntil: 'networkidle' })
      await page.goto(`/${typed}#${typed}`, { waitUntil: 'networkidle' })
    }
  })
})

test('a form that is shown again contains what was typed as text', async () => {
  await expectNothing(async ({ page }) => {
    await withoutFiles(page)
    for (const text of packed(lines, 1_500)) {
      const typed = {
        name: text,
        email: text,
        topic: text,
        question: text,
        fio: text,
        city: text,
        username: text,
      }
      for (const path of ['/faq/ask', '/ru/faq/ask', '/bazi', '/ru/sign-in', '/sign-up', '/recovery']) {
        await submit(page, path, typed)
      }
    }
  })
})

/** Sends a form as a browser does, from a page of the site. */
async function submit(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  if (!page.url().startsWith(site.url)) await page.goto('/offline')
  const arrived = page.waitForNavigation()
  await page.evaluate(
    ([action, entries]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      for (const [name, value] of entries) {
        const input = document.createElement('textarea')
        Object.assign(input, { name, value })
        form.append(input)
      }
      document.body.append(form)
      HTMLFormElement.prototype.submit.call(form)
    },
    [path, Object.entries(fields)] as const,
  )
  await arrived
}

test('names of people, charts, guests and cities are text on every page that shows them', async () => {
  await expectNothing(async ({ page, context }) => {
    const names = packed(lines, 250)
    const { request } = context
    const { email, addChart } = await signUpOwner(context, site.url)
    await nameAccount(email, names[0] ?? '')
    const uuids: string[] = []
    for (const [index, fio] of names.entries())
      uuids.push(await addChart({ fio, city: names[(index + 1) % names.length] }))
    const [uuid = ''] = uuids
    await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
    await json(request, '/api/charts/activate', { uuid })
    const guests = packed(lines, 40).slice(0, 18)
    const tokens: string[] = []
    while (tokens.length * SEATS_OF_ADDRESS < guests.length) {
      const { token } = await json(request, '/api/choices', { tag: 'haircut', dates: ['2026-11-20'] })
      for (const name of guests.slice(tokens.length * SEATS_OF_ADDRESS).slice(0, SEATS_OF_ADDRESS))
        await json(request, `/api/choices/shared/${token}/marks`, { name, answers: { '2026-11-20': 'yes' } })
      tokens.push(token)
    }
    await json(request, '/api/feeds', { chart: uuid, filter: 'mine' })
    const paths = [
      '/client',
      '/client/charts',
      `/client/charts/${uuid}`,
      '/client/profile',
      '/client/feeds',
      '/client/data',
      '/client/mail',
      `/personal/${uuid}`,
      `/personal/${uuid}/2026/11/20`,
      '/predict',
      '/prices',
      '/print',
      `/bazi/${uuid}`,
      ...tokens.map((token) => `/choice/${token}`),
    ]
    for (const path of paths) await page.goto(path, { waitUntil: 'load' })
    for (const path of paths) await page.goto(`/ru${path}`, { waitUntil: 'load' })
    await page.goto('/client/charts', { waitUntil: 'networkidle' })
    expect(await page.locator('main').innerText()).toContain('<script>pwned()</script>')
  })
})

/** Only the API sets the name of an account; no form of a page does. */
async function nameAccount(email: string, name: string): Promise<void> {
  const db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
  await db.updateTable('accounts').set({ name }).where('email', '=', email).execute()
  await db.destroy()
}

async function json(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { data, headers: { origin: site.url } })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

test('cookies with markup in them do nothing', async () => {
  await expectNothing(async ({ page, context }) => {
    await withoutFiles(page)
    for (const text of packed(lines, 1_500)) {
      const value = encodeURIComponent(text)
      const names = ['place', 'location', 'locale', 'theme']
      await context.addCookies(names.map((name) => ({ name, value, url: site.url })))
      for (const path of ['/', '/ru', '/place', '/predict']) await page.goto(path)
    }
  })
})

test('no address of ours redirects to another site, whatever is appended', async () => {
  const away: string[] = []
  const forms = ['/locale', '/sign-out', '/ru/sign-out', '/place']
  for (const out of waysOut) {
    const answers = await Promise.all([
      ...forms.map((path) => postForm(path, { to: 'ru', path: out, back: out })),
      ask(`/sign-in?back=${encodeURIComponent(out)}`),
      ask(`/place?back=${encodeURIComponent(out)}`),
      ask(`/${out.replaceAll(/[\s\\]/g, '')}/%61`),
      ask(`//evil.example/%61bout`),
    ])
    for (const response of answers) {
      const location = response.headers.get('location')
      if (location && new URL(location, site.url).origin !== site.url) away.push(`${out} → ${location}`)
      const html = await response.text()
      if (/(?:href|action)="(?:https?:)?\/\/evil\.example/.test(html)) away.push(`${out} is a link`)
    }
  }
  expect(away).toEqual([])
})

const ask = (path: string): Promise<Response> => fetch(site.url + path, { redirect: 'manual' })
const postForm = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(site.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

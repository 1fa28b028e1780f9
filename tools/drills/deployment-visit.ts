import { setTimeout as delay } from 'node:timers/promises'
import { consoleOperations } from '@zeri/contract/console'
import type { CaughtMail } from '../../apps/sandbox/src/mailbox.ts'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { listeners } from '../deploy/ports.ts'
import { outside } from './deployment-names.ts'

// Runs on the drill's machine: what a visitor does over TLS through nginx. Prints its result as JSON.
//   order               from the sign-up to the paid calendar
//   sign-up <seconds>   signs up, and counts the mails that come within that time
//   probe               redirects, headers, and calls of the console

const PATIENCE_MS = 30_000
const PASSWORD = 'choosing the day'
/** A day that is closed without a payment; today is free for the first chart. */
const CLOSED_AFTER_MS = 10 * 86_400_000

/** A browser: it remembers cookies and says where its forms come from. */
function openBrowser() {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(path, outside.siteUrl), {
      redirect: 'manual',
      ...init,
      headers: {
        origin: outside.siteUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}
type Visit = ReturnType<typeof openBrowser>

const asForm = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})
const asJson = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function expectOk(response: Response, what: string): Promise<Response> {
  if (response.status >= 400)
    throw new Error(`${what}: ${response.status} ${(await response.text()).slice(0, 500)}`)
  return response
}

/** Tries until there is a result. */
async function waitFor<Result>(what: string, find: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`there was no ${what} within ${PATIENCE_MS / 1000} s`)
    await delay(200)
  }
}

async function listMails(to: string): Promise<CaughtMail[]> {
  const response = await fetch(`http://127.0.0.1:${outside.mailboxPort}/mails.json`)
  const mails: CaughtMail[] = await response.json()
  return mails.filter((mail) => mail.to.includes(to))
}

const waitForMail = (to: string, subject: string) =>
  waitFor(`mail “${subject}”`, async () => (await listMails(to)).find((mail) => mail.subject === subject))

async function signUp(visit: Visit, email: string): Promise<void> {
  const form = { email, password: PASSWORD, repassword: PASSWORD, consent: 'on' }
  await expectOk(await visit('/auth/sign-up', asForm(form)), 'sign-up')
}

/** Signs up, proves the address by the mailed link, adds a chart, pays for it, and opens its calendar. */
async function order() {
  const visit = openBrowser()
  const email = 'buyer@zeri.test'
  await signUp(visit, email)
  const { text } = await waitForMail(email, 'Confirm your email address')
  const link = /https:\S+\/verify\/[\w-]+/.exec(text)?.[0] ?? ''
  const verified = await (await expectOk(await visit(link, asForm({})), 'verification')).text()

  const chart = await expectOk(await visit('/api/charts', asJson(aChartForm({ email }))), 'chart')
  const { uuid }: { uuid: string } = (await chart.json()).chart
  const date = new Date(Date.now() + CLOSED_AFTER_MS).toISOString().slice(0, 10)
  const isOpen = async () => {
    const day = await expectOk(await visit(`/api/charts/${uuid}/days/${date}`), 'day')
    return (await day.json()).personal !== null
  }
  const wasOpen = await isOpen()
  const products = await (await expectOk(await visit('/api/products?locale=en'), 'products')).json()
  const request = { uuid, product: products.list[0].code, offer: true, locale: 'en' }
  const checkout = await expectOk(await visit('/api/checkout', asJson(request)), 'checkout')
  const { url }: { url: string } = await checkout.json()

  const paid = await fetch(url, {
    ...asForm({ action: 'approve', card: '4242424242424242' }),
    redirect: 'manual',
  })
  const back = await expectOk(await visit(paid.headers.get('location') ?? ''), 'return from the payment')
  await waitFor('paid calendar', async () => ((await isOpen()) ? true : undefined))
  const receipt = await waitForMail(email, 'Your payment has arrived')
  const page = await visit(`/personal/${uuid}/${date.replaceAll('-0', '-').replaceAll('-', '/')}`)
  return {
    isVerified: verified.includes('Your email is confirmed'),
    wasOpen,
    returnStatus: back.status,
    isReceiptMailed: receipt.to.includes(email),
    pageStatus: page.status,
  }
}

async function signUpAndCount(seconds: number) {
  const email = `visitor.${Date.now()}@zeri.test`
  await signUp(openBrowser(), email)
  await delay(seconds * 1000)
  return { mails: (await listMails(email)).length }
}

const HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]

/** Requests that the process of the console has served, by its own count. */
async function countConsoleRequests(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${portOf('console')}/metrics`)).text()
  const counts = metrics.matchAll(/^zeri_http_request_seconds_count\{.*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

function portOf(name: string): number {
  return listeners.find((one) => one.name === name)?.metrics?.port ?? 0
}

/** The plain listener, the headers of a page, and every call of the console: through the site, then at its private port. */
async function probe() {
  const visit = openBrowser()
  const plain = await fetch(outside.siteUrl.replace('https', 'http'), { redirect: 'manual' })
  const home = await visit('/')
  const calls = consoleOperations.map(({ method, path }) => ({
    method,
    path: path.replaceAll(/\{\w+\}/g, '1'),
  }))
  const before = await countConsoleRequests()
  const through = await Promise.all(calls.map(({ method, path }) => visit(path, { method })))
  const between = await countConsoleRequests()
  await Promise.all(calls.map(({ method, path }) => fetch(`http://localhost:3200${path}`, { method })))
  return {
    redirect: `${plain.status} ${plain.headers.get('location')}`,
    missingHeaders: HEADERS.filter((name) => !home.headers.has(name)),
    consolePage: (await fetch('http://localhost:3200/')).status,
    succeededThroughSite: through.filter(({ ok }) => ok).length,
    reachedThroughSite: between - before,
    reachedDirectly: (await countConsoleRequests()) - between,
  }
}

const [command, seconds] = process.argv.slice(2)
const commands = { order, 'sign-up': () => signUpAndCount(Number(seconds)), probe }
const chosen = Object.entries(commands).find(([name]) => name === command)?.[1]
if (!chosen) throw new Error(`unknown: ${command}`)
console.log(JSON.stringify(await chosen()))

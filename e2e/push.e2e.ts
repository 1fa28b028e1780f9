import type { Browser, BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { answerBanners, openBrowser } from '../tools/testbed/browser.ts'

const morning = {
  title: 'Хороший день (+2) · Воскресенье, 15 ноября',
  body: 'Хорошо для переезда. Отложите суд.',
  url: '/ru/2026/11/15',
  tag: 'morning-day',
  lang: 'ru',
}

type Push = {
  readonly page: Page
  readonly worker: Worker
  /** Dispatches a push event in the service worker, as the push service of the browser would. */
  deliver(data: string): Promise<void>
}

/** A notification appears some time after its message was delivered. */
const patiently = { timeout: 30_000 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser([], { isWhole: true }) // the shell refuses notifications
})
afterAll(() => browser.close())

/** Runs with a visitor who allowed notifications and whose service worker is running. */
async function withWorker(act: (push: Push) => Promise<void>): Promise<void> {
  const origin = inject('siteUrl')
  const context = await browser.newContext({ baseURL: origin })
  try {
    await answerBanners(context)
    await context.grantPermissions(['notifications'])
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const registered = Promise.withResolvers<string>()
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) registered.resolve(first.registrationId)
    })
    await devtools.send('ServiceWorker.enable')
    await page.goto('/ru')
    const worker = await workerOf(context)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const registrationId = await registered.promise
    const deliver = async (data: string) =>
      void (await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
    await act({ page, worker, deliver })
  } finally {
    await context.close()
  }
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

type Shown = { title: string; body: string; tag: string; lang: string; data: unknown }

function listShown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))
  })
}

/** Runs the click handler of the worker on a notification with this address; returns which window it wants. */
function click(worker: Worker, url: unknown): Promise<{ opened: string[]; focused: string[] }> {
  return worker.evaluate(async (address) => {
    // The globals of a service worker, which the compiler does not know here.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<void> }
      WindowClient: { prototype: { url: string; focus: () => Promise<void> } }
      NotificationEvent: new (
        type: string,
        options: object,
      ) => Event & { waitUntil: (work: Promise<void>) => void }
    }
    const opened: string[] = []
    const focused: string[] = []
    Object.assign(scope.clients, { openWindow: async (one: string) => void opened.push(one) })
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      focused.push(this.url)
    }
    await scope.registration.showNotification('A morning', { tag: 'clicked', data: { url: address } })
    const [notification] = await scope.registration.getNotifications({ tag: 'clicked' })
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const works: Promise<void>[] = []
    // An event of ours does not extend the life of the worker; what the handler waits for is awaited here.
    Object.assign(event, { waitUntil: (one: Promise<void>) => void works.push(one) })
    dispatchEvent(event)
    await Promise.all(works)
    return { opened, focused }
  }, url)
}

test('a push message is shown with its title, its text and the address of the day', async () => {
  await withWorker(async ({ page, deliver }) => {
    await deliver(JSON.stringify(morning))
    await expect
      .poll(() => listShown(page), patiently)
      .toEqual([
        {
          title: morning.title,
          body: morning.body,
          tag: morning.tag,
          lang: 'ru',
          data: { url: morning.url },
        },
      ])
    // The next morning replaces it.
    await deliver(JSON.stringify({ ...morning, title: 'Monday' }))
    await expect
      .poll(async () => (await listShown(page)).map(({ title }) => title), patiently)
      .toEqual(['Monday'])
  })
})

test.each([
  ['no message', ''],
  ['text that is no JSON', 'morning'],
  ['a message without a title', '{"body":"x"}'],
  ['null', 'null'],
])('%s is shown as a notification that opens the calendar', async (_, data) => {
  await withWorker(async ({ page, deliver }) => {
    await deliver(data)
    await expect
      .poll(() => listShown(page), patiently)
      .toMatchObject([{ title: 'Good morning', data: { url: '/' } }])
  })
})

test('a click opens the address of the day, or shows the window that has it open', async () => {
  await withWorker(async ({ page, worker }) => {
    const siteUrl = inject('siteUrl')
    expect(await click(worker, morning.url)).toEqual({ opened: [`${siteUrl}${morning.url}`], focused: [] })
    await page.goto(morning.url)
    expect(await click(worker, morning.url)).toEqual({ opened: [], focused: [`${siteUrl}${morning.url}`] })
    expect(await listShown(page)).toEqual([])
  })
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://[', undefined])(
  'a click on a notification with the address %s opens the site and nothing else',
  async (url) => {
    await withWorker(async ({ worker }) => {
      const home = `${inject('siteUrl')}/`
      const { opened, focused } = await click(worker, url)
      expect([...opened, ...focused]).toEqual([home])
    })
  },
)

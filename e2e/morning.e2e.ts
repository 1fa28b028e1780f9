import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxBots, startTelegram, type Telegram } from '../apps/sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../apps/server/src/config.ts'
import { webhookPath, webhookSecret } from '../apps/server/src/features/reminders/telegram/webhooks.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { aPushEnv, aSubscription } from '../apps/server/src/testing/push.ts'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import {
  birthKeys,
  generousLimits,
  type SiteProcess,
  siteSecret,
  startSite,
} from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const DAY_MS = 86_400_000
const push = aPushEnv()

let telegram: Telegram
let site: SiteProcess & { readonly databaseUrl: string }
let db: ReturnType<typeof openDatabase>

beforeAll(async () => {
  telegram = await startTelegram({ port: 0, production: false })
  site = await startSite({ ...telegram.env, ...push, ...generousLimits })
  db = openDatabase({ url: site.databaseUrl, poolSize: 2 })
  const config = parseConfig({ ...telegram.env, SECRET_KEY: siteSecret, BIRTH_KEYS: birthKeys })
  for (const { username, token } of sandboxBots)
    await fetch(`${telegram.url}/bot${token}/setWebhook`, {
      method: 'POST',
      body: JSON.stringify({
        url: `${site.url}${webhookPath(username)}`,
        secret_token: webhookSecret(config, username),
      }),
    })
})
afterAll(async () => {
  await db.destroy()
  await site.stop()
  await telegram.stop()
})

const words = {
  en: {
    path: '/morning',
    links: ['/', '/predict'],
    title: 'The day, every morning',
    push: /^Notification in this browser/,
    send: 'Send it to me',
    done: 'Done. The next morning comes as a notification.',
    mine: 'What comes to you',
    at: 'Every day at 06:30',
    time: 'At what time',
    end: 'End it',
    ended: 'It will not come any more.',
    denied: 'Notifications of this site are blocked in the browser.',
    telegram: 'Open Telegram',
  },
  ru: {
    path: '/ru/morning',
    links: ['/ru', '/ru/predict'],
    title: 'Календарь каждое утро',
    push: /^Уведомление в этом браузере/,
    send: 'Присылать',
    done: 'Готово. Следующим утром придёт уведомление.',
    mine: 'Что вам приходит',
    at: 'Каждый день в 06:30',
    time: 'Во сколько',
    end: 'Отключить',
    ended: 'Больше приходить не будет.',
    denied: 'Уведомления этого сайта запрещены в браузере.',
    telegram: 'Открыть Telegram',
  },
} as const

type Prompted = { prompts: number; subscribedWith: unknown[] }

/** Replaces what would ask the user and call a push service; counts the prompts. */
async function replacePush(page: Page, subscription: object, answer: NotificationPermission): Promise<void> {
  await page.addInitScript(
    ([stored, permission]) => {
      const counts = { prompts: 0, subscribedWith: [] as unknown[] }
      Object.assign(globalThis, { counts })
      let state: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => state })
      Notification.requestPermission = async () => {
        counts.prompts += 1
        state = permission
        return permission
      }
      PushManager.prototype.subscribe = async (options) => {
        counts.subscribedWith.push(options?.applicationServerKey)
        return { toJSON: () => stored } as unknown as PushSubscription // true: the page calls nothing else
      }
    },
    [subscription, answer] as const,
  )
}

const countsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { counts: Prompted }).counts)

/** The visitor has chosen Moscow. */
const inMoscow = (page: Page) =>
  page.context().request.post(`${site.url}/api/location`, {
    data: { address: 'Moscow', latitude: 55.75, longitude: 37.62, place: '524901' },
    headers: { origin: site.url },
  })

describe.each(['en', 'ru'] as const)('in %s', (locale) => {
  const say = words[locale]

  test('a notification is chosen by one tap, changed and ended, and nobody is asked before', async () => {
    await asVisitor({ siteUrl: site.url, serviceWorkers: 'allow' }, async ({ page, problems }) => {
      await replacePush(page, aSubscription(`e2e-${locale}`), 'granted')
      await inMoscow(page)
      await page.goto(say.path)
      await page.getByRole('heading', { level: 1, name: say.title }).waitFor()
      await waitForHydration(page)
      expect(await page.getByRole('radio', { name: say.push }).isChecked()).toBe(true)
      await page.getByLabel(say.time).selectOption('06:30')
      expect(await countsOf(page)).toEqual({ prompts: 0, subscribedWith: [] })
      await expectNothingFromAxe(page)
      await page.getByRole('button', { name: say.send }).click()
      await page.getByText(say.done).waitFor()
      expect(await countsOf(page)).toEqual({ prompts: 1, subscribedWith: [push.VAPID_PUBLIC_KEY] })
      const mine = page.getByRole('region', { name: say.mine })
      await mine.getByText(say.at).waitFor()
      await expectNothingFromAxe(page)
      await mine.getByRole('button', { name: say.end }).click()
      await mine.waitFor({ state: 'detached' })
      await page.getByText(say.ended).waitFor()
      expect(await db.selectFrom('readers').select('id').execute()).toEqual([])
      expect(problems).toEqual([])
    })
  })

  test('without a script Telegram is one link and START, and from home and chooser the page is one tap away', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await inMoscow(page)
      for (const path of say.links) {
        await page.goto(path)
        expect(await page.locator(`main a[href="${say.path}"]`).count()).toBe(1)
      }
      await page.locator(`main a[href="${say.path}"]`).click()
      await page.getByRole('radio', { name: /^Telegram/ }).check()
      await page.getByRole('button', { name: say.send }).click()
      const link = await page.getByRole('link', { name: say.telegram }).getAttribute('href')
      expect(link).toMatch(/\/zeri_(one|two)_bot\?start=[\da-f-]{36}$/)
      await page.goto(link ?? '')
      await page.getByRole('button', { name: 'START' }).click()
      await telegram.settle()
      await page.goto(say.path)
      const mine = page.getByRole('region', { name: say.mine })
      await mine.getByText('Telegram').waitFor()
      await mine.getByRole('button', { name: say.end }).click()
      await mine.waitFor({ state: 'detached' })
      await page.goto(say.path)
      const sent = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: say.send }).click()
      expect((await sent).status()).toBe(200)
      expect(await db.selectFrom('readers').select('id').execute()).toEqual([])
    })
  })
})

test('a browser that blocks notifications says so, and nothing is stored', async () => {
  await asVisitor({ siteUrl: site.url, serviceWorkers: 'allow' }, async ({ page }) => {
    await replacePush(page, aSubscription('e2e-denied'), 'denied')
    await inMoscow(page)
    await page.goto('/morning')
    await waitForHydration(page)
    await page.getByRole('button', { name: words.en.send }).click()
    await page.getByText(words.en.denied).waitFor()
    expect((await countsOf(page)).subscribedWith).toEqual([])
    expect(await db.selectFrom('readers').select('id').execute()).toEqual([])
  })
})

test('mail needs a verified address; with a paid chart the day is its own', async () => {
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/morning')
    const signIn = page.locator('main').getByRole('link', { name: 'sign in' })
    expect(await signIn.getAttribute('href')).toBe('/sign-in?back=%2Fmorning')
    const owner = await signUpOwner(page.context(), site.url)
    await inMoscow(page)
    const chart = await owner.addChart({ fio: 'Anna' })
    await payChartUntil(site.databaseUrl, chart, new Date(Date.now() + 30 * DAY_MS))
    await page.goto('/morning')
    await page.getByRole('link', { name: 'confirm it' }).waitFor()
    await page.getByRole('radio', { name: /^Email/ }).check()
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: words.en.send }).click()
    expect(await (await refused).text()).toContain('Please confirm your email address first.')
    const verified = { verified_at: new Date() }
    await db.updateTable('accounts').set(verified).where('email', '=', owner.email).execute()
    await page.goto('/morning')
    await page.getByText(`To ${owner.email}.`).waitFor()
    await page.getByRole('radio', { name: /^Email/ }).check()
    await page.getByLabel('Whose day').selectOption(chart)
    await page.getByRole('button', { name: words.en.send }).click()
    const mine = page.getByRole('region', { name: words.en.mine })
    await mine.getByText('your own day').waitFor()
    await mine.getByLabel(words.en.time).selectOption('09:15')
    await mine.getByRole('button', { name: 'Save' }).click()
    await mine.getByText('Every day at 09:15').waitFor()
    await expectToFit(page, [320, 390, 1280])
    await mine.getByRole('button', { name: words.en.end }).click()
    await mine.waitFor({ state: 'detached' })
  })
})

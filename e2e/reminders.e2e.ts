import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxBots, startTelegram, type Telegram } from '../apps/sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../apps/server/src/config.ts'
import { webhookPath, webhookSecret } from '../apps/server/src/features/reminders/telegram/webhooks.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import type { SendMessage } from '../apps/server/src/platform/mail/smtp.ts'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { createReminderRunner, type ReminderRunner } from '../tools/testbed/reminders/reminder-runner.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import {
  birthKeys,
  generousLimits,
  type SiteProcess,
  siteSecret,
  startSite,
} from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

const MINUTE_MS = 60_000
const SLOT_MS = 15 * MINUTE_MS
const DAY_MS = 86_400_000
const MOSCOW_MS = 3 * 60 * MINUTE_MS

let telegram: Telegram
let site: SiteProcess & { readonly databaseUrl: string }
let runner: ReminderRunner
let db: ReturnType<typeof openDatabase>
/** How far the clock of the sender is ahead of the site. */
let aheadMs = 0
const mails: Parameters<SendMessage>[0][] = []

beforeAll(async () => {
  telegram = await startTelegram({ port: 0, production: false })
  site = await startSite({ ...telegram.env, ...generousLimits })
  db = openDatabase({ url: site.databaseUrl, poolSize: 2 })
  const secrets = { SECRET_KEY: siteSecret, BIRTH_KEYS: birthKeys }
  const config = parseConfig({ ...telegram.env, ...secrets, SITE_URL_EN: site.url, SITE_URL_RU: site.url })
  runner = createReminderRunner({
    config,
    db,
    clock: { now: () => Date.now() + aheadMs },
    send: async (mail) => void mails.push(mail),
  })
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

/** A user with a proven address, a paid chart and an unpaid one. */
async function asReader(
  names: { readonly paid: string; readonly unpaid: string },
  act: (visit: { page: Page; problems: readonly string[]; email: string }) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  await asVisitor({ siteUrl: site.url, ...options }, async ({ page, problems }) => {
    const owner = await signUpOwner(page.context(), site.url)
    await db
      .updateTable('accounts')
      .set({ verified_at: new Date() })
      .where('email', '=', owner.email)
      .execute()
    await owner.addChart({ fio: names.unpaid })
    const paid = await owner.addChart({ fio: names.paid })
    await payChartUntil(site.databaseUrl, paid, new Date(Date.now() + 30 * DAY_MS))
    await act({ page, problems, email: owner.email })
  })
}

/** The next quarter of an hour by the clock of Moscow, a minute off at least. */
function nextSlot(): string {
  const ms = Math.ceil((Date.now() + MINUTE_MS) / SLOT_MS) * SLOT_MS
  return new Date(ms + MOSCOW_MS).toISOString().slice(11, 16)
}

/** Moves the clock to the time when all reminders are due. */
async function untilDue(): Promise<void> {
  const rows = await db.selectFrom('reminders').select('next_run_at').where('is_active', '=', true).execute()
  const dueMs = Math.max(...rows.map((row) => row.next_run_at?.getTime() ?? 0))
  aheadMs = dueMs - Date.now() + 1_000
  await runner.round()
}

/** Delivers the queued messages of the bots. */
async function deliverBotMessages(): Promise<void> {
  await telegram.settle()
  for (const { username } of sandboxBots) await runner.send(username)
}

const isOff = async (page: Page) => {
  await page.goto('/ru/client/profile')
  return !(await page.getByRole('checkbox').isChecked())
}

describe('in Russian', () => {
  test('Telegram is connected, sends the day, and is switched off from the message and from the page', async () => {
    await asReader({ paid: 'Анна <b>', unpaid: 'Вера' }, async ({ page, problems }) => {
      await page.goto('/ru/client')
      await page.getByRole('link', { name: 'Профиль' }).click()
      await page.waitForURL('**/ru/client/profile')
      const invitation = page.getByText('Подключите Telegram и узнавайте каждый день, какие дела удачны.')
      await invitation.waitFor()
      await expectNothingFromAxe(page)
      const link = page.getByRole('link', { name: 'Подключить Telegram' })
      expect(await link.getAttribute('href')).toMatch(/\/zeri_(one|two)_bot\?start=[\da-f-]{36}$/)
      const opened = page.waitForEvent('popup')
      await link.click()
      const chat = await opened
      await chat.getByRole('button', { name: 'START' }).click()
      await deliverBotMessages()
      await chat.reload()
      await chat.getByText('Готово, Telegram подключён.').waitFor()

      await page.reload()
      await page.getByText('Telegram подключён.').waitFor()
      const [active, chart, time] = [
        page.getByRole('checkbox', { name: 'Присылать мой день в Telegram' }),
        page.getByLabel('Карта рождения'),
        page.getByLabel('Время'),
      ]
      await expect.poll(() => chart.isDisabled()).toBe(true)
      expect(await time.isDisabled()).toBe(true)
      expect(await time.locator('option').count()).toBe(100)
      expect(await chart.locator('option').allInnerTexts()).toEqual(['Анна <b>, 1 мая 1990, 08:30'])
      await active.check()
      await time.selectOption(nextSlot())
      await page.getByRole('button', { name: 'Сохранить' }).click()
      const notice = page.getByRole('status').filter({ hasText: 'Настройки сохранены' })
      await notice.getByText('Успешно').waitFor()
      await expectNothingFromAxe(page)

      await untilDue()
      await chat.reload()
      const message = chat.getByRole('article').filter({ hasText: 'Анна <b>' })
      expect(await message.innerText()).toMatch(/ день \([+−]?\d\)/)
      await message.getByRole('button', { name: 'Выключить напоминания' }).click()
      await deliverBotMessages()
      await chat.reload()
      await chat.getByText('Напоминания выключены.').waitFor()
      expect(await isOff(page)).toBe(true)

      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await notice.waitFor()
      const disable = telegram.messages.flatMap(({ links }) => links).find((one) => one.includes('/notify/'))
      await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page: stranger }) => {
        await stranger.goto(disable ?? '')
        await stranger.getByRole('heading', { name: 'Выключить напоминания' }).waitFor()
        expect(await isOff(page)).toBe(false)
        for (let round = 0; round < 2; round += 1) {
          await stranger.goto(disable ?? '')
          await stranger.getByRole('button', { name: 'Выключить' }).click()
          await stranger.getByRole('heading', { name: 'Напоминания выключены' }).waitFor()
        }
      })
      expect(await isOff(page)).toBe(true)
      expect(problems).toEqual([])
    })
  })
})

test('without a script and on a narrow screen the mail is switched on and off', async () => {
  const narrow = { javaScriptEnabled: false, viewport: { width: 320, height: 700 } }
  await asReader(
    { paid: 'Анна', unpaid: 'Вера' },
    async ({ page }) => {
      await page.goto('/ru/client/mail')
      for (const part of ['main nav', 'main form']) {
        const box = await page.locator(part).first().boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      }
      const active = page.getByRole('checkbox', { name: 'Присылать мой день на почту' })
      for (const isOn of [true, false]) {
        await active.setChecked(isOn)
        const saved = page.waitForResponse((response) => response.request().method() === 'POST')
        await page.getByRole('button', { name: 'Сохранить' }).click()
        expect(await (await saved).text()).toContain('Настройки сохранены')
        await page.goto('/ru/client/mail')
        expect(await active.isChecked()).toBe(isOn)
      }
    },
    narrow,
  )
})

test('a box ticked before hydration opens the chart and the time', async () => {
  await asReader({ paid: 'Анна', unpaid: 'Вера' }, async ({ page }) => {
    const program = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await program.promise
      await route.continue()
    })
    await page.goto('/ru/client/mail', { waitUntil: 'commit' })
    await page.getByRole('checkbox', { name: 'Присылать мой день на почту' }).check()
    program.resolve()
    await waitForHydration(page)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.getByLabel('Время').isEnabled()).toBe(true)
  })
})

describe('in English', () => {
  test('there is no profile; the mail needs a place, arrives, and one press in a mail client ends it', async () => {
    await asReader({ paid: 'Anna', unpaid: 'Rose' }, async ({ page, problems, email }) => {
      await page.goto('/client/charts')
      expect(await page.getByRole('link', { name: 'Profile' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Daily email' }).click()
      await page.getByText('Please choose your place first').waitFor()
      const data = { address: 'Moscow, Russia', latitude: 55.75, longitude: 37.62, place: '524901' }
      await page.request.post('/api/location', { data, headers: { origin: site.url } })
      await page.goto('/client/mail')
      await page.getByText('Moscow time.').waitFor()
      await page.getByRole('checkbox', { name: 'Send me the day by email' }).check()
      await page.getByLabel('Time').selectOption(nextSlot())
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('status').filter({ hasText: 'Settings saved' }).waitFor()
      await expectNothingFromAxe(page)

      await untilDue()
      const mail = mails.find(({ to }) => JSON.stringify(to).includes(email))
      expect(mail?.subject).toMatch(/^[A-Z][a-z]+day, \d+ [A-Z][a-z]+: (?:put off|fine for|an? ) ?\w/)
      const header = JSON.stringify(mail?.headers)
      const url = /<(http[^>]+)>/.exec(header)?.[1] ?? ''
      expect((await fetch(url)).status).toBe(200)
      await page.goto('/client/mail')
      expect(await page.getByRole('checkbox').isChecked()).toBe(true)
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
      await page.goto('/client/mail')
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
      await page.goto('/client/profile')
      await page.waitForURL('**/client/mail')
      expect(problems).toEqual([])
    })
  })
})

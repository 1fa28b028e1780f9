import type { Locale } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { type Owner, signUpOwner } from '../tools/testbed/site/owner.ts'
import { type PayingSite, startPayingSite } from '../tools/testbed/site/paying-site.ts'
import { generousLimits } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

const CARD = '4242424242424242'
const POOR_CARD = '4000000000000002'

const english = {
  locale: 'en',
  prefix: '',
  anna: 'Anna',
  activate: 'Activate',
  plans: ['1 month', '6 months', '12 months'],
  prices: ['$9', '$39', '$59'],
  perMonth: ['$6.50 a month', '$4.92 a month'],
  sixMonthsMinor: 3_900,
  noRefund: 'The payment is not refunded',
  acceptOffer: 'To pay, accept the offer',
  pay: 'Go to payment',
  approve: 'Approve',
  secure: '3-D Secure',
  itIsMe: 'It is me',
  leave: 'Leave',
  paid: 'The calendar is paid for',
  pending: 'Waiting for the payment',
  declined: 'The payment did not go through',
  funds: 'not enough money on the card',
  left: 'The payment is not finished',
  tryAgain: 'Try again',
  history: 'Payment history',
  tag: 'paid',
  meanwhile: 'was paid for while the page was open',
  mail: 'Your payment has arrived',
  signIn: 'Sign in to continue',
  open: 'Open the calendar',
}
const russian: typeof english = {
  locale: 'ru',
  prefix: '/ru',
  anna: 'Анна',
  activate: 'Активировать',
  plans: ['1 месяц', '6 месяцев', '12 месяцев'],
  prices: ['490 ₽', '1 990 ₽', '2 990 ₽'],
  perMonth: ['332 ₽ в месяц', '250 ₽ в месяц'],
  sixMonthsMinor: 199_000,
  noRefund: 'Оплата не возвращается',
  acceptOffer: 'Чтобы оплатить, примите оферту',
  pay: 'Перейти к оплате',
  approve: 'Оплатить',
  secure: '3-D Secure',
  itIsMe: 'Это я',
  leave: 'Уйти',
  paid: 'Календарь оплачен',
  pending: 'Ждём подтверждения',
  declined: 'Платёж не прошёл',
  funds: 'не хватает денег',
  left: 'Оплата не завершена',
  tryAgain: 'Попробовать ещё раз',
  history: 'История платежей',
  tag: 'оплачено',
  meanwhile: 'Пока страница была открыта, этот календарь оплатили',
  mail: 'Платёж получен',
  signIn: 'Войдите, чтобы продолжить',
  open: 'Открыть календарь',
}
type Words = typeof english

let site: PayingSite
let mailWorker: MailWorker
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  site = await startPayingSite(generousLimits)
  mailWorker = await startMailWorker(site.databaseUrl, site.url)
  db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
})
afterAll(async () => {
  await db.destroy()
  await mailWorker.stop()
  await site.stop()
})
afterEach(() => site.gateway.reset())

type Buyer = {
  readonly page: Page
  readonly problems: readonly string[]
  readonly owner: Owner
  readonly uuid: string
}

/** A signed-in user with one unpaid chart. */
async function asBuyer(
  words: Words,
  act: (buyer: Buyer) => Promise<void>,
  options: { readonly javaScriptEnabled?: boolean; readonly isMobileChart?: boolean } = {},
): Promise<void> {
  const { isMobileChart = false, ...context } = options
  await asVisitor({ siteUrl: site.url, ...context }, async ({ page, problems }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const uuid = await owner.addChart({ fio: words.anna, isMobile: isMobileChart })
    await act({ page, problems, owner, uuid })
  })
}

const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const plan = (page: Page, name: string) => main(page).getByRole('radio', { name: new RegExp(`^${name}`) })
/** Makes all kinds of spaces equal. */
const textOf = async (page: Page) => (await main(page).innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')

/** Fills the form and sends it, hydrated or not. */
async function order(page: Page, words: Words, { plan: index = 0 } = {}): Promise<void> {
  await plan(page, words.plans[index] ?? '').check()
  await main(page).locator('input[name=offer]').check()
  await press(page, words.pay)
  await atProvider(page)
}
const atProvider = (page: Page) => page.waitForURL(`${site.gateway.url}/**`)
const openForm = (page: Page, { prefix }: Words, path = '/personal') => page.goto(prefix + path)

/** Orders and grants of a chart in the database, and charges at the provider. */
async function recordsOf(uuid: string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'amount_minor', 'offer_version', 'renewal_version'])
    .where('chart_id', '=', uuid)
    .orderBy('created_at')
    .execute()
  const grants = await db.selectFrom('grants').select('order_id').where('chart_id', '=', uuid).execute()
  const chart = await db
    .selectFrom('charts')
    .select(['paid_until', 'is_card_bound', 'is_selected'])
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()
  return { orders, grants, chart, charges: site.gateway.listCharges() }
}

/** No page contains data that only the payment provider may have. */
async function expectNoSecrets(page: Page): Promise<void> {
  const shown = await page.content()
  const known = site.gateway.bank.list().flatMap(({ id, card }) => [id, card ?? ''])
  for (const secret of [CARD, 'last4', 'sandbox', ...known].filter(Boolean))
    expect(shown).not.toContain(secret)
}

/** Pages have the same structure in both languages, so axe checks each once. */
async function expectToFit(page: Page, axeSpeaks: Locale, { locale }: Words): Promise<void> {
  if (locale === axeSpeaks) await expectNothingFromAxe(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${page.url()} ${width} px`).toBe(0)
  }
}

describe.each([english, russian])('in $locale', (words) => {
  const { prefix } = words

  test('a chart is activated: terms and prices first, then the payment page, then what was bought', async () => {
    await asBuyer(words, async ({ page, problems, owner, uuid }) => {
      await openForm(page, words, '/client/charts')
      await page.getByRole('link', { name: words.activate }).click()
      await page.waitForURL(`**${prefix}/personal?chart=${uuid}`)
      await plan(page, words.plans[1] ?? '').waitFor()
      const text = await textOf(page)
      for (const said of [...words.prices, ...words.perMonth, words.noRefund]) expect(text).toContain(said)
      expect(await main(page).locator(`input[value="${uuid}"][type=radio]`).isChecked()).toBe(true)
      for (const path of ['/offer'])
        expect(await main(page).locator(`a[href="${prefix}${path}"]`).count()).toBe(1)
      await expectToFit(page, 'en', words)

      // The plan chosen beside a closed month is selected here.
      const code = await plan(page, words.plans[2] ?? '').getAttribute('value')
      await page.goto(`${prefix}/personal?chart=${uuid}&product=${code}`, { waitUntil: 'networkidle' })
      await expect.poll(() => plan(page, words.plans[2] ?? '').isChecked(), { timeout: 20_000 }).toBe(true)

      await plan(page, words.plans[1] ?? '').check()
      const renewal = main(page).locator('input[name=autopay]')
      expect(await renewal.filter({ visible: true }).count()).toBe(0)
      await press(page, words.pay)
      await page.getByText(words.acceptOffer).waitFor()
      expect(site.gateway.bank.list()).toEqual([])
      // Fields that a buyer adds to the form are ignored.
      await main(page)
        .locator('form[action$="/kassa/checkout"]')
        .evaluate((form) => {
          for (const name of ['amount', 'price', 'currency', 'months']) {
            const input = document.createElement('input')
            Object.assign(input, { type: 'hidden', name, value: '1' })
            form.append(input)
          }
        })
      await order(page, words, { plan: 1 })
      expect(site.gateway.bank.list()).toMatchObject([{ amountMinor: words.sixMonthsMinor }])
      await press(page, words.approve)
      await heading(page, words.paid).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${prefix}/kassa/success`)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      const said = await textOf(page)
      for (const text of [words.anna, words.plans[1], words.prices[1]]) expect(said).toContain(text)
      const { orders, grants, chart, charges } = await recordsOf(uuid)
      expect(orders).toMatchObject([
        { state: 'paid', amount_minor: words.sixMonthsMinor, renewal_version: null },
      ])
      expect([grants.length, charges.length, chart.is_selected]).toEqual([1, 1, true])
      expect(said).toContain(String(chart.paid_until?.getUTCFullYear()))
      await expectNoSecrets(page)
      await expectToFit(page, 'ru', words)
      await page.locator('header form[action$="/client/charts"]').getByText(words.anna).waitFor()

      await page.getByRole('link', { name: words.history }).click()
      await page.waitForURL(`**${prefix}/client/payments`)
      const cells = page.getByRole('cell')
      await cells.getByText(words.tag, { exact: true }).waitFor()
      expect(await cells.first().innerText()).toBe(words.anna)
      await expectNoSecrets(page)
      await expectToFit(page, 'en', words)
      const mail = await mailWorker.waitForMail(owner.email, words.mail)
      expect(mail.text).toContain(orders[0]?.id)
      expect(problems).toEqual([])
    })
  })

  test('a refused card is explained; the second attempt succeeds, with 3-D Secure', async () => {
    await asBuyer(words, async ({ page, problems, uuid }) => {
      await openForm(page, words)
      await order(page, words)
      await page.locator('input[name=card]').fill(POOR_CARD)
      await press(page, words.approve)
      // Stripe offers another attempt, or the way back.
      if (words.locale === 'en') await press(page, words.leave)
      await heading(page, words.declined).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${prefix}/kassa/fail`)
      expect(await textOf(page)).toContain(words.funds)
      await expectNoSecrets(page)
      await expectToFit(page, 'ru', words)
      await page.getByRole('link', { name: words.tryAgain }).click()
      await page.waitForURL(`**${prefix}/kassa/checkout?chart=${uuid}&product=personal_1m`)
      await expectToFit(page, 'ru', words)
      await order(page, words)
      await press(page, words.secure)
      await press(page, words.itIsMe)
      await heading(page, words.paid).waitFor()
      const { grants, charges } = await recordsOf(uuid)
      expect([grants.length, charges.length]).toEqual([1, 1])
      expect(problems).toEqual([])
    })
  })

  test('a buyer who returns before the notice waits for it; one who closed the tab has paid as well', async () => {
    await asBuyer(words, async ({ page, uuid }) => {
      await openForm(page, words)
      await order(page, words)
      site.gateway.plan.hold = true
      site.gateway.plan.api = [{ kind: 503, times: 1_000 }]
      await press(page, words.approve)
      await heading(page, words.pending).waitFor()
      expect((await recordsOf(uuid)).grants).toEqual([])
      site.gateway.plan.api = []
      await heading(page, words.paid).waitFor()
      site.gateway.plan.hold = false
      await site.gateway.pump()
      expect((await recordsOf(uuid)).grants).toHaveLength(1)

      await openForm(page, words)
      await order(page, words, { plan: 2 })
      const [payment] = site.gateway.bank.list().filter(({ status }) => status === 'open')
      const before = (await recordsOf(uuid)).chart.paid_until
      await page.goto('about:blank')
      if (payment) site.gateway.bank.approve(payment)
      await site.gateway.pump()
      const { chart, grants, charges } = await recordsOf(uuid)
      expect([grants.length, charges.length]).toEqual([2, 2])
      expect(chart.paid_until?.getTime()).toBeGreaterThan(before?.getTime() ?? 0)
    })
  })

  test('two tabs share an order; an outdated tab gets a warning before it pays again, and then extends', async () => {
    await asBuyer(words, async ({ page, problems, uuid }) => {
      const [other, behind] = [await page.context().newPage(), await page.context().newPage()]
      for (const tab of [page, other, behind]) await openForm(tab, words)
      await order(page, words)
      await order(other, words)
      expect(other.url()).toBe(page.url())
      await press(page, words.approve)
      await heading(page, words.paid).waitFor()
      await press(other, words.approve)
      await heading(other, words.paid).waitFor()
      expect(await recordsOf(uuid)).toMatchObject({
        orders: [{ state: 'paid' }],
        grants: [{}],
        charges: [{}],
      })

      await plan(behind, words.plans[2] ?? '').check()
      await main(behind).locator('input[name=offer]').check()
      await press(behind, words.pay)
      await behind.getByRole('alert').getByText(words.meanwhile).waitFor()
      expect(site.gateway.bank.list()).toHaveLength(1)
      await press(behind, words.pay)
      await atProvider(behind)
      await press(behind, words.approve)
      await heading(behind, words.paid).waitFor()
      const { orders, grants, charges } = await recordsOf(uuid)
      expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
      expect([grants.length, charges.length]).toEqual([2, 2])
      expect(problems.filter((text) => !text.includes('409'))).toEqual([])
    })
  })

  test('without a script the form leads to the payment page, and the payment back', async () => {
    await asBuyer(
      words,
      async ({ page, uuid }) => {
        await page.goto(`${prefix}/personal`)
        await page.locator(`main a[href="${prefix}/kassa/checkout"]`).click()
        await press(page, words.pay)
        await page.getByText(words.acceptOffer).waitFor()
        await order(page, words, { plan: 1 })
        if (words.locale === 'en') {
          await press(page, words.leave)
          await heading(page, words.left).waitFor()
          await page.getByRole('link', { name: words.tryAgain }).click()
          expect(await plan(page, words.plans[1] ?? '').isChecked()).toBe(true)
          await order(page, words, { plan: 1 })
        }
        await press(page, words.approve)
        await heading(page, words.paid).waitFor()
        await page.getByRole('link', { name: words.open }).click()
        await page.waitForURL(`**${prefix}/personal/${uuid}`)
        expect((await recordsOf(uuid)).grants).toHaveLength(1)
      },
      { javaScriptEnabled: false },
    )
  })
})

test('renewal needs consent; it is stored with its text, and one tap ends it', async () => {
  await asBuyer(russian, async ({ page, problems, uuid }) => {
    await openForm(page, russian)
    const renewal = main(page).locator('input[name=autopay]')
    await renewal.waitFor()
    expect(await renewal.isChecked()).toBe(false)
    expect(await main(page).locator('a[href="/ru/agreement"]').count()).toBe(1)
    await renewal.check()
    await order(page, russian)
    await press(page, russian.approve)
    await heading(page, russian.paid).waitFor()
    expect(await textOf(page)).toContain('Автопродление включено')
    expect(await recordsOf(uuid)).toMatchObject({
      orders: [{ offer_version: '2026-11', renewal_version: '2026-11' }],
      chart: { is_card_bound: true },
    })
    await openForm(page, russian, '/client/charts')
    const stop = page.getByRole('button', { name: 'Отключить автоплатёж' })
    const notice = page
      .getByRole('status')
      .locator('div', { has: page.getByText('Успешно', { exact: true }) })
    await Promise.all([notice.getByText('Автоплатеж отключен', { exact: true }).waitFor(), stop.click()])
    await expect.poll(() => stop.count()).toBe(0)
    expect((await recordsOf(uuid)).chart.is_card_bound).toBe(false)
    expect(problems).toEqual([])
  })
})

test('mobile Premium is sold in Russian, on the page of the app, for 99 roubles', async () => {
  await asBuyer(
    russian,
    async ({ page, uuid }) => {
      await openForm(page, english, '/personal/mobile')
      expect(await page.getByRole('button', { name: english.pay }).count()).toBe(0)
      await openForm(page, russian, `/personal/mobile?chart=${uuid}`)
      expect(await textOf(page)).toContain('99 ₽')
      expect(await main(page).locator('input[name=autopay]').count()).toBe(0)
      await press(page, russian.pay)
      await page.getByText(russian.acceptOffer).waitFor()
      await order(page, russian)
      await press(page, russian.approve)
      await heading(page, russian.paid).waitFor()
      expect(site.gateway.listCharges()).toMatchObject([{ amountMinor: 9_900, currency: 'RUB' }])
      await page.getByRole('link', { name: russian.open }).click()
      await page.waitForURL(`**/ru/personal/mobile/${uuid}`)
    },
    { isMobileChart: true },
  )
})

test('nobody else can see a payment', async () => {
  let uuid = ''
  await asBuyer(english, async (buyer) => {
    uuid = buyer.uuid
    await openForm(buyer.page, english)
    await order(buyer.page, english)
    await press(buyer.page, english.approve)
    await heading(buyer.page, english.paid).waitFor()
  })
  await asBuyer(english, async ({ page }) => {
    for (const path of ['/kassa/success', '/kassa/fail']) {
      const response = await page.goto(`${path}?chart=${uuid}`)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(await textOf(page)).not.toContain('Anna')
      expect(await textOf(page)).not.toContain('$9')
    }
  })
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    await page.goto(`/kassa/success?chart=${uuid}`)
    await heading(page, english.signIn).waitFor()
    await page.goto('/client/payments')
    await page.getByText(english.signIn).waitFor()
  })
})

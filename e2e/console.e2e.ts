import { type OperatorRole, operatorRoles, PAGE_ROWS } from '@zeri/contract/console'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type en from '../apps/console/src/i18n/en.json'
import ru from '../apps/console/src/i18n/ru.json' with { type: 'json' }
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { type ConsoleProcess, startConsole } from '../tools/testbed/site/console.ts'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { type PayingSite, startPayingSite } from '../tools/testbed/site/paying-site.ts'
import { generousLimits } from '../tools/testbed/site/site.ts'
import {
  asOperator as asOperatorOf,
  dialog,
  heading,
  listProblems,
  type Operator,
  type OperatorOptions,
  press,
} from './as-operator.ts'
import { addAuthenticator } from './authenticator.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 })

const REASON = 'on request'
const PATIENT = { timeout: 20_000 } as const

let site: PayingSite
let office: ConsoleProcess
let db: ReturnType<typeof openDatabase>
/** Somebody who uses the site, with a chart. */
let person: { readonly email: string; readonly chart: string; readonly id: string }

beforeAll(async () => {
  site = await startPayingSite(generousLimits)
  office = await startConsole(site.databaseUrl)
  db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const chart = await owner.addChart({ fio: 'Anna' })
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow()
    person = { email: owner.email, chart, id }
  })
})
afterAll(async () => {
  await db?.destroy()
  await office?.stop()
  await site?.stop()
})

/** Runs as an operator of a role, who has just enrolled by the link and is signed in. */
const asOperator = (who: OperatorOptions, act: (operator: Operator) => Promise<void>) =>
  asOperatorOf(office, who, act)

/** The names of the pages in the navigation. */
const navigation = (page: Page) => page.getByRole('navigation').first().getByRole('link').allInnerTexts()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Finds the person as an operator does. */
async function findPerson({ page, t }: Operator): Promise<void> {
  await page.getByLabel(t('findPerson.field')).fill(person.email)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/people/${person.id}`)
  await heading(page, person.email)
}

/** Opens the dialog of an act, says why and confirms. */
async function actWithReason({ page, t }: Operator, label: string): Promise<void> {
  await press(page, label)
  await dialog(page).getByLabel(t('ui.reason')).fill(REASON)
  await dialog(page).getByRole('button', { name: label, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

type PageName = Exclude<keyof typeof en.nav, 'label' | 'skip' | 'signOut'>
/** The pages of each role beside those of the role before it. */
const pagesFrom: Readonly<Record<OperatorRole, readonly PageName[]>> = {
  support: [
    'people',
    'questions',
    'orders',
    'products',
    'prices',
    'reminders',
    'bounces',
    'jobs',
    'switches',
  ],
  finance: ['findings', 'revenue'],
  admin: ['operators', 'audit'],
}
/** The pages that a role sees, and those that it does not. */
function splitPages(role: OperatorRole): { readonly shown: PageName[]; readonly hidden: PageName[] } {
  const last = operatorRoles.indexOf(role) + 1
  const pagesOf = (roles: readonly OperatorRole[]) => roles.flatMap((one) => pagesFrom[one])
  return { shown: pagesOf(operatorRoles.slice(0, last)), hidden: pagesOf(operatorRoles.slice(last)) }
}

const everyone = operatorRoles.flatMap((role) => (['en', 'ru'] as const).map((locale) => ({ role, locale })))

test.each(everyone)('$role sees the pages and acts of the role in $locale, and no others', async (who) => {
  await asOperator(who, async (operator) => {
    const { page, t } = operator
    const { shown, hidden } = splitPages(who.role)
    expect((await navigation(page)).sort()).toEqual(shown.map((name) => t(`nav.${name}`)).sort())
    for (const name of hidden) {
      await page.goto(`/${name}`)
      await heading(page, t('notAllowed.title'))
    }
    await page.goto('/people')
    await findPerson(operator)
    const has = (label: string) => page.getByRole('button', { name: label, exact: true }).count()
    const mayErase = who.role === 'support' ? 0 : 1
    expect(await has(t('person.endSessions.button'))).toBe(1)
    expect([await has(t('person.erase.button')), await has(t('charts.grant.button'))]).toEqual([
      mayErase,
      mayErase,
    ])
    await page.goto('/prices')
    await page.getByRole('region', { name: t('prices.now') }).waitFor()
    expect(await has(t('prices.enter.button'))).toBe(mayErase)
    expect(await page.content()).not.toMatch(/1990-05-01|08:30/)
    expect(listProblems(operator)).toEqual([])
  })
})

describe.each(['en', 'ru'] as const)('every page in %s', (locale) => {
  test('has nothing that axe finds, in light and dark, and fits 1024 px', async () => {
    await asOperator({ role: 'admin', locale }, async (operator) => {
      const { page } = operator
      const { id: order } = await makeOrder()
      const paths = [
        ...splitPages('admin').shown.map((name) => `/${name}`),
        `/people/${person.id}`,
        `/orders/${order}`,
        '/nothing',
      ]
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectNothingFromAxe(page)
        await expectToFit(page, [1280, 1024])
      }
      expect(listProblems(operator)).toEqual([])
    })
  })

  test('that an act opens or that comes before the sign-in has nothing that axe finds either', async () => {
    await asOperator({ role: 'admin', locale }, async (operator) => {
      const { page, t } = operator
      await page.goto(`/people/${person.id}`, { waitUntil: 'networkidle' })
      await press(page, t('person.erase.button'))
      await dialog(page).getByLabel(t('ui.reason')).waitFor()
      await expectNothingFromAxe(page)
      await page.keyboard.press('Escape')
      await press(page, t('nav.signOut'))
      await heading(page, t('signIn.title'))
      await expectNothingFromAxe(page)
      await page.goto('/enrol#nothing')
      await page.getByRole('alert').waitFor()
      await expectNothingFromAxe(page)
      expect(listProblems(operator)).toEqual([])
    })
  })
})

/** An order of the person that was paid, as the checkout and the provider would make it. */
async function makeOrder(): Promise<{ readonly id: string }> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into orders (id, kind, chart_id, code, tier, months, price_id, amount_minor, currency, locale, provider,
        wants_renewal, state, created_at, expires_at, paid_at)
      select gen_random_uuid(), 'purchase', ${person.chart}::uuid, code, tier, months, id, amount_minor, currency, locale,
        'stripe', false, 'paid', now(), now(), now()
      from price_list where code = 'personal_1m' and locale = 'en' limit 1
      returning id, amount_minor, currency),
    posting as (select gen_random_uuid() as id),
    entries as (
      insert into ledger_entries (posting_id, order_id, account, amount_minor, currency, created_at)
      select posting.id, made.id, entry.account, entry.sign * amount_minor, currency, now()
      from made, posting, (values ('revenue', -1), ('provider:stripe', 1)) as entry (account, sign))
    select id from made`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no order')
  return row
}

test('support acts for a person: sessions and renewals end, and the audit log says who did it to whom', async () => {
  await sql`update charts set is_card_bound = true where id = ${person.chart}`.execute(db)
  await asOperator({ role: 'support' }, async (operator) => {
    const { page, t, id } = operator
    await findPerson(operator)
    await press(page, t('person.endSessions.button'))
    await dialog(page)
      .getByRole('button', { name: t('person.endSessions.button') })
      .click()
    await page.getByText(t('person.endSessions.done', { count: 1 })).waitFor()
    await page.getByText(t('person.noSessions')).waitFor()
    await actWithReason(operator, t('charts.stop.button'))
    await page.getByText(t('charts.stop.done')).waitFor()
    await page.getByRole('button', { name: t('charts.stop.button') }).waitFor({ state: 'detached' })
    const { rows } = await sql<{ action: string; subject: string }>`
      select action, subject from audit_log where operator_id = ${id} order by seq`.execute(db)
    expect(rows).toContainEqual({ action: 'person.end-sessions', subject: person.id })
    expect(rows).toContainEqual({ action: 'chart.stop-renewals', subject: person.chart })
  })
})

test('a long list is paged and filtered by its address, and a list on one page is sorted by its headers', async () => {
  for (let count = 0; count <= PAGE_ROWS; count++) await makeOrder()
  await asOperator({ role: 'support' }, async ({ page, t }) => {
    await page.goto('/orders?state=paid')
    const rows = page.getByRole('table', { name: t('orders.title') }).getByRole('row')
    await rows.nth(PAGE_ROWS).waitFor()
    await page.getByRole('link', { name: t('ui.nextPage') }).click()
    await page.getByRole('link', { name: t('ui.firstPage') }).waitFor()
    expect(new URL(page.url()).searchParams.get('state')).toBe('paid')
    await page.goBack()
    await rows.nth(PAGE_ROWS).waitFor()
    await page.getByLabel(t('orders.state')).selectOption('refunded')
    await page.getByText(t('orders.none')).waitFor()

    await page.goto('/prices')
    const now = page.getByRole('table', { name: t('prices.now') })
    const product = now.getByRole('columnheader', { name: t('orders.product') })
    await product.getByRole('button').click()
    expect(await product.getAttribute('aria-sort')).toBe('ascending')
    await product.getByRole('button').click()
    expect(await product.getAttribute('aria-sort')).toBe('descending')
    await now.getByRole('row').nth(1).getByText('Personal calendar, 6 months').waitFor()
  })
})

test('finance grants time, takes it back, and begins an erasure, each with a reason', async () => {
  await asOperator({ role: 'finance', locale: 'ru' }, async (operator) => {
    const { page, t } = operator
    await findPerson(operator)
    await page.getByText(t('charts.notPaid')).waitFor()
    await actWithReason(operator, t('charts.grant.button'))
    await page
      .getByRole('status')
      .getByText(/^Время предоставлено/)
      .waitFor()
    await actWithReason(operator, t('charts.take.button'))
    await page.getByText(t('charts.take.doneNothingLeft')).waitFor()
    await page.getByText(t('charts.notPaid')).waitFor()

    await asVisitor({ siteUrl: site.url }, async ({ page: visitor }) => {
      const owner = await signUpOwner(visitor.context(), site.url)
      await page.goto('/people')
      await page.getByLabel(t('findPerson.field')).fill(owner.email)
      await press(page, t('findPerson.button'))
      await heading(page, owner.email)
      await actWithReason(operator, t('person.erase.button'))
      await page.getByText(/^Будет удалена/).waitFor()
      expect(await page.getByRole('button', { name: t('person.erase.button') }).count()).toBe(0)
    })
    expect(listProblems(operator)).toEqual([])
  })
})

test('finance refunds a part of an order with a reason, and the order lists the refund and what is left', async () => {
  const { id } = await makeOrder()
  await sql`
    insert into payment_attempts (id, order_id, attempt_no, provider, idempotency_key, payment_id, state, created_at)
    values (gen_random_uuid(), ${id}, 1, 'stripe', ${id}, ${`pi_${id}`}, 'succeeded', now())`.execute(db)
  await asOperator({ role: 'finance' }, async (operator) => {
    const { page, t, codeWord } = operator
    await page.goto(`/orders/${id}`)
    await press(page, t('refunds.button'))
    await dialog(page)
      .getByRole('radio', { name: t('refunds.part') })
      .check()
    await dialog(page)
      .getByLabel(t('refunds.amount', { currency: 'USD' }))
      .fill('1.50')
    await dialog(page).getByLabel(t('ui.reason')).fill(REASON)
    await dialog(page)
      .getByRole('button', { name: t('refunds.button'), exact: true })
      .click()
    const refunds = page.getByRole('table', { name: t('refunds.title') })
    await refunds.getByText(codeWord('refundStates', 'requested')).waitFor()
    await refunds.getByText('$1.50').waitFor()
    expect(listProblems(operator)).toEqual([])
  })
  await asOperator({ role: 'support', locale: 'ru' }, async ({ page, t }) => {
    await page.goto(`/orders/${id}`)
    await page.getByRole('table', { name: t('refunds.title') }).waitFor()
    expect(await page.getByRole('button', { name: t('refunds.button') }).count()).toBe(0)
  })
})

test('a new price is entered and listed, and the checkout of the site shows it once it holds', async () => {
  await asOperator({ role: 'finance' }, async (operator) => {
    const { page, t } = operator
    await page.goto('/prices')
    await press(page, t('prices.enter.button'))
    const amount = dialog(page).getByLabel(t('prices.enter.amount', { currency: 'USD' }))
    const confirm = dialog(page).getByRole('button', { name: t('prices.enter.button') })
    expect(await confirm.isDisabled()).toBe(true)
    await amount.fill('a lot')
    await dialog(page).getByText(t('prices.enter.noAmount')).waitFor()
    await amount.fill('12.50')
    await confirm.click()
    const coming = page.getByRole('region', { name: t('prices.coming') })
    await coming.getByText('$12.50').waitFor()
    expect(listProblems(operator)).toEqual([])
  })
  // The passing of an hour. Prices are append-only, so the trigger that says so is left out.
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update price_list set valid_from = now() where amount_minor = 1250`.execute(trx)
  })
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const chart = await owner.addChart()
    await page.goto(`/personal?chart=${chart}`)
    await page.locator('main').getByText('$12.50').first().waitFor()
  })
})

test('an operator is added by a link that is shown once, works, is removed and is shut out at once', async () => {
  await asOperator({ role: 'admin' }, async (admin) => {
    const { page, t } = admin
    await page.goto('/operators')
    await press(page, t('operators.add.button'))
    await dialog(page).getByLabel(t('operators.name')).fill('Boris')
    await dialog(page)
      .getByRole('button', { name: t('operators.add.button') })
      .click()
    const link = await dialog(page).getByText('/enrol#').innerText()
    await dialog(page).getByText(t('ui.close')).click()
    expect(await page.getByText('/enrol#').count()).toBe(0)
    const row = page.getByRole('row').filter({ hasText: 'Boris' })

    await asVisitor({ siteUrl: office.url }, async ({ page: boris }) => {
      await addAuthenticator(boris)
      await boris.goto(link)
      await press(boris, t('enrol.button'))
      await boris.waitForURL('**/people')
      await row.getByRole('button', { name: t('operators.change.button') }).click()
      await dialog(page).getByLabel(t('operators.role')).selectOption('finance')
      await dialog(page)
        .getByRole('button', { name: t('operators.change.button') })
        .click()
      await row.getByText('Finance').waitFor()
      await boris.reload()
      await boris.getByRole('link', { name: t('nav.revenue') }).waitFor()

      await row.getByRole('button', { name: t('operators.remove.button') }).click()
      await dialog(page)
        .getByRole('button', { name: t('operators.remove.button') })
        .click()
      await row.getByText(t('operators.removed')).waitFor()
      await boris.getByRole('link', { name: t('nav.orders') }).click()
      await heading(boris, t('signIn.title'))
      await press(boris, t('signIn.button'))
      await boris.getByRole('alert').getByText('This passkey does not work here.').waitFor()
    })
    await page.getByRole('link', { name: t('nav.audit') }).click()
    await page.getByRole('row').filter({ hasText: 'Removed an operator' }).first().waitFor()
  })
})

test('a session that has ended leads to the sign-in and from there back to the same page', async () => {
  await asOperator({ role: 'support' }, async ({ page, t }) => {
    await page.goto('/orders?state=paid', { waitUntil: 'networkidle' })
    await page.context().clearCookies()
    await page.getByRole('link', { name: t('nav.prices') }).click()
    await heading(page, t('signIn.title'))
    await press(page, t('signIn.button'))
    await heading(page, t('prices.title'))
    expect(pathOf(page)).toBe('/prices')

    await page.goto('/orders?state=paid', { waitUntil: 'networkidle' })
    await page.context().clearCookies()
    await page.reload()
    await press(page, t('signIn.button'))
    await heading(page, t('orders.title'))
    expect(new URL(page.url()).search).toBe('?state=paid')

    await press(page, t('nav.signOut'))
    await heading(page, t('signIn.title'))
    expect(new URL(page.url()).search).toBe('')
  })
})

test('everything works by keyboard: the skip link, the navigation, a dialog and its end', async () => {
  await asOperator({ role: 'finance' }, async (operator) => {
    const { page, t } = operator
    await page.goto('/orders', { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('nav.skip'))
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('link', { name: t('nav.people') }).focus()
    await page.keyboard.press('Enter')
    await heading(page, t('findPerson.title'))
    await findPerson(operator)
    const grant = page.getByRole('button', { name: t('charts.grant.button') })
    await grant.focus()
    await page.keyboard.press('Enter')
    const reason = dialog(page).getByLabel(t('ui.reason'))
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement), PATIENT).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => grant.evaluate((button) => button === document.activeElement), PATIENT).toBe(true)
  })
})

test('the language and the colours that were chosen stay after a reload', async () => {
  await asOperator({ role: 'support' }, async ({ page, t }) => {
    await page.getByText('RU', { exact: true }).click()
    await heading(page, ru.findPerson.title)
    expect(await page.getAttribute('html', 'lang')).toBe('ru')
    await press(page, ru.look.dark)
    await page.reload()
    await heading(page, ru.findPerson.title)
    expect(await page.getAttribute('html', 'data-mantine-color-scheme')).toBe('dark')
    expect(t('findPerson.title')).not.toBe(ru.findPerson.title)
  })
})

test('the public site has no page of the console and does not describe its operations', async () => {
  for (const path of ['/people', '/orders', '/operators', '/audit', '/enrol', '/console/session'])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404])
  expect(await (await fetch(`${site.url}/api/openapi.json`)).text()).not.toContain('/console')
})

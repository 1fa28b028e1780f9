import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '@zeri/contract'
import { sql } from 'kysely'
import type { APIRequestContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { JOB_SCHEMA } from '../apps/server/src/platform/jobs/engine.ts'
import { aQuestion } from '../apps/server/src/testing/content.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { type ConsoleProcess, startConsole } from '../tools/testbed/site/console.ts'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { type PayingSite, startPayingSite } from '../tools/testbed/site/paying-site.ts'
import { generousLimits, type SiteProcess, startServer } from '../tools/testbed/site/site.ts'
import { asOperator, confirm, dialog, heading, listProblems, press } from './as-operator.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 })

/** A change of a switch must be in force everywhere within this time. */
const IN_FORCE_MS = 5_000
/** A form that is sent sooner was filled in by a program. */
const FORM_MS = 2_500

let site: PayingSite
let second: SiteProcess
let office: ConsoleProcess
let mails: MailWorker
let db: ReturnType<typeof openDatabase>

beforeAll(async () => {
  site = await startPayingSite(generousLimits)
  // Both serve the same site, as behind a proxy.
  const own = { PORT: String(await findFreePort()), SITE_URL_EN: site.url, SITE_URL_RU: site.url }
  const settings = { ...site.gateway.env, ...own, ...generousLimits }
  second = await startServer(site.databaseUrl, settings, 'tools/testbed/site/sandbox-site.ts')
  office = await startConsole(site.databaseUrl)
  mails = await startMailWorker(site.databaseUrl, site.url)
  db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
})
afterAll(async () => {
  await db?.destroy()
  await mails?.stop()
  await office?.stop()
  await second?.kill()
  await site?.stop()
})

/** Sends a question by the form of the site; returns its number. */
async function sendQuestion(form: {
  readonly locale: Locale
  readonly email: string
  readonly topic: string
}) {
  const { ticket } = await (await fetch(`${site.url}/api/faq/form`)).json()
  await delay(FORM_MS)
  const response = await fetch(`${site.url}/api/faq/question`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aQuestion({ ...form, ticket })),
  })
  expect(response.status).toBe(201)
  const row = await db
    .selectFrom('questions')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  return { id: row.id, number: row.id.slice(0, 8).toUpperCase() }
}

test.each([
  ['en', 'A wedding in May', 'Why a day is rated so', 'Hello Anna,', 'Answer to your question'],
  ['ru', 'Свадьба в мае', 'Почему у дня такая оценка', 'Здравствуйте, Anna!', 'Ответ на ваш вопрос'],
] as const)(
  'a question in %s is answered from a template and arrives by mail once',
  async (locale, topic, template, greeting, subject) => {
    const email = `asks.${locale}@example.org`
    const { number } = await sendQuestion({ locale, email, topic })
    await asOperator(office, { role: 'support', locale }, async (operator) => {
      const { page, t, codeWord } = operator
      await page.getByRole('link', { name: t('nav.questions') }).click()
      await heading(page, t('questions.title'))
      await expectNothingFromAxe(page)
      await expectToFit(page, [1280, 1024])
      await page.getByLabel(t('questions.search')).fill(email)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: topic }).click()
      await heading(page, topic)
      await page.getByLabel(t('question.answerForm.template')).selectOption({ label: template })
      const text = page.getByLabel(t('question.answerForm.text'))
      expect(await text.inputValue()).toContain(greeting)
      await text.fill(`${await text.inputValue()}\n\nP.S. 5 > 4 & "so on"`)
      await expectNothingFromAxe(page)
      await expectToFit(page, [1280, 1024])
      await press(page, t('question.answerForm.send'))
      await dialog(page)
        .getByRole('button', { name: t('question.answerForm.send') })
        .dblclick()
      await page.getByText(t('question.answerForm.done')).waitFor()
      await page.getByText(codeWord('questionStates', 'answered')).first().waitFor()
      expect(listProblems(operator)).toEqual([])
    })
    const mail = await mails.waitForMail(email, `${subject} ${number}`)
    expect(mail.text).toContain(greeting)
    expect(mail.text).toContain('P.S. 5 > 4 & "so on"')
    expect(mail.html).toContain('P.S. 5 &gt; 4 &amp; &quot;so on&quot;')
    const { rows } = await sql`
    select from ${sql.id(JOB_SCHEMA, 'job')}
    where data ->> 'template' = 'question-answered' and data ->> 'to' = ${email}`.execute(db)
    expect(rows).toHaveLength(1)
  },
)

/** What two servers respond to the same purchase. */
async function buyOnBoth(request: APIRequestContext, uuid: string): Promise<number[]> {
  const data = { uuid, product: 'personal_1m', offer: true }
  const buy = async ({ url }: SiteProcess) =>
    (await request.post(`${url}/api/checkout`, { data, headers: { origin: url } })).status()
  return [await buy(site), await buy(second)]
}

test('an admin switches checkout off on two servers within five seconds, with a note on /status, and on again', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page: visitor }) => {
    const { request } = visitor.context()
    const owner = await signUpOwner(visitor.context(), site.url)
    const uuid = await owner.addChart({ fio: 'Anna' })
    expect(await buyOnBoth(request, uuid)).toEqual([200, 200])
    await asOperator(office, { role: 'admin' }, async (operator) => {
      const { page, t, codeWord } = operator
      const part = codeWord('switches', 'checkout')
      const turn = async (label: string, note?: { readonly en: string; readonly ru: string }) => {
        await press(page, label)
        if (note) {
          await dialog(page).getByLabel(t('switches.noteEn')).fill(note.en)
          await dialog(page).getByLabel(t('switches.noteRu')).fill(note.ru)
        }
        await dialog(page).getByLabel(t('ui.reason')).fill('the bank is away')
        await confirm(page, label)
      }
      await page.goto('/switches')
      const note = { en: 'The bank is away.', ru: 'Банк не отвечает.' }
      await turn(t('switches.turnOff.button', { part }), note)
      const options = { timeout: IN_FORCE_MS, interval: 200 }
      await expect.poll(() => buyOnBoth(request, uuid), options).toEqual([409, 409])
      for (const { url } of [site, second]) {
        const read = async () => (await (await fetch(`${url}/ru/status`)).text()).replaceAll('\u00a0', ' ')
        await expect.poll(read, { timeout: 45_000, interval: 1_000 }).toContain(note.ru)
      }
      await page.getByRole('cell', { name: 'the bank is away' }).first().waitFor()
      await expectNothingFromAxe(page)
      await expectToFit(page, [1280, 1024])
      await turn(t('switches.turnOn.button', { part }))
      await expect.poll(() => buyOnBoth(request, uuid), options).toEqual([200, 200])
      expect(listProblems(operator)).toEqual([])
    })
  })
})

test('support sees the switches and cannot turn them', async () => {
  await asOperator(office, { role: 'support' }, async ({ page, t, codeWord }) => {
    await page.goto('/switches')
    await page.getByRole('heading', { name: codeWord('switches', 'checkout'), exact: true }).waitFor()
    const label = t('switches.turnOff.button', { part: codeWord('switches', 'checkout') })
    expect(await page.getByRole('button', { name: label, exact: true }).count()).toBe(0)
  })
})

/** A mail that was given up while the mail server was away. */
async function insertFailedMail(to: string): Promise<void> {
  const data = { template: 'question-received', locale: 'en', to, data: {} }
  const output = { type: 'Error', code: 'ECONNREFUSED' }
  await sql`
    insert into ${sql.id(JOB_SCHEMA, 'job')} (name, data, state, output, retry_count, retry_limit, started_on, completed_on)
    values ('mail.send', ${JSON.stringify(data)}::jsonb, 'failed', ${JSON.stringify(output)}::jsonb, 4, 9, now(), now())`.execute(
    db,
  )
}

test.each(['en', 'ru'] as const)(
  'a failed job is run again in %s, another is cancelled, and neither is shown',
  async (locale) => {
    const to = `failed.${locale}@example.org`
    await insertFailedMail(`cancelled.${locale}@example.org`)
    await delay(50)
    await insertFailedMail(to)
    await asOperator(office, { role: 'admin', locale }, async (operator) => {
      const { page, t, codeWord } = operator
      await page.getByRole('link', { name: t('nav.jobs') }).click()
      await heading(page, t('jobs.title'))
      await expectNothingFromAxe(page)
      await expectToFit(page, [1280, 1024])
      await page.getByRole('link', { name: `mail.send: ${codeWord('jobStates', 'failed')}, 2` }).click()
      await heading(page, 'mail.send')
      await page.getByText('Error ECONNREFUSED').first().waitFor()
      expect(await page.content()).not.toContain('example.org')
      await expectNothingFromAxe(page)
      await expectToFit(page, [1280, 1024])
      await page
        .getByRole('button', { name: t('jobs.retry.button') })
        .first()
        .click()
      await confirm(page, t('jobs.retry.button'))
      await page.getByText(t('jobs.retry.done')).waitFor()
      await mails.waitForMail(to, 'We have received your question')
      await page
        .getByRole('button', { name: t('jobs.cancel.button') })
        .first()
        .click()
      await confirm(page, t('jobs.cancel.button'))
      await page.getByText(t('jobs.none')).waitFor()
      expect(listProblems(operator)).toEqual([])
    })
  },
)

test.each(['en', 'ru'] as const)('reminders that failed and products are shown in %s', async (locale) => {
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    await signUpOwner(page.context(), site.url)
  })
  await sql`
    insert into reminders (id, account_id, disable_id, channel, is_active, locale, zone, updated_at)
    select gen_random_uuid(), id, gen_random_uuid(), 'mail', false, 'en', 'UTC', now() from accounts
    on conflict do nothing`.execute(db)
  await sql`
    insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn, tries, ended_at)
    select id, current_date, 'mail', 'blocked', now(), now(), 0, 1, now() from reminders
    on conflict do nothing`.execute(db)
  await asOperator(office, { role: 'support', locale }, async (operator) => {
    const { page, t, codeWord } = operator
    await page.goto('/reminders')
    await page
      .getByRole('cell', { name: codeWord('failureReasons', 'blocked') })
      .first()
      .waitFor()
    await expectNothingFromAxe(page)
    await expectToFit(page, [1280, 1024])
    await page.goto('/products')
    await page
      .getByRole('cell', { name: codeWord('products', 'personal_1m') })
      .first()
      .waitFor()
    await page.getByText(t('products.noneArchived')).waitFor()
    await expectNothingFromAxe(page)
    await expectToFit(page, [1280, 1024])
    expect(listProblems(operator)).toEqual([])
  })
})

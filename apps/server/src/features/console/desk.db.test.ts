import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { jobs } from '../../jobs.ts'
import { writeLetter } from '../../mails.ts'
import { grantAccess } from '../../platform/db/grant-access.ts'
import { installJobs } from '../../platform/jobs/engine.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { writeHtml } from '../../platform/mail/letter.ts'
import { createSeal } from '../../platform/secret.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestConsole, type TestConsole, type TestOperator } from '../../testing/console-app.ts'
import { insertFailedJob, insertQuestion } from '../../testing/console-requests.ts'
import { aQuestion } from '../../testing/content.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepQuestions } from '../content/index.ts'
import { changeSwitch } from './switches.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let database: TestDatabase
let office: TestConsole
let site: TestApp
let support: TestOperator
let admin: TestOperator
const clock = aClock()
const wakeUp = definePlanner({ name: 'test.wake', cron: '0 0 1 1 *', plan: async () => {} })

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  await installJobs({ url: database.url, schema: database.jobSchema, jobs, planners: [wakeUp] })
  await grantAccess(database.db, database)
  office = await openTestConsole(database, { clock })
  site = await openTestApp(database, { clock })
  support = await office.enrol('support')
  admin = await office.enrol('admin')
})
afterAll(async () => {
  await site.close()
  await office.close()
  await database.close()
})

const call = async (path: string, body: object, by = support) =>
  (await office.send('POST', `/console/${path}`, { by, body: { ...body } })).json()
const read = async (path: string, by = support) =>
  (await office.send('GET', `/console/${path}`, { by })).json()
const topicsOf = (page: { questions: { topic: string }[] }) => page.questions.map(({ topic }) => topic)
const at = () => new Date(clock.at)

describe('questions', () => {
  test('a question of the form is in the inbox without its sender, and shown with templates in its language', async () => {
    const { ticket } = (await site.get('/api/faq/form')).json()
    clock.at += 5_000
    const form = aQuestion({ ticket, email: 'Vera@example.org', locale: 'ru', topic: 'Переезд' })
    expect((await site.post('/api/faq/question', form)).statusCode).toBe(201)
    const inbox = await call('questions/list', { state: 'open' })
    expect(inbox.questions[0]).toMatchObject({ topic: 'Переезд', locale: 'ru', state: 'open' })
    expect(JSON.stringify(inbox)).not.toMatch(/vera|Anna/i)
    const shown = await read(`questions/${inbox.questions[0].id}`)
    expect(shown).toMatchObject({ name: 'Anna', email: 'vera@example.org', person: null, answer: null })
    expect(shown.templates[0].text).toMatch(/^Здравствуйте, Anna!/)
  })

  test.each([
    ['en', 'Answer to your question', 'A person wrote it'],
    ['ru', 'Ответ на ваш вопрос', 'Его написал человек'],
  ] as const)(
    'an answer in %s is mailed once, however often it is sent, as text',
    async (locale, subject, footer) => {
      const email = `${locale}@example.org`
      const id = await insertQuestion(database.db, { email, at: at(), locale })
      const text = 'Good day.\n\n<b>The 8th</b> & nothing else.'
      const sent = await Promise.all([1, 2, 3].map(() => call(`questions/${id}/answer`, { text })))
      expect(sent.map(({ state }) => state)).toEqual(['answered', 'answered', 'answered'])
      const mails = await listMailsTo(database, email)
      expect(mails).toHaveLength(1)
      expect(JSON.stringify(mails)).not.toContain('The 8th')
      const sender = {
        product: 'Zeri',
        address: 'hello@zeri.test',
        origins: { en: 'https://a', ru: 'https://b' },
      }
      const seal = createSeal(parseConfig({}).secretKeys)
      const [mail] = mails
      // True: the queue has what the schema of the mail allows.
      const letter = writeLetter(mail as Parameters<typeof writeLetter>[0], { sender, seal })
      expect(letter.subject).toBe(`${subject} ${id.slice(0, 8).toUpperCase()}`)
      const html = writeHtml(letter, locale, sender)
      expect(html).toContain('&lt;b&gt;The 8th&lt;/b&gt; &amp; nothing else.')
      expect(html).toContain(footer)
      expect(await read(`questions/${id}`)).toMatchObject({ answer: text, answeredBy: 'the support' })
    },
  )

  test('another text is refused until the question is opened again, and then follows the first', async () => {
    const id = await insertQuestion(database.db, { email: 'again@example.org', at: at() })
    await call(`questions/${id}/answer`, { text: 'The 8th.' })
    expect((await call(`questions/${id}/answer`, { text: 'The 9th.' })).code).toBe('question.not-open')
    expect(await call(`questions/${id}/state`, { state: 'open' })).toEqual({ state: 'open' })
    await call(`questions/${id}/answer`, { text: 'The 9th.' })
    expect((await read(`questions/${id}`)).answer).toBe('The 8th.\n\n* * *\n\nThe 9th.')
    expect(await listMailsTo(database, 'again@example.org')).toHaveLength(2)
  })

  test('a closed question takes no answer, and an unknown one is not found', async () => {
    const id = await insertQuestion(database.db, { at: at() })
    await call(`questions/${id}/state`, { state: 'closed' })
    expect((await call(`questions/${id}/answer`, { text: 'Late.' })).code).toBe('question.not-open')
    const nowhere = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
    expect((await call(`questions/${nowhere}/answer`, { text: 'x' })).code).toBe('question.not-found')
    expect((await call(`questions/${nowhere}/state`, { state: 'open' })).code).toBe('question.not-found')
    expect((await read(`questions/${nowhere}`)).code).toBe('question.not-found')
  })

  test('the inbox is searched by words in any form, by number, by address, and paged', async () => {
    const email = 'many@example.org'
    for (let count = 0; count < 60; count += 1) {
      clock.at += 1_000
      await insertQuestion(database.db, { email, at: at(), topic: `Topic ${count}` })
    }
    const id = await insertQuestion(database.db, {
      email,
      at: at(),
      topic: 'Свадьбы',
      question: 'Moving houses?',
    })
    expect(topicsOf(await call('questions/list', { words: 'свадьба' }))).toEqual(['Свадьбы'])
    expect(topicsOf(await call('questions/list', { words: 'house moved' }))).toEqual(['Свадьбы'])
    expect(topicsOf(await call('questions/list', { words: `#${id.slice(0, 8)}` }))).toEqual(['Свадьбы'])
    expect(topicsOf(await call('questions/list', { words: 'nowhere' }))).toEqual([])
    expect((await call('questions/find', { email: 'other@example.org' })).questions).toEqual([])
    const first = await call('questions/find', { email: 'MANY@example.org' })
    const second = await call('questions/find', { email, after: first.next })
    expect([first.questions.length, second.questions.length, second.next]).toEqual([50, 11, null])
    expect(new Set([...topicsOf(first), ...topicsOf(second)]).size).toBe(61)
  })

  test('the export of its owner has the answer, and both leave after a year', async () => {
    const token = await site.signUp('asks@example.org')
    const { ticket } = (await site.get('/api/faq/form')).json()
    clock.at += 5_000
    await site.post('/api/faq/question', aQuestion({ ticket, email: 'asks@example.org' }), { token })
    const { questions } = await call('questions/find', { email: 'asks@example.org' })
    await call(`questions/${questions[0].id}/answer`, { text: 'On the 8th.' })
    const file = (await site.get('/api/user/export', { token })).json()
    expect(file.questions[0]).toMatchObject({ answer: 'On the 8th.', answeredAt: expect.any(String) })
    const log = { info: () => {} } as never // true: the only method that the planner calls
    const deps = { db: database.db, enqueue: async () => '', log, forgetMails: async () => {} }
    await sweepQuestions.plan(deps, clock.at + 366 * DAY_MS)
    const { rows } = await sql`select from questions`.execute(database.db)
    expect(rows).toEqual([])
  })
})

describe('reminders that failed', () => {
  test('are counted by day, channel and reason, and listed without a person', async () => {
    const token = await site.signUp('reminded@example.org')
    const chart = await addChart(site, token)
    const reminder = { active: true, timeReminder: '08:00', chart, locale: 'ru' }
    await database.db
      .updateTable('charts')
      .set({ paid_until: new Date(clock.at + DAY_MS), personal_until: new Date(clock.at + DAY_MS) })
      .execute()
    await site.post('/api/reminders/mail', reminder, { token })
    const [today, before] = [0, 1].map((days) =>
      new Date(clock.at - days * DAY_MS).toISOString().slice(0, 10),
    )
    await sql`select maintain_reminder_days(${before}::date, 2, 60)`.execute(database.db)
    for (const [day, state] of [
      [today, 'failed'],
      [before, 'blocked'],
    ])
      await sql`
        insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn, tries, ended_at)
        select id, ${day}::date, 'mail', ${state}, ${at()}, ${at()}, 0, 3, ${at()} from reminders limit 1`.execute(
        database.db,
      )
    const failures = await read('reminders/failures?days=7')
    expect(failures.counts).toEqual([
      { day: today, channel: 'mail', reason: 'failed', count: 1 },
      { day: before, channel: 'mail', reason: 'blocked', count: 1 },
    ])
    expect(failures.latest[0]).toEqual({
      day: today,
      channel: 'mail',
      reason: 'failed',
      tries: 3,
      dueAt: at().toISOString(),
      endedAt: at().toISOString(),
    })
    expect((await read('reminders/failures?days=1')).counts).toHaveLength(1)
  })

  test('have an index of their own in every partition', async () => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = 'reminder_deliveries_failed'::regclass`.execute(
      database.db,
    )
    expect(rows).toEqual([{ valid: true }])
  })
})

describe('jobs', () => {
  const stateOf = async (id: string) => {
    const { rows } = await sql<{ state: string; retry_count: number; isDue: boolean }>`
      select state::text, retry_count, start_after <= now() as "isDue"
      from ${sql.id(database.jobSchema, 'job')} where id = ${id}::uuid`.execute(database.db)
    return rows[0]
  }

  test('queues show what waits and what failed, and a list of failed jobs why, without what is in them', async () => {
    await insertFailedJob(database)
    const mails = (await read('queues')).queues.find(({ queue }: { queue: string }) => queue === 'mail.send')
    expect(mails).toMatchObject({ failed: 1, active: 0, retrying: 0 })
    expect(mails.waiting).toBeGreaterThan(0)
    const list = await office.send('GET', '/console/queues/mail.send/jobs', { by: support })
    expect(list.json().jobs).toMatchObject([{ state: 'failed', tries: 5, reason: 'Error ECONNREFUSED' }])
    expect(list.payload).not.toContain('secret')
  })

  test('a failed job runs again from its first try, and one that waits for a try at once', async () => {
    const id = await insertFailedJob(database)
    const retry = () => call(`queues/mail.send/jobs/${id}/retry`, {}, admin)
    expect(await retry()).toEqual({})
    expect(await stateOf(id)).toEqual({ state: 'retry', retry_count: 0, isDue: true })
    await sql`update ${sql.id(database.jobSchema, 'job')} set start_after = now() + interval '1 hour', retry_count = 2
      where id = ${id}::uuid`.execute(database.db)
    expect(await retry()).toEqual({})
    expect(await stateOf(id)).toEqual({ state: 'retry', retry_count: 2, isDue: true })
  })

  test('a job is cancelled while it waits or after it failed, never while it runs', async () => {
    const id = await insertFailedJob(database)
    const act = (what: string) => call(`queues/mail.send/jobs/${id}/${what}`, {}, admin)
    expect(await act('cancel')).toEqual({})
    expect((await stateOf(id))?.state).toBe('cancelled')
    await sql`update ${sql.id(database.jobSchema, 'job')} set state = 'active' where id = ${id}::uuid`.execute(
      database.db,
    )
    for (const what of ['retry', 'cancel']) expect((await act(what)).code).toBe('job.not-waiting')
  })

  test('a failed wake-up is not tried again while the next one waits', async () => {
    const insert = async (state: string) => {
      const { rows } = await sql<{ id: string }>`
        insert into ${sql.id(database.jobSchema, 'job')} (name, state, policy)
        values ('test.wake', ${sql.raw(`'${state}'`)}, 'exclusive') returning id`.execute(database.db)
      return rows[0]?.id
    }
    const failed = await insert('failed')
    await insert('created')
    expect((await call(`queues/test.wake/jobs/${failed}/retry`, {}, admin)).code).toBe('job.not-waiting')
  })

  test.each([
    'select data from %job',
    'select * from %job',
    'select output from %job_common',
    'select source_output from %job',
    "update %job set data = '{}'",
    'delete from %job',
    'update %queue set name = name',
    'select network_hash from questions',
    "update questions set question = ''",
    'delete from questions',
    'select reminder_id from reminder_deliveries',
    'delete from switches',
  ])('PostgreSQL refuses the console to %s', async (statement) => {
    const as = database.db.transaction().execute(async (trx) => {
      await sql.raw('set local role zeri_console').execute(trx)
      await sql.raw(statement.replace('%', `${database.jobSchema}.`)).execute(trx)
    })
    await expect(as).rejects.toMatchObject({ code: '42501' })
  })
})

describe('switches', () => {
  test('a change is in force on every server, on the status, and in the history with author and reason', async () => {
    const other = await openTestApp(database, { clock })
    const note = { en: 'Back at noon.', ru: 'Вернётся в полдень.' }
    const body = { on: false, note, reason: 'the bank is away' }
    expect(await call('switches/checkout', body, admin)).toEqual({})
    for (const one of [site, other]) {
      await one.readSwitches()
      const { switches } = (await one.get('/api/status')).json()
      expect(switches[0]).toMatchObject({ name: 'checkout', on: false, note })
      expect((await one.get('/api/products')).json().canBuy).toBe(false)
    }
    await other.close()
    clock.at += MINUTE_MS
    const change = { name: 'checkout', isOn: true, by: 'root', note: null } as const
    await changeSwitch(database.db, { change, reason: null, operatorId: null }, at())
    const { switches } = await read('switches')
    expect(switches[0]).toMatchObject({ name: 'checkout', on: true, since: at().toISOString() })
    expect(switches[0].history).toEqual([
      { at: at().toISOString(), by: 'root', on: true, reason: null },
      {
        at: new Date(clock.at - MINUTE_MS).toISOString(),
        by: 'the admin',
        on: false,
        reason: 'the bank is away',
      },
    ])
  })
})

test('a product whose sale ended is archived, and can be sold again', async () => {
  const finance = await office.enrol('finance')
  const of = async () =>
    (await read('products')).products.find(
      ({ code, locale }: { code: string; locale: string }) => code === 'personal_1m' && locale === 'en',
    )
  const before = await of()
  expect(before).toMatchObject({ archivedAt: null, next: null, tier: 'personal', months: 1 })
  const from = new Date(clock.at + 2 * 3_600_000).toISOString()
  await call('prices', { code: 'personal_1m', locale: 'en', minor: null, from }, finance)
  expect(await of()).toEqual({ ...before, next: { amount: null, from } })
  clock.at += 3 * 3_600_000
  support = await office.enrol('support')
  expect(await of()).toEqual({ ...before, amount: null, archivedAt: from })
  const back = new Date(clock.at + 2 * 3_600_000).toISOString()
  await call(
    'prices',
    { code: 'personal_1m', locale: 'en', minor: 900, from: back },
    await office.enrol('finance'),
  )
  expect((await of()).next).toEqual({ amount: { minor: 900, currency: 'USD' }, from: back })
})

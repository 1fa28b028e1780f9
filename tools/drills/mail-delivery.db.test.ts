import { locales } from '@zeri/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { createHandlers } from '../../apps/server/src/jobs.ts'
import { sendMail } from '../../apps/server/src/mails.ts'
import { createEnqueue, createWorker, type Worker } from '../../apps/server/src/platform/jobs/engine.ts'
import type { Enqueue } from '../../apps/server/src/platform/jobs/job.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { createSmtp, type Smtp } from '../../apps/server/src/platform/mail/smtp.ts'
import { createSeal, singleKey } from '../../apps/server/src/platform/secret.ts'
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database.ts'

// Real processes and real pauses, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const clock = { now: () => Date.UTC(2026, 10, 15, 8, 30) }
const idle = async () => {}
const sender = {
  product: 'Zeri',
  address: 'hello@zeri.test',
  origins: { en: 'https://zeri.test', ru: 'https://zeri.test' },
}

let sandbox: Sandbox
let smtp: Smtp
let database: TestDatabase
let worker: Worker
let enqueue: Enqueue

beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  database = await openTestDatabase(inject('databaseUrl'))
  enqueue = createEnqueue({ schema: database.jobSchema })
  smtp = createSmtp({ smtpUrl: sandbox.smtpUrl, production: false })
  worker = createWorker({
    url: database.url,
    db: database.db,
    clock,
    log: createLog('silent'),
    handled: createHandlers({
      mail: { send: smtp.send, clock, sender, seal: createSeal(singleKey('x')) },
      warnUnverified: idle,
      sendRefund: idle,
      settle: idle,
      renew: idle,
      reconcile: idle,
      reminders: { plan: idle, send: idle },
      makePrint: idle,
      makeSharedPrint: idle,
    }),
    planners: [],
    enqueue,
    count: () => {},
    onLost: (error) => expect.unreachable(String(error)),
    schema: database.jobSchema,
    pollSeconds: 0.5,
  })
  await worker.start()
})
afterAll(async () => {
  await worker.stop()
  smtp.close()
  await database.close()
  await sandbox.stop()
})
beforeEach(() => sandbox.setFaults({ smtp: 'ok' }))

function queueMail(
  to: string,
  locale: 'en' | 'ru' = 'en',
  more: { validUntil?: string } = {},
): Promise<string> {
  const data = { askedAt: '2026-11-15T08:30:00.000Z' }
  return enqueue(database.db, sendMail, { template: 'delivery-check', locale, to, data, ...more })
}

async function readJob(id: string) {
  const { rows } = await sql<{ state: string; wait_s: number; output: object | null }>`
    select state, extract(epoch from start_after - now())::float8 as wait_s, output
      from ${sql.id(database.jobSchema, 'job')} where id = ${id}::uuid`.execute(database.db)
  return rows[0]
}

const mailsTo = (to: string) => sandbox.listMails().filter((mail) => mail.to.includes(to))
const waitFor = <T>(check: () => T) => vi.waitFor(check, { timeout: 10_000, interval: 50 })
const waitForState = (id: string, state: string) =>
  waitFor(async () => expect((await readJob(id))?.state).toBe(state))

test.each(locales)('a mail in %s arrives with text, HTML and the id of its job', async (locale) => {
  const to = `${locale}@example.org`
  const id = await queueMail(to, locale)
  await waitForState(id, 'completed')
  const [mail, ...others] = mailsTo(to)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    from: 'hello@zeri.test',
    to: [to],
    subject: { en: 'Mail delivery works', ru: 'Почта доставляется' }[locale],
  })
  const sentence = { en: 'No action is needed.', ru: 'Ничего делать не нужно.' }[locale]
  expect(mail?.text).toContain(sentence)
  expect(mail?.html).toContain(`<html lang="${locale}">`)
  expect(mail?.html).toContain(sentence)
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    'Message-ID': `<${id}@zeri.test>`,
    'Auto-Submitted': 'auto-generated',
    To: to,
  })
})

test('a temporary refusal is tried again after a minute, and the mail arrives once', async () => {
  sandbox.setFaults({ smtp: 'reject-temporarily' })
  const id = await queueMail('later@example.org')
  await waitForState(id, 'retry')
  expect((await readJob(id))?.wait_s).toBeGreaterThan(50)
  sandbox.setFaults({ smtp: 'ok' })
  const job = sql.id(database.jobSchema, 'job')
  await sql`update ${job} set start_after = now() where id = ${id}::uuid`.execute(database.db)
  await waitForState(id, 'completed')
  expect(mailsTo('later@example.org')).toHaveLength(1)
})

test('a permanent refusal is not tried again, and the stored job contains no address', async () => {
  sandbox.setFaults({ smtp: 'reject' })
  const id = await queueMail('nobody@example.org')
  await waitForState(id, 'failed')
  expect((await readJob(id))?.output).toEqual({ type: 'PermanentFailure', code: 'mail.refused' })
  expect(mailsTo('nobody@example.org')).toEqual([])
})

test('an expired mail is completed without being sent', async () => {
  const id = await queueMail('late@example.org', 'en', { validUntil: '2026-11-15T08:00:00.000Z' })
  await waitForState(id, 'completed')
  expect(mailsTo('late@example.org')).toEqual([])
})

test('in production a server without encryption gets no mail', async () => {
  const { send, close } = createSmtp({ smtpUrl: sandbox.smtpUrl, production: true })
  const message = { from: 'hello@zeri.test', to: 'plain@example.org', text: 'secret' }
  await expect(send(message)).rejects.toThrow(/TLS/)
  close()
  expect(mailsTo('plain@example.org')).toEqual([])
})

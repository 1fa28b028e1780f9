import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  createReminderRunner,
  type ReminderRunner,
} from '../../../../../tools/testbed/reminders/reminder-runner.ts'
import { parseConfig } from '../../config.ts'
import { createLog } from '../../platform/log.ts'
import { createReturnPaths } from '../../platform/mail/return-path.ts'
import type { SendMessage } from '../../platform/mail/smtp.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestConsole, type TestConsole, type TestOperator } from '../../testing/console-app.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { aComplaint, aDeliveryReport, anAutomaticReply } from '../../testing/mail-report.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { receiveReport } from './apply-bounce.ts'
import { createMailReturns } from './mail-returns.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()
const config = parseConfig({ MAIL_BOUNCE_ADDRESS: 'bounces@zeri.test' })
const returnPaths = createReturnPaths(config)

let database: TestDatabase
let site: TestApp
let office: TestConsole
let by: TestOperator
let runner: ReminderRunner
let refusal: Error | undefined
const mails: Parameters<SendMessage>[0][] = []
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  office = await openTestConsole(database, { clock })
  by = await office.enrol('support')
  runner = createReminderRunner({
    config,
    db: database.db,
    clock,
    send: async (mail) => {
      if (refusal) throw refusal
      mails.push(mail)
    },
    returns: createMailReturns({ db: database.db, clock, returnPaths, log: createLog('silent') }),
    sleep: async (ms) => {
      clock.at += ms
    },
  })
})
afterAll(async () => {
  await office.close()
  await site.close()
  await database.close()
})
beforeEach(async () => {
  clock.at = (Math.floor(clock.at / DAY_MS) + 1) * DAY_MS
  refusal = undefined
  by = await office.enrol('support')
  await database.db.updateTable('reminders').set({ is_active: false, next_run_at: null }).execute()
})

/** A reader whose day comes by mail at 08:00 in Moscow. */
async function aReader() {
  count += 1
  const email = `reader.${count}@example.org`
  const token = await site.signUp(email)
  const chart = await addChart(site, token, { fio: 'Anna' })
  await payUntil(database.db, chart, clock.at + 90 * DAY_MS)
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const reader = { email, token, id, chart, returnPath: returnPaths.of({ accountId: id, email }) }
  expect((await subscribe(reader)).statusCode).toBe(200)
  return reader
}
type Reader = Awaited<ReturnType<typeof aReader>>

const subscribe = ({ token, chart }: Pick<Reader, 'token' | 'chart'>) =>
  site.post('/api/reminders/mail', { active: true, timeReminder: '08:00', chart, locale: 'ru' }, { token })
const isOn = async ({ token }: Reader) => (await site.get('/api/reminders/mail', { token })).json().active
const isVerified = async ({ token }: Reader) => (await site.get('/api/user', { token })).json().user.verified
const receive = (raw: Buffer, to?: string) => receiveReport({ db: database.db, clock, returnPaths }, raw, to)
const bouncesOf = async ({ id }: Reader) =>
  database.db
    .selectFrom('mail_bounces')
    .select(['kind', 'status', 'address_masked'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
const mailsTo = ({ email }: Reader) => mails.filter(({ to }) => JSON.stringify(to).includes(email))

/** Sends what is due at eight. */
async function sendAtEight(): Promise<void> {
  clock.at = Math.floor(clock.at / DAY_MS) * DAY_MS + 5 * 3_600_000 + 1_000
  await runner.round()
}

describe('a mail that comes back', () => {
  test('carries a return path of its recipient', async () => {
    const reader = await aReader()
    await sendAtEight()
    expect(mailsTo(reader)[0]?.envelope).toEqual({ from: reader.returnPath, to: reader.email })
  })

  test('for good ends the reminders until the address is proven again', async () => {
    const reader = await aReader()
    expect(await receive(aDeliveryReport({ to: reader.returnPath }))).toBe('stopped')
    expect([await isOn(reader), await isVerified(reader)]).toEqual([false, false])
    expect(await bouncesOf(reader)).toEqual([
      { kind: 'hard', status: '5.1.1', address_masked: 'r…@example.org' },
    ])
    expect((await subscribe(reader)).json().code).toBe('address.not-verified')
    await sendAtEight()
    expect(mailsTo(reader)).toEqual([])

    await site.post('/api/user/address/verification', {}, { token: reader.token })
    const [mailed] = await listMailsTo(database, reader.email)
    const proven = await site.post('/api/user/address/verify', { token: mailed?.data.token })
    expect(proven.statusCode).toBe(200)
    expect(await isVerified(reader)).toBe(true)
    expect((await subscribe(reader)).statusCode).toBe(200)
  })

  test('stops a reminder that is queued already', async () => {
    const reader = await aReader()
    clock.at = Math.floor(clock.at / DAY_MS) * DAY_MS + 5 * 3_600_000 + 1_000
    await runner.plan()
    await database.db
      .updateTable('accounts')
      .set({ mail_stopped_at: new Date(clock.at) })
      .where('id', '=', reader.id)
      .execute()
    for (const name of runner.channels) await runner.send(name)
    expect(mailsTo(reader)).toEqual([])
    const states = database.db
      .selectFrom('reminder_deliveries')
      .innerJoin('reminders', 'reminders.id', 'reminder_deliveries.reminder_id')
      .select('state')
      .where('account_id', '=', reader.id)
    expect(await states.execute()).toEqual([{ state: 'off' }])
  })

  test('for now is counted, and stops the address on the fifth day', async () => {
    const reader = await aReader()
    const report = aDeliveryReport({ to: reader.returnPath, status: '4.2.2' })
    for (let day = 1; day <= 4; day += 1) {
      expect(await receive(report)).toBe('counted')
      expect(await receive(report)).toBe('counted')
      clock.at += DAY_MS
    }
    expect(await isOn(reader)).toBe(true)
    expect(await receive(report)).toBe('stopped')
    expect(await isOn(reader)).toBe(false)
  })

  test('for now on days far apart stops nothing', async () => {
    const reader = await aReader()
    for (let time = 1; time <= 6; time += 1) {
      expect(await receive(aDeliveryReport({ to: reader.returnPath, status: '4.2.2' }))).toBe('counted')
      clock.at += 12 * DAY_MS
    }
  })

  test('says nothing when it is only late, or an automatic reply', async () => {
    const reader = await aReader()
    const delayed = aDeliveryReport({ to: reader.returnPath, action: 'delayed', status: '4.4.1' })
    expect(await receive(delayed)).toBe('no-failure')
    expect(await receive(anAutomaticReply(reader.returnPath))).toBe('no-report')
    expect([await isOn(reader), await bouncesOf(reader)]).toEqual([true, []])
  })

  test('is recognised by the address it arrived at, if its own headers do not say it', async () => {
    const reader = await aReader()
    expect(await receive(aDeliveryReport({ to: 'undisclosed@zeri.test' }), reader.returnPath)).toBe('stopped')
  })
})

test.each([
  ['no token', () => 'bounces@zeri.test'],
  [
    'a token of another key',
    ({ id, email }: Reader) => {
      const secretKeys = [{ id: 'x', secret: 'another secret of thirty-two characters' }]
      return createReturnPaths({ ...config, secretKeys }).of({ accountId: id, email })
    },
  ],
  [
    'a token with the id of somebody else',
    ({ id, returnPath }: Reader) => returnPath.replace(id.replaceAll('-', ''), '0'.repeat(32)),
  ],
  [
    'a token of an address that was changed since',
    ({ id }: Reader) => returnPaths.of({ accountId: id, email: 'former@example.org' }),
  ],
])('a forged report with %s changes nothing', async (_name, pathOf) => {
  const reader = await aReader()
  for (const raw of [
    aDeliveryReport({ to: pathOf(reader), recipient: reader.email }),
    aComplaint({ returnPath: pathOf(reader) }),
  ])
    expect(await receive(raw)).toBe('forged')
  expect([await isOn(reader), await isVerified(reader), await bouncesOf(reader)]).toEqual([true, true, []])
})

test('a complaint ends the reminders, and their reader may turn them on again', async () => {
  const reader = await aReader()
  expect(await receive(aComplaint({ returnPath: reader.returnPath }))).toBe('unsubscribed')
  expect(await isOn(reader)).toBe(false)
  expect(await bouncesOf(reader)).toMatchObject([{ kind: 'complaint', status: null }])
  expect((await subscribe(reader)).statusCode).toBe(200)
})

test('the refusal of a recipient while a mail is handed over counts as a bounce', async () => {
  const reader = await aReader()
  refusal = Object.assign(new Error('no'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    permanent: true,
    responseCode: 550,
    response: '550 5.1.1 no such user',
  })
  await sendAtEight()
  expect(await bouncesOf(reader)).toMatchObject([{ kind: 'hard', status: '5.1.1' }])
  expect(await isOn(reader)).toBe(false)
})

describe('the command of a mail server', () => {
  const runCommand = (input: Buffer, databaseUrl: string, ...args: string[]) => {
    const command = join(import.meta.dirname, '../../cli/admin.ts')
    const { status, stdout } = spawnSync(process.execPath, [command, 'mail', 'bounce', ...args], {
      input,
      env: { DATABASE_URL: databaseUrl, MAIL_BOUNCE_ADDRESS: config.mailBounceAddress },
      encoding: 'utf8',
    })
    return { status, outcome: stdout.trim() }
  }

  test('applies the report on its standard input', async () => {
    const reader = await aReader()
    const url = new URL(database.url)
    url.searchParams.set('options', `-c search_path=${database.schema},public`)
    const report = aDeliveryReport({ to: 'undisclosed@zeri.test' })
    expect(runCommand(report, url.href, '--to', reader.returnPath)).toEqual({ status: 0, outcome: 'stopped' })
    expect(await isOn(reader)).toBe(false)
  })

  test('makes the mail server try again while the database is away', () => {
    const report = aDeliveryReport({ to: returnPaths.of({ accountId: by.id, email: 'a@example.org' }) })
    expect(runCommand(report, 'postgres://postgres@127.0.0.1:1/zeri').status).toBe(75)
  })
})

describe('in the console', () => {
  const list = async (query = '') => (await office.send('GET', `/console/bounces${query}`, { by })).json()

  test('bounces are listed with a masked address, the latest first, page by page', async () => {
    const reader = await aReader()
    await receive(aDeliveryReport({ to: reader.returnPath }))
    const [latest] = (await list()).bounces
    expect(latest).toMatchObject({
      kind: 'hard',
      status: '5.1.1',
      address: 'r…@example.org',
      account: reader.id,
      isStopped: true,
    })
    expect(JSON.stringify(latest)).not.toContain(reader.email)
    const days = Array.from({ length: 60 }, (_, day) => ({
      account_id: reader.id,
      kind: 'soft',
      status: '4.2.2',
      day: new Date(clock.at - day * DAY_MS).toISOString().slice(0, 10),
      address_masked: 'r…@example.org',
      received_at: new Date(clock.at),
    }))
    await database.db.insertInto('mail_bounces').values(days).execute()
    const first = await list()
    const second = await list(`?before=${first.next}`)
    const ids = [...first.bounces, ...second.bounces].map(({ id }: { id: number }) => id)
    expect(first.bounces).toHaveLength(50)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('an operator lets mail go to an address again, for a reason in the log', async () => {
    const reader = await aReader()
    await receive(aDeliveryReport({ to: reader.returnPath }))
    const release = () =>
      office.send('POST', `/console/people/${reader.id}/mail/release`, {
        by,
        body: { reason: 'mailbox is back' },
      })
    expect((await release()).json()).toEqual({ released: true })
    expect((await release()).json()).toEqual({ released: false })
    expect([await isVerified(reader), await isOn(reader)]).toEqual([true, false])
    expect((await subscribe(reader)).statusCode).toBe(200)
    const entries = await database.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'person.release-mail')
      .where('subject', '=', reader.id)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ details }) => JSON.parse(details))).toEqual([
      { released: true, reason: 'mailbox is back' },
      { released: false, reason: 'mailbox is back' },
    ])
  })
})

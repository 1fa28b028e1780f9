import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createForgetMails } from '../../platform/jobs/engine.ts'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { aQuestion } from '../../testing/content.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { findTablesWith } from '../../testing/find-tables.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { eraseAccounts, sweepAccounts } from './planners.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const DAY_MS = 86_400_000
const clock = aClock()

let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const wake = (planner: typeof eraseAccounts) =>
  planner.plan(
    {
      db: database.db,
      enqueue: () => Promise.reject(new Error('nothing is enqueued')),
      log: pino({ level: 'silent' }),
      forgetMails: createForgetMails({ schema: database.jobSchema }),
    },
    clock.now(),
  )
const signIn = (email: string, password = PASSWORD) =>
  site.post('/api/token/auth', { username: email, password })
const requestDeletion = (token: string, typed: string) =>
  site.post('/api/user/delete', { email: typed }, { token })
const cancelTokenOf = async (email: string) =>
  (await listMailsTo(database, email)).find(({ template }) => template === 'deletion-requested')?.data.token

/** An account that has used every feature. */
async function aBusyUser(email: string): Promise<{ token: string; uuid: string }> {
  await site.signUp(email)
  await signIn(email, 'wrong password')
  await site.post('/api/user/recovery/code', { email })
  const code = (await listMailsTo(database, email))[0]?.data.code
  await site.post('/api/user/recovery/password', { email, code, password: PASSWORD })
  const response = await signIn(email)
  const token = response.json().token
  expect(cookieOf(response, '__Host-device')).toBeDefined()
  const moscow = { address: `Flat of ${email}`, latitude: 55.75, longitude: 37.62, place: '524901' }
  await site.post('/api/location', moscow, { token })
  const another = { current: PASSWORD, pass: 'another day', checkPass: 'another day' }
  await site.post('/api/user/change/password', another, { token })
  await addChart(site, token, { email })
  const { ticket } = (await site.get('/api/faq/form')).json()
  clock.at += 5_000
  await site.post('/api/faq/question', aQuestion({ ticket, email: 'a.second.mailbox@example.org' }), {
    token,
  })
  await site.get('/api/user/export', { token })
  return { token, uuid: (await site.get('/api/user', { token })).json().user.uuid }
}

test('a week after the request nothing of an account is left in any table, queue or log', async () => {
  const email = 'Busy.Person@example.org'
  const { token, uuid } = await aBusyUser(email)
  const neighbour = await site.signUp('neighbour@example.org')
  expect(await findTablesWith(database, email)).toEqual(expect.arrayContaining(['accounts']))
  expect(await findTablesWith(database, uuid)).toEqual(
    expect.arrayContaining([
      'accounts',
      'charts',
      'known_devices',
      'questions',
      'security_events',
      'sessions',
    ]),
  )
  const requested = await requestDeletion(token, 'busy.person@example.org')
  expect(requested.json().erasedAt).toBe(new Date(clock.at + 7 * DAY_MS).toISOString())

  clock.at += 7 * DAY_MS - 1
  await wake(eraseAccounts)
  expect(await findTablesWith(database, uuid)).toContain('accounts')
  clock.at += 1
  await wake(eraseAccounts)
  for (const trace of [email, 'busy.person', uuid]) {
    expect(await findTablesWith(database, trace)).toEqual([])
    expect(site.log.join('').toLowerCase()).not.toContain(trace.toLowerCase())
  }
  expect((await site.post('/api/token/verify', { token: neighbour })).statusCode).toBe(200)
  expect((await signIn(email)).json().code).toBe('auth.bad-credentials')
})

test('the request signs out everywhere at once, and a sign-in says why it fails', async () => {
  const email = 'leaving@example.org'
  const token = await site.signUp(email)
  const other = (await signIn(email)).json().token
  const requested = await requestDeletion(token, email)
  for (const name of ['__Host-token', 'person']) expect(cookieOf(requested, name)).toBe('')
  for (const one of [token, other]) expect((await site.get('/api/user', { token: one })).statusCode).toBe(401)
  expect((await signIn(email)).json().code).toBe('account.being-deleted')
  expect((await signIn(email, 'wrong password')).json().code).toBe('auth.bad-credentials')
})

test.each(['someone.else@example.org', 'staying@example.or'])(
  'typing %s instead of one’s own e-mail deletes nothing',
  async (typed) => {
    const email = `staying.${typed}`
    const token = await site.signUp(email)
    expect((await requestDeletion(token, typed)).json()).toMatchObject({
      code: 'account.not-confirmed',
      fields: { email: expect.any(String) },
    })
    expect((await site.get('/api/user', { token })).statusCode).toBe(200)
  },
)

test('the mailed link cancels the deletion, once; the sessions stay ended', async () => {
  const email = 'wavering@example.org'
  const token = await site.signUp(email)
  await requestDeletion(token, email)
  const cancel = { token: await cancelTokenOf(email) }
  expect((await site.post('/api/user/delete/cancel', cancel)).statusCode).toBe(200)
  expect((await site.post('/api/user/delete/cancel', cancel)).json().code).toBe('account.no-deletion')
  expect((await listMailsTo(database, email)).map(({ template }) => template)).toContain('deletion-cancelled')
  clock.at += 8 * DAY_MS
  await wake(eraseAccounts)
  expect((await site.get('/api/user', { token })).statusCode).toBe(401)
  expect((await signIn(email)).statusCode).toBe(200)
})

test('after the week the link is invalid, even before the account is erased', async () => {
  const email = 'late@example.org'
  await requestDeletion(await site.signUp(email), email)
  const cancel = { token: await cancelTokenOf(email) }
  clock.at += 7 * DAY_MS
  expect((await site.post('/api/user/delete/cancel', cancel)).statusCode).toBe(404)
})

test('the sweep deletes expired rows and nothing else', async () => {
  const email = 'sweeping@example.org'
  const token = await site.signUp(email)
  await site.post('/api/user/recovery/code', { email })
  await signIn(email, 'wrong password')
  const countRows = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from sessions) as sessions,
             (select count(*)::int from address_proofs) as codes,
             (select count(*)::int from tries) as tries,
             (select count(*)::int from known_devices) as devices,
             (select count(*)::int from security_events) as events`.execute(database.db)
    return rows[0]
  }
  await wake(sweepAccounts)
  const before = await countRows()
  await wake(sweepAccounts)
  expect(await countRows()).toMatchObject({ devices: before?.devices, events: before?.events })
  expect((await site.get('/api/user', { token })).statusCode).toBe(200)
  clock.at += DAY_MS
  await wake(sweepAccounts)
  expect(await countRows()).toMatchObject({ codes: 0, tries: 0 })
  expect((await site.get('/api/user', { token })).statusCode).toBe(200)
  await signIn('nobody@example.org', 'wrong password')
  clock.at += 7 * DAY_MS
  await wake(sweepAccounts)
  expect((await countRows())?.events).toBe(before?.events)
  clock.at += 401 * DAY_MS
  await wake(sweepAccounts)
  expect(await countRows()).toEqual({ sessions: 0, codes: 0, tries: 0, devices: 0, events: 0 })
})

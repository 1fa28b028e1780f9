import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { resealColumn } from '../../platform/sealed-column.ts'
import { createSeal } from '../../platform/secret.ts'
import { aClock, type TestClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { turnOnSecondFactor } from '../../testing/second-factor.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { webhookPath, webhookSecret } from '../reminders/telegram/webhooks.ts'
import { passwordKeyOf } from './passwords.ts'
import { factorSecrets } from './second-factor/factor-store.ts'
import { findAccountByEmail, replacePasswordHash } from './store.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
/** A person needs some time to fill in a form. */
const FORM_MS = 5_000
const [OLD, NEW] = ['the-secret-of-a-deployment-without-a-name', 'the-secret-that-the-operator-rotates-to']

/** What `SECRET_KEY` is at each step of a rotation. */
const steps = {
  plain: OLD,
  oldFirst: `first:${OLD},2027:${NEW}`,
  newFirst: `2027:${NEW},first:${OLD}`,
  newOnly: `2027:${NEW}`,
} as const
type Step = keyof typeof steps
const BOT = 'zeri_bot'

let database: TestDatabase
let clock: TestClock
let count = 0
let email: string
const sites = new Map<Step, TestApp>()

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  clock = aClock()
  for (const [step, SECRET_KEY] of Object.entries(steps) as [Step, string][])
    sites.set(step, await openTestApp(database, { clock, env: { SECRET_KEY, TELEGRAM_BOTS: `${BOT}=1:x` } }))
})
afterAll(async () => {
  for (const site of sites.values()) await site.close()
  await database.close()
})
beforeEach(() => {
  count += 1
  clock.at += DAY_MS // tries of one test must not count in the next
  email = `owner.${count}@example.org`
})

/** A server process that runs with the keys of a step. */
function at(step: Step): TestApp {
  const site = sites.get(step)
  if (!site) throw new Error(`there is no step ${step}`)
  return site
}

const signInAt = async (step: Step, password = PASSWORD) =>
  (await at(step).post('/api/token/auth', { username: email, password })).statusCode
const isAliveAt = async (step: Step, token: string) =>
  (await at(step).post('/api/token/verify', { token })).statusCode === 200
const requestCodeAt = async (step: Step) => {
  const { statusCode } = await at(step).post('/api/user/recovery/code', { email })
  expect(statusCode).toBe(200)
  const [mail] = await listMailsTo(database, email, parseConfig({ SECRET_KEY: steps[step] }))
  return mail?.data.code ?? ''
}
const recoverAt = (step: Step, code: string, password: string) =>
  at(step).post('/api/user/recovery/password', { email, code, password })
const listFeedAddressesAt = async (step: Step, token: string) =>
  (await at(step).get('/api/feeds', { token })).json().feeds.map((feed: { token: unknown }) => feed.token)
const openFormAt = async (step: Step): Promise<string> => (await at(step).get('/api/faq/form')).json().ticket
const askAt = (step: Step, ticket: string) =>
  at(step).post('/api/faq/question', {
    name: 'Anna',
    email,
    topic: 'A day',
    question: 'Which day?',
    locale: 'en',
    consent: true,
    website: '',
    ticket,
  })
const keyOfPassword = async () => {
  const { password_hash } = await database.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return passwordKeyOf(password_hash)
}

describe('a rotation of the secret key', () => {
  test('sessions and passwords work at every step, and a sign-in moves the password to the new key', async () => {
    const token = await at('plain').signUp(email)
    expect(await keyOfPassword()).toBe('first')
    expect(await signInAt('oldFirst')).toBe(200)
    expect(await keyOfPassword()).toBe('first')
    expect(await signInAt('newFirst', 'not the password')).toBe(400)
    expect(await keyOfPassword()).toBe('first')
    expect(await signInAt('newFirst')).toBe(200)
    expect(await keyOfPassword()).toBe('2027')
    expect(await signInAt('newOnly')).toBe(200)
    for (const step of Object.keys(steps) as Step[]) expect(await isAliveAt(step, token)).toBe(true)
  })

  test('a new hash does not undo a password change that came first', async () => {
    await at('plain').signUp(email)
    const account = await findAccountByEmail(database.db, email)
    await replacePasswordHash(database.db, account?.id ?? '', { from: 'an older hash', to: '2027$of-it' })
    expect(await signInAt('plain')).toBe(200)
  })

  test.each([
    ['oldFirst', 'newFirst'],
    ['newFirst', 'oldFirst'],
    ['plain', 'oldFirst'],
    ['oldFirst', 'plain'],
  ] as const)('what a process at %s makes, a process at %s opens', async (one, other) => {
    const token = await at(one).signUp(email)
    expect(await signInAt(other)).toBe(200)
    const { token: address } = (await at(one).post('/api/feeds', {}, { token })).json()
    expect(await listFeedAddressesAt(other, token)).toEqual([address])
    const ticket = await openFormAt(one)
    const code = await requestCodeAt(one)
    expect((await recoverAt(other, code, 'another good day')).statusCode).toBe(200)
    expect(await signInAt(one, 'another good day')).toBe(200)
    clock.at += FORM_MS
    expect((await askAt(other, ticket)).statusCode).toBe(201)
  })
})

test('codes of an app go on through a rotation; backup codes of a removed key are refused and not counted', async () => {
  const token = await at('plain').signUp(email)
  const factor = await turnOnSecondFactor(at('plain'), token, clock)
  const confirm = async (step: Step, code: string) =>
    (await at(step).post('/api/user/confirm', { code }, { token })).statusCode
  const nextCode = () => {
    clock.at += 60_000
    return factor.code()
  }
  expect(await confirm('newFirst', nextCode())).toBe(200)
  expect(await confirm('newFirst', factor.backupCodes[0] ?? '')).toBe(200)
  expect(await confirm('newOnly', nextCode())).toBe(400)
  const seal = createSeal(parseConfig({ SECRET_KEY: steps.newFirst }).secretKeys)
  expect(await resealColumn(database.db, seal, factorSecrets)).toEqual({ resealed: 1, lost: 0 })
  expect(await confirm('newOnly', nextCode())).toBe(200)
  expect(await confirm('newOnly', factor.backupCodes[1] ?? '')).toBe(400)
  const left = async (step: Step) =>
    (await at(step).get('/api/user/second-factor', { token })).json().factor.backupCodesLeft
  expect([await left('newFirst'), await left('newOnly')]).toEqual([9, 0])
  expect((await at('newFirst').post('/api/user/second-factor/backup-codes', {}, { token })).statusCode).toBe(
    200,
  )
  expect(await left('newOnly')).toBe(10)
})

test('Telegram may go on with the secret of an older key until the key is removed', async () => {
  const secret = webhookSecret(parseConfig({ SECRET_KEY: steps.plain }), BOT)
  const headers = { 'x-telegram-bot-api-secret-token': secret }
  const update = async (step: Step) =>
    (await at(step).post(webhookPath(BOT), { update_id: count }, { headers })).statusCode
  expect([await update('oldFirst'), await update('newFirst'), await update('newOnly')]).toEqual([
    200, 200, 401,
  ])
})

describe('a removed key opens nothing', () => {
  test('its passwords are wrong, and recovery sets a new one', async () => {
    await at('plain').signUp(email)
    expect(await signInAt('newOnly')).toBe(400)
    const code = await requestCodeAt('newOnly')
    expect((await recoverAt('newOnly', code, 'another good day')).statusCode).toBe(200)
    expect(await signInAt('newOnly', 'another good day')).toBe(200)
  })

  test('a session goes on, and its current password is wrong', async () => {
    const token = await at('plain').signUp(email)
    const change = { current: PASSWORD, pass: 'another good day', checkPass: 'another good day' }
    const changed = await at('newOnly').post('/api/user/change/password', change, { token })
    expect([changed.statusCode, changed.json().code]).toEqual([400, 'password.wrong-current'])
    expect(await isAliveAt('newOnly', token)).toBe(true)
  })

  test('its codes and form tickets are refused', async () => {
    await at('plain').signUp(email)
    const [code, ticket] = [await requestCodeAt('plain'), await openFormAt('plain')]
    clock.at += FORM_MS
    expect((await recoverAt('newOnly', code, 'another good day')).json().code).toBe('recovery.invalid-code')
    expect((await askAt('newOnly', ticket)).json().code).toBe('question.not-in-time')
  })

  test('an address that it sealed is not shown any more, and the calendar itself is still served', async () => {
    const token = await at('plain').signUp(email)
    const { token: address } = (await at('plain').post('/api/feeds', {}, { token })).json()
    const list = { tag: 'wedding', dates: ['2026-11-20'] }
    expect((await at('plain').post('/api/choices', list, { token })).statusCode).toBe(201)
    expect(await listFeedAddressesAt('newOnly', token)).toEqual([null])
    const { choices } = (await at('newOnly').get('/api/choices', { token })).json()
    expect(choices.map((choice: { token: unknown }) => choice.token)).toEqual([null])
    expect((await at('newOnly').get('/api/user/export', { token })).statusCode).toBe(200)
    expect((await at('newOnly').get(`/feeds/${address}.ics`)).statusCode).toBe(200)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const MINUTE_MS = 60_000
const clock = aClock()

let database: TestDatabase
let sites: [TestApp, TestApp]
let count = 0
let email: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  sites = [await openTestApp(database, { clock }), await openTestApp(database, { clock })]
})
afterAll(async () => {
  for (const site of sites) await site.close()
  await database.close()
})
beforeEach(() => {
  clock.at += 2 * 24 * 60 * MINUTE_MS
  count += 1
  email = `target.${count}@example.org`
})

type Attempt = { site?: TestApp; address?: string; device?: string | undefined; username?: string }

function attempt(
  password: string,
  { site = sites[0], address = `203.0.113.${count}`, device, username = email }: Attempt = {},
) {
  const headers = device === undefined ? {} : { cookie: `__Host-device=${device}` }
  return site.post('/api/token/auth', { username, password }, { remoteAddress: address, headers })
}

async function guessWrong(times: number, options: Attempt = {}): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < times; i += 1) statuses.push((await attempt(`wrong guess ${i}`, options)).statusCode)
  return statuses
}

test('the sixth guess in a quarter of an hour is not checked, even if it is right', async () => {
  await sites[0].signUp(email)
  expect(await guessWrong(5)).toEqual([400, 400, 400, 400, 400])
  const sixth = await attempt(PASSWORD)
  expect(sixth.statusCode).toBe(429)
  expect(sixth.json().code).toBe('limit.exceeded')
  expect(Number(sixth.headers['retry-after'])).toBe(15 * 60)
  clock.at += 15 * MINUTE_MS
  expect((await attempt(PASSWORD)).statusCode).toBe(200)
})

test('the window of a quarter of an hour slides: it never allows five guesses and then five more', async () => {
  await sites[0].signUp(email)
  await guessWrong(1)
  clock.at += 14 * MINUTE_MS
  await guessWrong(4)
  clock.at += 2 * MINUTE_MS // the first has left the window, the others have not
  expect(await guessWrong(2)).toEqual([400, 429])
})

test('two processes share their counts, and a restarted one goes on counting', async () => {
  await sites[0].signUp(email)
  await guessWrong(3, { site: sites[0] })
  await guessWrong(2, { site: sites[1] })
  for (const site of sites) expect((await attempt(PASSWORD, { site })).statusCode).toBe(429)
  const restarted = await openTestApp(database, { clock })
  expect((await attempt(PASSWORD, { site: restarted })).statusCode).toBe(429)
  await restarted.close()
})

test('of many simultaneous guesses on two processes five are checked', async () => {
  await sites[0].signUp(email)
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, i) => attempt(`wrong guess ${i}`, { site: sites[i % 2] as TestApp })),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(11)
})

test('an e-mail without an account is blocked in the same way', async () => {
  expect(await guessWrong(6)).toEqual([400, 400, 400, 400, 400, 429])
})

test.each(['known', 'unknown'])(
  'however a %s e-mail is spelled, its guesses are counted together',
  async (kind) => {
    if (kind === 'known') await sites[0].signUp(email)
    const statuses = []
    for (const username of [email, email.toUpperCase(), ` ${email}`, email, email, email])
      statuses.push((await attempt('wrong guess', { username })).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  },
)

test('the owner’s own device is not locked out by strangers, and has five guesses of its own', async () => {
  await sites[0].signUp(email)
  const device = cookieOf(await attempt(PASSWORD), '__Host-device')
  await guessWrong(5)
  expect((await attempt(PASSWORD)).statusCode).toBe(429)
  expect((await attempt(PASSWORD, { device })).statusCode).toBe(200)
  expect(await guessWrong(6, { device })).toEqual([400, 400, 400, 400, 400, 429])
})

test('a device known to one account is a stranger to another', async () => {
  const device = cookieOf(
    await sites[0].post('/api/user/singup', { email: `other.${email}`, password: PASSWORD, consent: true }),
    '__Host-device',
  )
  await sites[0].signUp(email)
  await guessWrong(5)
  expect((await attempt(PASSWORD, { device })).statusCode).toBe(429)
})

test('recovery lifts the block, of strangers and of the owner’s device', async () => {
  await sites[0].signUp(email)
  const device = cookieOf(await attempt(PASSWORD), '__Host-device')
  await guessWrong(5)
  await guessWrong(5, { device })
  await sites[0].post('/api/user/recovery/code', { email })
  const code = (await listMailsTo(database, email))[0]?.data.code
  const recovered = { email, code, password: 'another day' }
  expect((await sites[0].post('/api/user/recovery/password', recovered)).statusCode).toBe(200)
  expect((await attempt('another day')).statusCode).toBe(200)
  expect((await attempt('another day', { device })).statusCode).toBe(200)
})

test('a right password refunds the tries of the address', async () => {
  await sites[0].signUp(email)
  for (let i = 0; i < 32; i += 1) expect((await attempt(PASSWORD)).statusCode).toBe(200)
})

test('an address that guesses at many accounts is stopped, other addresses are not', async () => {
  const spray = async (address: string, times: number) => {
    const statuses = []
    for (let i = 0; i < times; i += 1)
      statuses.push(
        (await attempt('wrong', { address, username: `spray.${address}.${i}@example.org` })).statusCode,
      )
    return statuses
  }
  const statuses = await spray('192.0.2.10', 31)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(await spray('192.0.2.11', 1)).toEqual([400])
})

test('without the factor of a drill the limits are as above, with it they are wider', async () => {
  const drill = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '2' } })
  await drill.signUp(email)
  expect(await guessWrong(11, { site: drill })).toEqual([...Array<number>(10).fill(400), 429])
  await drill.close()
})

test('stored tries name nobody', async () => {
  await guessWrong(1)
  const { rows } = await sql<{ row: string }>`select tries::text as row from tries`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toMatch(/example|203\.0\.113/)
})

import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { migrate, migrations } from '../../platform/db/migrate.ts'
import { createEnqueue, createForgetMails } from '../../platform/jobs/engine.ts'
import { systemRandom } from '../../platform/random.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { aQuestion } from '../../testing/content.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { listMailsTo } from '../../testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { eraseAccounts } from './planners.ts'
import { createMailServices } from './services.ts'
import { warnUnverified } from './warn-unverified.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const clock = aClock()

let database: TestDatabase
let site: TestApp
let count = 0
let email: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(() => {
  clock.at += 2 * DAY_MS
  count += 1
  email = `new.${count}@example.org`
})

const send = (token: string) => site.post('/api/user/address/verification', {}, { token })
const verify = (payload: object, token?: string) =>
  site.post('/api/user/address/verify', { ...payload }, { token })
const isVerified = async (token: string) => (await site.get('/api/user', { token })).json().user.verified
const listVerifications = async () =>
  (await listMailsTo(database, email)).filter(({ template }) => template === 'address-verification')
const lastVerification = async () => (await listVerifications())[0]?.data ?? {}

describe('proving an address', () => {
  test('the link of the sign-up mail proves it in any browser, and again without a fault', async () => {
    const token = await site.signUpUnverified(email)
    expect(await isVerified(token)).toBe(false)
    const { token: link } = await lastVerification()
    expect((await verify({ token: link })).statusCode).toBe(200)
    expect(await isVerified(token)).toBe(true)
    expect((await verify({ token: link })).statusCode).toBe(200)
  })

  test('the code proves it in a session of the account, for ten minutes', async () => {
    const token = await site.signUpUnverified(email)
    const { code = '' } = await lastVerification()
    const stranger = await site.signUp(`other.${email}`)
    expect((await verify({ code }, stranger)).json().code).toBe('verification.invalid')
    expect((await verify({ code })).statusCode).toBe(401)
    clock.at += 10 * MINUTE_MS - 1
    expect((await verify({ code: `${code.slice(0, 4)} ${code.slice(4)}` }, token)).statusCode).toBe(200)
    expect(await isVerified(token)).toBe(true)
  })

  test.each([
    ['a code after ten minutes', 'code', 10 * MINUTE_MS],
    ['a link after a day', 'token', DAY_MS],
  ] as const)('%s is refused', async (_name, field, afterMs) => {
    const token = await site.signUpUnverified(email)
    const mailed = (await lastVerification())[field]
    clock.at += afterMs
    const refused = await verify({ [field]: mailed }, token)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'verification.invalid'])
  })

  test('a recovery link proves no address by itself, nor does a verification link recover', async () => {
    const token = await site.signUpUnverified(email)
    await site.post('/api/user/recovery/code', { email })
    const recovery = (await listMailsTo(database, email)).find(({ template }) => template === 'recovery-code')
    expect((await verify({ token: recovery?.data.token })).statusCode).toBe(400)
    const { token: link } = await lastVerification()
    const crossed = await site.post('/api/user/recovery/link', { token: link, password: 'another day' })
    expect(crossed.statusCode).toBe(404)
    expect(await isVerified(token)).toBe(false)
  })

  test('neither token nor code is an invalid request; of both the token decides', async () => {
    expect((await verify({})).json().code).toBe('request.invalid')
    const token = await site.signUpUnverified(email)
    const { code, token: link } = await lastVerification()
    expect((await verify({ token: 'x', code }, token)).json().code).toBe('verification.invalid')
    expect((await verify({ token: link, code: '1' })).statusCode).toBe(200)
  })

  test('three mails a day: the fourth request sends nothing while a link works, and is refused without one', async () => {
    const token = await site.signUpUnverified(email)
    for (let i = 0; i < 5; i += 1) expect((await send(token)).statusCode).toBe(200)
    expect(await listVerifications()).toHaveLength(3)
    await database.db.deleteFrom('address_proofs').execute()
    expect((await send(token)).statusCode).toBe(429)
    clock.at += DAY_MS
    expect((await send(token)).statusCode).toBe(200)
    expect(await listVerifications()).toHaveLength(4)
  })

  test('a verified account is sent nothing', async () => {
    const token = await site.signUp(email)
    await send(token)
    expect(await listVerifications()).toHaveLength(1)
  })
})

test('the daily mail needs a proven address', async () => {
  const token = await site.signUpUnverified(email)
  const chart = await addChart(site, token, { email })
  await payUntil(database.db, chart, clock.at + 30 * DAY_MS)
  const save = () =>
    site.post('/api/reminders/mail', { active: true, timeReminder: '08:00', chart, locale: 'ru' }, { token })
  expect((await save()).json().code).toBe('address.not-verified')
  await verify({ token: (await lastVerification()).token })
  expect((await save()).statusCode).toBe(200)
})

describe('an account that is never verified', () => {
  const enqueue = () => createEnqueue({ schema: database.jobSchema })
  /** One hour of the worker. */
  async function work(): Promise<void> {
    const { db } = database
    await warnUnverified(
      createMailServices({ config: parseConfig({}), db, clock, random: systemRandom, enqueue: enqueue() }),
    )
    await eraseAccounts.plan(
      {
        db,
        enqueue: enqueue(),
        log: pino({ level: 'silent' }),
        forgetMails: createForgetMails({ schema: database.jobSchema }),
      },
      clock.now(),
    )
  }
  const exists = async () =>
    (await database.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).length === 1
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.at += DAY_MS
      await work()
    }
  }

  test('gets one more mail a week before its end and is erased after thirty days', async () => {
    await site.signUpUnverified(email)
    await passDays(22)
    expect(await listVerifications()).toHaveLength(1)
    await passDays(7)
    expect(await listVerifications()).toHaveLength(2)
    expect((await lastVerification()).endsAt).toBe(new Date(clock.at + DAY_MS).toISOString())
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await exists()).toBe(false)
  })

  test('is warned later when its mailbox has no room, and ends a week after the mail that was sent', async () => {
    await site.signUpUnverified(email)
    await passDays(22)
    clock.at += DAY_MS
    for (let spelling = 0; spelling < 3; spelling += 1)
      await site.signUpUnverified(email.replace('@', `+${spelling}@`))
    await work()
    expect(await listVerifications()).toHaveLength(1)
    await passDays(1)
    expect(await listVerifications()).toHaveLength(2)
    await passDays(6)
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await exists()).toBe(false)
  })

  test('is one of 500 that a run warns', async () => {
    const since = new Date(clock.at)
    clock.at += 25 * DAY_MS
    await sql`
      insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version, consent_at,
        consent_locale, created_at, unverified_since)
      select gen_random_uuid(), 'many.' || n || '@example.org', 'many.' || n || '@example.org', '', ${since}, 'en', '',
        ${since}, 'en', ${since}, ${since}
      from generate_series(1, 501) as n`.execute(database.db)
    await work()
    const countWarned = async () =>
      (
        await sql`select from accounts where unverified_warned_at = ${new Date(clock.at)}`.execute(
          database.db,
        )
      ).rows.length
    expect(await countWarned()).toBe(500)
    await work()
    expect(await countWarned()).toBeGreaterThan(500)
    await sql`delete from accounts where email like 'many.%'`.execute(database.db)
  })

  test('stays once its owner opens the link of that mail', async () => {
    await site.signUpUnverified(email)
    await passDays(23)
    await verify({ token: (await lastVerification()).token })
    await passDays(20)
    expect(await exists()).toBe(true)
  })

  test('never ends before its paid time, and is warned a week before that', async () => {
    const token = await site.signUpUnverified(email)
    const paidUntil = clock.at + 90 * DAY_MS
    await payUntil(database.db, await addChart(site, token, { email }), paidUntil)
    await passDays(82)
    expect(await listVerifications()).toHaveLength(1)
    await passDays(7)
    expect(await listVerifications()).toHaveLength(2)
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await exists()).toBe(false)
  })

  test('is warned again when paid time moved its end', async () => {
    const token = await site.signUpUnverified(email)
    const chart = await addChart(site, token, { email })
    await passDays(25)
    await payUntil(database.db, chart, clock.at + 60 * DAY_MS)
    await passDays(59)
    expect(await listVerifications()).toHaveLength(3)
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await exists()).toBe(false)
  })

  test('waits for a payment that is under way', async () => {
    const token = await site.signUpUnverified(email)
    const chart = await addChart(site, token, { email })
    const { uuid } = (await site.get('/api/user', { token })).json().user
    await sql`
      with made as (
        insert into orders (id, chart_id, kind, price_id, code, tier, months, amount_minor, currency, locale, provider,
          wants_renewal, state, created_at, expires_at)
        select gen_random_uuid(), ${chart}, 'purchase', id, code, tier, months, amount_minor, currency, locale,
          'yookassa', false, 'awaiting_payment', ${new Date(clock.at)}, ${new Date(clock.at)} from price_list where id = 4
        returning id)
      insert into order_owners (order_id, account_id, key_id, box) select id, ${uuid}, '', '' from made`.execute(
      database.db,
    )
    await passDays(60)
    expect(await exists()).toBe(true)
    // A late payment of an expired order still counts.
    await sql`update orders set state = 'expired', expires_at = ${new Date(clock.at + 8 * DAY_MS)}
      where chart_id = ${chart}`.execute(database.db)
    await passDays(8)
    expect(await exists()).toBe(true)
    await passDays(8)
    expect(await exists()).toBe(false)
  })

  test('after a pause of the worker is still warned a week before', async () => {
    await site.signUpUnverified(email)
    clock.at += 40 * DAY_MS
    await work()
    expect(await listVerifications()).toHaveLength(2)
    await passDays(6)
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await exists()).toBe(false)
  })

  test.each(['requested', 'thirty days'])(
    'leaves the questions and mails of the address’s owner when it is erased (%s)',
    async (reason) => {
      const { ticket } = (await site.get('/api/faq/form')).json()
      clock.at += 5_000
      await site.post('/api/faq/question', aQuestion({ ticket, email, question: 'Of the true owner' }))
      const token = await site.signUpUnverified(email)
      const second = (await site.get('/api/faq/form')).json()
      clock.at += 5_000
      const own = aQuestion({ ticket: second.ticket, email, question: 'Of the squatter' })
      await site.post('/api/faq/question', own, { token })
      if (reason === 'requested') {
        expect((await site.post('/api/user/delete', { email }, { token })).statusCode).toBe(200)
        expect((await listMailsTo(database, email)).map(({ template }) => template)).not.toContain(
          'deletion-requested',
        )
      }
      await passDays(30)
      expect(await exists()).toBe(false)
      const questions = await database.db
        .selectFrom('questions')
        .select('question')
        .where('email', '=', email)
        .execute()
      expect(questions).toEqual([{ question: 'Of the true owner' }])
      expect((await listMailsTo(database, email)).length).toBeGreaterThan(0)
    },
  )

  test('can be kept after a deletion by recovering the password', async () => {
    const token = await site.signUpUnverified(email)
    await site.post('/api/user/delete', { email }, { token })
    await site.post('/api/user/recovery/code', { email })
    const [recovery] = await listMailsTo(database, email)
    const recovered = { token: recovery?.data.token, password: 'another day' }
    expect((await site.post('/api/user/recovery/link', recovered)).statusCode).toBe(200)
    await passDays(40)
    expect(await exists()).toBe(true)
    expect((await site.post('/api/token/auth', { username: email, password: PASSWORD })).statusCode).toBe(400)
    expect(
      (await site.post('/api/token/auth', { username: email, password: 'another day' })).statusCode,
    ).toBe(200)
  })
})

test('the migration caps rows that are there, and counts an account that recovered as verified', async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '014'))
  const old = await openTestDatabase(inject('databaseUrl'), before)
  await sql`
    insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version, consent_at,
      consent_locale, created_at)
    select md5(n::text)::uuid, n || '@example.org', n || '@example.org', '', now(), 'en', '', now(), 'en', now()
    from generate_series(1, 2) as n`.execute(old.db)
  await sql`
    insert into known_devices
    select id, sha256((id || n::text)::bytea), n::text, now(), now() + n * interval '1 second'
    from accounts, generate_series(1, 30) as n`.execute(old.db)
  await sql`
    insert into sessions (id, account_id, token_hash, created_at, last_used_at, device, network)
    select gen_random_uuid(), id, sha256((id || n::text)::bytea), now(), now() + n * interval '1 second', n::text, ''
    from accounts, generate_series(1, 30) as n`.execute(old.db)
  await sql`
    insert into security_events (account_id, kind, at)
    select id, 'recovery.done', now() from accounts where email like '1%'`.execute(old.db)
  await migrate(old.db)
  const { rows } = await sql`
    select email, verified_at is not null as verified, unverified_since > now() - interval '1 minute' as since_now,
      (select count(*)::int from sessions where account_id = accounts.id) as sessions,
      (select min(device::int) from known_devices where account_id = accounts.id) as oldest_device,
      (select count(*)::int from known_devices where account_id = accounts.id) as devices
    from accounts order by email`.execute(old.db)
  const capped = { since_now: true, sessions: 20, devices: 20, oldest_device: 11 }
  expect(rows).toEqual([
    { email: '1@example.org', verified: true, ...capped },
    { email: '2@example.org', verified: false, ...capped },
  ])
  await old.close()
})

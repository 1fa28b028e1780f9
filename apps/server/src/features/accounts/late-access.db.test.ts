import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { aBirthForm, aChartForm, addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { cookieOf, openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteProofsOf } from './proof-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import { lockAccount } from './store.ts'

/**
 * An intruder sends requests all the time while the owner recovers. One whose session was found before the recovery
 * ended it arrives at the account while the recovery holds it.
 */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()

let database: TestDatabase
let site: TestApp
let count = 0
let email: string
let token: string
let accountId: string

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { TELEGRAM_BOTS: 'zeri_test_bot=1:test-token' } })
})
afterAll(async () => {
  await site.close()
  await database.close()
})
beforeEach(async () => {
  count += 1
  email = `owner.${count}@example.org`
  token = await site.signUp(email)
  accountId = (await site.get('/api/user', { token })).json().user.uuid
})

/** Does what a recovery does, and commits it when the request waits for the account or has been answered. */
async function recoverDuring<Response>(send: () => Promise<Response>): Promise<Response> {
  const { sent } = await database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    // The request finds its session, since this transaction is not committed.
    await deleteSessionsOf(trx, accountId)
    await deleteProofsOf(trx, accountId)
    let isAnswered = false
    const sent = send().finally(() => {
      isAnswered = true
    })
    for (;;) {
      const { rows } = await sql`
        select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(trx)
      if (isAnswered || rows.length > 0) return { sent }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  return sent
}

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from feeds where account_id = ${accountId}) as feeds,
      (select count(*)::int from api_keys where account_id = ${accountId}) as keys,
      (select count(*)::int from choices where account_id = ${accountId}) as choices,
      (select count(*)::int from messenger_links where account_id = ${accountId}) as links,
      (select count(*)::int from readers where account_id = ${accountId}) as readers,
      (select count(*)::int from reader_links where account_id = ${accountId}) as reader_links,
      (select count(*)::int from charts where account_id = ${accountId}) as charts,
      (select count(*)::int from charts where account_id = ${accountId} and is_shared) as shared,
      (select count(*)::int from accounts where id = ${accountId} and deletion_requested_at is not null) as deleted
    `.execute(database.db)
  return rows[0] ?? {}
}

const date = () => new Date(clock.at + DAY_MS).toISOString().slice(0, 10)

test.each([
  { what: 'calendar feed', send: () => site.post('/api/feeds', {}, { token }) },
  { what: 'API key', send: () => site.post('/api/keys', { name: 'Late' }, { token }) },
  {
    what: 'shared list',
    send: () => site.post('/api/choices', { tag: 'haircut', dates: [date()] }, { token }),
  },
  { what: 'start parameter for Telegram', send: () => site.get('/api/messenger', { token }) },
  {
    what: 'start parameter for the morning',
    send: () => site.post('/api/mornings/telegram', { time: '07:00', locale: 'ru' }, { token }),
  },
  {
    what: 'morning by mail',
    send: () => site.post('/api/mornings/mail', { time: '07:00', locale: 'ru' }, { token }),
  },
  { what: 'chart', send: () => site.post('/api/charts', aChartForm(), { token }) },
  { what: 'deletion', send: () => site.post('/api/user/delete', { email }, { token }) },
])('no $what comes of a request that a recovery overtakes', async ({ send }) => {
  const before = await countRows()
  const response = await recoverDuring(send)
  expect(response.statusCode).toBe(401)
  expect(await countRows()).toEqual(before)
})

test('no chart is shared by a request that a recovery overtakes', async () => {
  const chart = await addChart(site, token)
  const response = await recoverDuring(() =>
    site.post(`/api/bazi/${chart}/share`, { isShared: true }, { token }),
  )
  expect(response.statusCode).toBe(401)
  expect(await countRows()).toMatchObject({ charts: 1, shared: 0 })
})

test('no reading is claimed by a request that a recovery overtakes', async () => {
  const made = await site.post('/api/bazi', { ...aBirthForm(), consent: true })
  const headers = { cookie: `__Host-visitor=${cookieOf(made, '__Host-visitor')}` }
  const response = await recoverDuring(() =>
    site.post(`/api/bazi/${made.json().uuid}/claim`, {}, { token, headers }),
  )
  expect(response.statusCode).toBe(401)
  expect(await countRows()).toMatchObject({ charts: 0 })
})

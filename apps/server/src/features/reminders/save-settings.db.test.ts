import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { anAccount, hashDevelopmentPassword } from '../../testing/account.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
let passwordHash: string
let people = 0
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { DATABASE_POOL_SIZE: '20' } })
  passwordHash = await hashDevelopmentPassword(PASSWORD)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

async function aMember() {
  people += 1
  const email = `reminded.${people}@example.org`
  const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
  return { email, token, uuid: await addChart(site, token) }
}
type Member = Awaited<ReturnType<typeof aMember>>

const save = ({ token }: Pick<Member, 'token'>, wanted: object) =>
  site.post('/api/reminders/mail', { locale: 'ru', ...wanted }, { token })
const settingsOf = async ({ token }: Pick<Member, 'token'>) =>
  (await site.get('/api/reminders/mail', { token })).json()

/** Sends the request while `change` is made in a transaction that has not been committed yet. */
async function requestDuring(
  change: (trx: TestDatabase['db']) => Promise<unknown>,
  request: () => ReturnType<typeof save>,
) {
  const pending = await database.db.transaction().execute(async (trx) => {
    await change(trx)
    const response = request()
    await waitUntilBlocking(trx)
    return { response }
  })
  return pending.response
}

/** Waits until another connection is blocked by this transaction. */
async function waitUntilBlocking(trx: TestDatabase['db']): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await waiting.execute(trx)).rows.length === 0);
}

test('saving a reminder for a chart that is being deleted responds with 404', async () => {
  const member = await aMember()
  const response = await requestDuring(
    (trx) => trx.deleteFrom('charts').where('id', '=', member.uuid).execute(),
    () => save(member, { active: false, chart: member.uuid }),
  )
  expect(response.statusCode).toBe(404)
})

test('settings saved without a chart do not restore a deleted chart', async () => {
  const member = await aMember()
  await save(member, { active: false, chart: member.uuid, timeReminder: '07:15' })
  const response = await requestDuring(
    (trx) => trx.deleteFrom('charts').where('id', '=', member.uuid).execute(),
    () => save(member, { active: false }),
  )
  expect(response.statusCode).toBe(200)
  expect(await settingsOf(member)).toMatchObject({ active: false, chart: null, timeReminder: '07:15' })
})

test('saving a reminder for an account that is being erased responds with 401', async () => {
  const member = await aMember()
  const response = await requestDuring(
    (trx) => trx.deleteFrom('accounts').where('email_typed', '=', member.email).execute(),
    () => save(member, { active: false, timeReminder: '07:15' }),
  )
  expect(response.statusCode).toBe(401)
})

test('an account that saves, unsubscribes and deletes charts at the same time gets no server error', async () => {
  const member = await aMember()
  const uuids = [member.uuid]
  for (let more = 0; more < 20; more++) uuids.push(await addChart(site, member.token))
  for (const uuid of uuids.slice(0, 7)) await payUntil(database.db, uuid, clock.at + 30 * DAY_MS)
  await save(member, { active: true, chart: uuids[0], timeReminder: '07:15' })
  const [reminder] = await database.db.selectFrom('reminders').select('disable_id').execute()
  for (const [index, uuid] of uuids.entries()) {
    const responses = await Promise.all([
      save(member, { active: index % 3 === 0, chart: uuid, timeReminder: '08:00' }),
      save(member, { active: false, chart: uuid }),
      site.delete(`/api/charts/${uuid}`, { token: member.token }),
      save(member, { active: false }),
      site.post('/api/reminders/disable', { uuid: reminder?.disable_id }),
      save(member, { active: true, chart: uuids[index % 7], timeReminder: '09:00' }),
    ])
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => ![200, 402, 404, 409].includes(status))).toEqual([])
  }
})

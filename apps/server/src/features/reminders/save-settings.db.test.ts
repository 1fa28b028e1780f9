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
  const email = `teller.${people}@example.org`
  const { token } = await anAccount(database.db, { email, passwordHash, at: new Date(clock.at) })
  return { email, token, uuid: await addChart(site, token) }
}
type Member = Awaited<ReturnType<typeof aMember>>

const save = ({ token }: Pick<Member, 'token'>, wanted: object) =>
  site.post('/api/reminders/mail', { locale: 'ru', ...wanted }, { token })
const keptBy = async ({ token }: Pick<Member, 'token'>) =>
  (await site.get('/api/reminders/mail', { token })).json()

/** Asks while `doing` is under way elsewhere: it has happened, but nobody may know until it is certain. */
async function askDuring(
  doing: (trx: TestDatabase['db']) => Promise<unknown>,
  ask: () => ReturnType<typeof save>,
) {
  const asked = await database.db.transaction().execute(async (trx) => {
    await doing(trx)
    const answer = ask()
    await untilSomebodyWaitsFor(trx)
    return { answer }
  })
  return asked.answer
}

async function untilSomebodyWaitsFor(trx: TestDatabase['db']): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
  while ((await waiting.execute(trx)).rows.length === 0);
}

test('a chart that is deleted while its reminder is saved is not found', async () => {
  const member = await aMember()
  const answer = await askDuring(
    (trx) => trx.deleteFrom('charts').where('id', '=', member.uuid).execute(),
    () => save(member, { active: false, chart: member.uuid }),
  )
  expect(answer.statusCode).toBe(404)
})

test('what is saved without a chart brings no deleted one back', async () => {
  const member = await aMember()
  await save(member, { active: false, chart: member.uuid, timeReminder: '07:15' })
  const answer = await askDuring(
    (trx) => trx.deleteFrom('charts').where('id', '=', member.uuid).execute(),
    () => save(member, { active: false }),
  )
  expect(answer.statusCode).toBe(200)
  expect(await keptBy(member)).toMatchObject({ active: false, chart: null, timeReminder: '07:15' })
})

test('an account that is erased while its reminder is saved has to sign in', async () => {
  const member = await aMember()
  const answer = await askDuring(
    (trx) => trx.deleteFrom('accounts').where('email_typed', '=', member.email).execute(),
    () => save(member, { active: false, timeReminder: '07:15' }),
  )
  expect(answer.statusCode).toBe(401)
})

test('an account that saves, unsubscribes and deletes charts all at once gets an answer to each', async () => {
  const member = await aMember()
  const uuids = [member.uuid]
  for (let more = 0; more < 20; more++) uuids.push(await addChart(site, member.token))
  for (const uuid of uuids.slice(0, 7)) await payUntil(database.db, uuid, clock.at + 30 * DAY_MS)
  await save(member, { active: true, chart: uuids[0], timeReminder: '07:15' })
  const [kept] = await database.db.selectFrom('reminders').select('disable_id').execute()
  for (const [index, uuid] of uuids.entries()) {
    const answers = await Promise.all([
      save(member, { active: index % 3 === 0, chart: uuid, timeReminder: '08:00' }),
      save(member, { active: false, chart: uuid }),
      site.delete(`/api/charts/${uuid}`, { token: member.token }),
      save(member, { active: false }),
      site.post('/api/reminders/disable', { uuid: kept?.disable_id }),
      save(member, { active: true, chart: uuids[index % 7], timeReminder: '09:00' }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => ![200, 402, 404, 409].includes(status))).toEqual([])
  }
})

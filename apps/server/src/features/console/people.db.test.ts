import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestConsole, type TestConsole, type TestOperator } from '../../testing/console-app.ts'
import { requestsOf } from '../../testing/console-requests.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'

let database: TestDatabase
let office: TestConsole
let site: TestApp
let by: TestOperator
const clock = aClock()
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  office = await openTestConsole(database, { clock })
  site = await openTestApp(database, { clock })
  by = await office.enrol('admin')
})
afterAll(async () => {
  await site.close()
  await office.close()
  await database.close()
})

const idOf = async (email: string): Promise<string> =>
  (await office.send('POST', '/console/people/find', { by, body: { email } })).json().id

test('a person is found by the exact address or the number of an order, and shown without a birth', async () => {
  const email = 'anna@example.org'
  const token = await site.signUp(email)
  await addChart(site, token, { fio: 'Anna', birthday: '1990-05-01' })
  const id = await idOf('ANNA@example.org')
  expect(await idOf('anna@example.or')).toBeNull()
  const shown = await office.send('GET', `/console/people/${id}`, { by })
  expect(shown.json()).toMatchObject({ email, isVerified: true, charts: [{ name: null, paidUntil: null }] })
  expect(shown.payload).not.toMatch(/1990|Moscow|birth/)
  expect(shown.json().events[0].kind).toBe('sign-up')
  const { order, accountId } = (await requestsOf(() => ({ database, office, clock }))
    .getOrder?.(by)
    .then(async ({ input }) => {
      const found = (
        await office.send('POST', '/console/people/find', { by, body: { order: input.id } })
      ).json()
      return { order: input.id, accountId: found.id }
    })) ?? { order: '', accountId: '' }
  const named = (await office.send('GET', `/console/people/${accountId}`, { by })).json()
  expect(named.orders.map(({ id: one }: { id: string }) => one)).toEqual([order])
  expect(named.charts[0].name).toBe('Anna')
})

test('ending sessions signs a person out everywhere', async () => {
  const token = await site.signUp('out@example.org')
  const id = await idOf('out@example.org')
  const ended = await office.send('POST', `/console/people/${id}/sessions/end`, { by, body: {} })
  expect(ended.json()).toEqual({ ended: 1 })
  expect((await site.get('/api/charts', { token })).statusCode).toBe(401)
})

test('an erasure on request runs as that of the owner, with a mail, and a second one changes nothing', async () => {
  const token = await site.signUp('gone@example.org')
  const id = await idOf('gone@example.org')
  const erase = () =>
    office.send('POST', `/console/people/${id}/erasure`, { by, body: { reason: 'by letter' } })
  const first = (await erase()).json()
  expect(Date.parse(first.erasedAt) - clock.at).toBe(7 * 86_400_000)
  clock.at += 60_000
  expect((await erase()).json()).toEqual(first)
  expect((await site.get('/api/charts', { token })).statusCode).toBe(401)
  const { rows } = await sql`select from ${sql.id(database.jobSchema, 'job')}
    where data->>'template' = 'deletion-requested' and data->>'to' = 'gone@example.org'`.execute(database.db)
  expect(rows).toHaveLength(1)
})

test('the audit log names people by id and contains no address', async () => {
  const { rows } = await sql<{ line: string }>`select audit_log::text as line from audit_log`.execute(
    database.db,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { line } of rows) expect(line).not.toContain('@')
})

test('granted time is taken back whole, and bought time is not', async () => {
  const token = await site.signUp('time@example.org')
  const chart = await addChart(site, token)
  const grant = () =>
    office.send('POST', `/console/charts/${chart}/grants`, { by, body: { months: 2, reason: 'goodwill' } })
  const first = (await grant()).json()
  const second = (await grant()).json()
  expect(Date.parse(second.until)).toBeGreaterThan(Date.parse(first.until))
  const shown = async () => {
    const person = await office.send('GET', `/console/people/${await idOf('time@example.org')}`, { by })
    return person.json().charts[0].granted.map(({ id }: { id: string }) => id)
  }
  expect(await shown()).toEqual([first.grant, second.grant])
  const take = (id: string) =>
    office.send('POST', `/console/grants/${id}/revocation`, { by, body: { reason: 'a mistake' } })
  expect((await take(second.grant)).json()).toEqual({ until: first.until })
  expect((await take(second.grant)).json().code).toBe('grant.not-free')
  await sql`update grants set order_id = (select id from orders limit 1) where id = ${first.grant}`.execute(
    database.db,
  )
  expect((await take(first.grant)).json().code).toBe('grant.not-free')
  expect(await shown()).toEqual([])
})

test('orders are paged by time, and a new price holds from its instant', async () => {
  for (let count = 0; count < 60; count++) {
    clock.at += 1_000
    await requestsOf(() => ({ database, office, clock })).getOrder?.(by)
  }
  const first = (await office.send('GET', '/console/orders', { by })).json()
  const after = encodeURIComponent(first.next)
  const second = (await office.send('GET', `/console/orders?after=${after}`, { by })).json()
  const ids = [...first.orders, ...second.orders].map(({ id }: { id: string }) => id)
  const { rows } = await sql<{ id: string }>`select id from orders order by created_at desc, id desc`.execute(
    database.db,
  )
  expect(ids).toEqual(rows.map(({ id }) => id))
  const from = new Date(clock.at + 2 * 3_600_000).toISOString()
  const body = { code: 'personal_1m', locale: 'en', minor: 1_100, from }
  expect((await office.send('POST', '/console/prices', { by, body })).statusCode).toBe(201)
  expect((await office.send('POST', '/console/prices', { by, body })).json().code).toBe('price.refused')
  const price = async () =>
    (await site.get('/api/products?locale=en'))
      .json()
      .list.find(({ code }: { code: string }) => code === 'personal_1m')
  const before = JSON.stringify(await price())
  clock.at += 3 * 3_600_000
  expect(JSON.stringify(await price())).not.toBe(before)
})

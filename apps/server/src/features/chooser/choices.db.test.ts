import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { cookieOf, openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { listDecidedDays } from './choice-store.ts'
import { sweepChoices } from './planners.ts'

// Password hashing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const email = 'owner.of.choices@example.org'
const clock = aClock()
let database: TestDatabase
let site: TestApp
let token: string
let chart: string
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { PROXY_HOPS: '1' } })
  token = await site.signUp(email)
  chart = await addChart(site, token, { fio: 'Anastasia Birthday' })
  await payUntil(database.db, chart, clock.at + 400 * DAY_MS)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const dates = ['2027-03-05', '2027-03-09', '2027-03-20']
const share = async (options: object = {}) => {
  const list = { tag: 'wedding', dates, charts: [{ uuid: chart }], ...options }
  const response = await site.post('/api/choices', list, { token })
  expect(response.statusCode).toBe(201)
  return response.json()
}
const read = (secret: string, guest?: string) =>
  site.get(`/api/choices/shared/${secret}`, guest ? { headers: { cookie: `__Host-guest=${guest}` } } : {})
/** A vote from an address, as the proxy in front of the site reports it. */
const markFrom = (secret: string, address: string, payload: object, guest?: string) =>
  site.post(
    `/api/choices/shared/${secret}/marks`,
    { ...payload },
    {
      headers: {
        'x-forwarded-for': address,
        ...(guest === undefined ? {} : { cookie: `__Host-guest=${guest}` }),
      },
    },
  )
const mark = (secret: string, payload: object, guest?: string) =>
  site.post(
    `/api/choices/shared/${secret}/marks`,
    { ...payload },
    guest ? { headers: { cookie: `__Host-guest=${guest}` } } : {},
  )

test('up to five days are compared with the weights of the chooser', async () => {
  const request = { tag: 'wedding', dates: dates.toReversed(), charts: [{ uuid: chart }] }
  const { comparison } = (await site.post('/calendar/predict/compare', request, { token })).json()
  expect(comparison.days.map(({ date }: { date: string }) => date)).toEqual(dates)
  const span = {
    tag: 'wedding',
    from: '2027-03-01',
    to: '2027-03-31',
    minWeight: 0,
    charts: [{ uuid: chart }],
  }
  const { prediction } = (await site.post('/calendar/predict', span, { token })).json()
  for (const day of comparison.days) {
    const same = prediction.days.find(({ date }: { date: string }) => date === day.date)
    if (same) expect(day).toEqual(same)
    else expect(day.weight).toBeLessThan(0)
  }
  const closed = await site.post('/calendar/predict/compare', { tag: 'wedding', dates })
  expect(closed.json().code).toBe('calendar.beyond-horizon')
  const many = [1, 2, 3, 4, 5, 6].map((day) => `2026-11-0${day}`)
  expect((await site.post('/calendar/predict/compare', { tag: 'wedding', dates: many })).statusCode).toBe(400)
})

test('a shared list contains no data of births, e-mails or charts in either language', async () => {
  const { token: secret } = await share()
  await mark(secret, { name: 'Aunt Vera', answers: { '2027-03-05': 'yes' } })
  const charts = await database.db.selectFrom('charts').select('id').execute()
  for (const locale of ['en', 'ru']) {
    const response = await site.get(`/api/choices/shared/${secret}?locale=${locale}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    const bytes = JSON.stringify(response.headers) + response.payload
    const secrets = [
      email,
      'owner.of.choices',
      'Anastasia',
      'Birthday',
      '1990',
      '05-01',
      '08:30',
      '55.75',
      '37.61',
    ]
    for (const part of [...secrets, 'Moscow', 'Москва', 'gender', ...charts.map(({ id }) => id)])
      expect([locale, part, bytes.includes(part)]).toEqual([locale, part, false])
    const shared = response.json()
    expect(shared.isPersonal).toBe(true)
    const allowed = ['date', 'weight', 'word', 'pillar', 'reasons', 'hours', 'changedTo']
    for (const day of shared.days) expect(Object.keys(day).sort()).toEqual(allowed.toSorted())
  }
})

test('the votes of guests are visible to the owner and to each other, and a second vote replaces the first', async () => {
  const { uuid, token: secret } = await share()
  const first = await mark(secret, {
    name: ' Aunt Vera ',
    answers: { '2027-03-05': 'yes', '2027-03-09': 'no' },
  })
  const guest = cookieOf(first, '__Host-guest') ?? ''
  expect(guest).toMatch(/^[\w-]{43}$/)
  await mark(secret, { name: 'Vera', answers: { '2027-03-05': 'maybe', '2030-01-01': 'yes' } }, guest)
  await mark(secret, { name: 'Boris', answers: {} })
  const shared = (await read(secret, guest)).json()
  const vera = { name: 'Vera', answers: { '2027-03-05': 'maybe' } }
  expect(shared.mine).toEqual(vera)
  expect(shared.guests).toContainEqual(vera)
  expect(shared.guests).toHaveLength(2)
  expect((await read(secret)).json().mine).toBeNull()
  const { choices } = (await site.get('/api/choices', { token })).json()
  const listed = choices.find((one: { uuid: string }) => one.uuid === uuid)
  expect(listed).toMatchObject({ token: secret, tag: { id: 'wedding' } })
  expect(listed.guests).toContainEqual({ ...vera, uuid: expect.any(String) })
  const rows = await database.db.selectFrom('choice_guests').select('guest_hash').execute()
  for (const { guest_hash } of rows) expect(guest_hash.toString('base64url')).not.toBe(guest)
})

test('a deleted or expired list responds with 404 at once', async () => {
  const taken = await share()
  expect((await read(taken.token)).statusCode).toBe(200)
  expect((await site.delete(`/api/choices/${taken.uuid}`, { token })).statusCode).toBe(200)
  const gone = await read(taken.token)
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'choice.not-found'])
  expect(gone.headers['cache-control']).toBe('no-store')
  expect((await mark(taken.token, { name: 'Vera', answers: {} })).statusCode).toBe(404)

  const brief = await share({ keepDays: 7 })
  clock.at += 7 * DAY_MS
  expect((await read(brief.token)).statusCode).toBe(404)
  const log = { info: () => {} }
  await sweepChoices.plan(
    // The planner uses only these two dependencies.
    { db: database.db, log } as unknown as Parameters<typeof sweepChoices.plan>[0],
    clock.at,
  )
  const left = await database.db.selectFrom('choices').select('id').where('id', '=', brief.uuid).execute()
  expect(left).toEqual([])
})

test('a day changed by new rules shows its new weight to the owner and to guests', async () => {
  const { uuid, token: secret } = await share()
  const before = (await read(secret)).json().days
  expect(before.every(({ changedTo }: { changedTo: unknown }) => changedTo === null)).toBe(true)
  await database.db.updateTable('choices').set({ rules_version: '0' }).where('id', '=', uuid).execute()
  const moved = before[0].weight === 0 ? 1 : 0
  await database.db
    .updateTable('choice_days')
    .set({ weight: moved })
    .where('choice_id', '=', uuid)
    .where('date', '=', before[0].date)
    .execute()
  const after = (await read(secret)).json().days
  expect(after[0]).toMatchObject({ weight: moved, changedTo: before[0].weight })
  expect(after[1].changedTo).toBeNull()
  const { choices } = (await site.get('/api/choices', { token })).json()
  const listed = choices.find((one: { uuid: string }) => one.uuid === uuid)
  expect(listed.days[0].changedTo).toBe(before[0].weight)
})

test('the number of lists of an account and of guests of a list is limited', async () => {
  const other = await site.signUp('many.lists@example.org')
  const general = { tag: 'haircut', dates: ['2026-11-16'] }
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await site.post('/api/choices', general, { token: other })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(201), 409])
  const { token: secret } = await share()
  const answers = { '2027-03-05': 'yes' }
  for (let count = 0; count < 30; count += 1)
    await markFrom(secret, `198.51.${count}.1`, { name: `Guest ${count}`, answers })
  const full = await markFrom(secret, '198.51.200.1', { name: 'One more', answers })
  expect(full.json().code).toBe('choice.full')
})

describe('the seats of a shared list', () => {
  const answers = { '2027-03-05': 'yes' }
  const guestsOf = async (uuid: string) => {
    const { choices } = (await site.get('/api/choices', { token })).json()
    return choices.find((one: { uuid: string }) => one.uuid === uuid).guests
  }
  const remove = (uuid: string, guest: string, by = token) =>
    site.delete(`/api/choices/${uuid}/guests/${guest}`, { token: by })

  test.each([
    ['one address', () => '203.0.113.7', 6],
    ['one /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`, 6],
    ['one /24', (index: number) => `203.0.113.${index}`, 12],
    ['one /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`, 12],
  ])('40 votes without a cookie from %s leave room for others', async (_name, addressOf, taken) => {
    const { uuid, token: secret } = await share()
    const statuses = []
    for (let index = 1; index <= 40; index += 1) {
      const response = await markFrom(secret, addressOf(index), { name: `Nobody ${index}`, answers })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array(taken).fill(200), ...Array(40 - taken).fill(409)])
    const relative = await markFrom(secret, '192.0.2.1', { name: 'Aunt Vera', answers })
    expect(relative.statusCode).toBe(200)
    expect(await guestsOf(uuid)).toHaveLength(taken + 1)
  })

  test('40 simultaneous votes from one address take no more seats either', async () => {
    const { uuid, token: secret } = await share()
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        markFrom(secret, '203.0.113.7', { name: `Nobody ${index}`, answers }),
      ),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
    expect(await guestsOf(uuid)).toHaveLength(6)
  })

  test('a guest with a cookie changes their votes from anywhere, and has one seat', async () => {
    const { uuid, token: secret } = await share()
    const first = await markFrom(secret, '203.0.113.7', { name: 'Vera', answers })
    const guest = cookieOf(first, '__Host-guest') ?? ''
    for (let index = 0; index < 10; index += 1)
      expect((await markFrom(secret, '203.0.113.7', { name: 'Vera', answers }, guest)).statusCode).toBe(200)
    expect(await guestsOf(uuid)).toHaveLength(1)
  })

  test('the owner removes a guest, whose seat is free and who cannot take one again', async () => {
    const { uuid, token: secret } = await share()
    const vandal = await markFrom(secret, '203.0.113.7', { name: 'Vandal', answers })
    const cookie = cookieOf(vandal, '__Host-guest') ?? ''
    for (let count = 1; count < 30; count += 1)
      await markFrom(secret, `198.51.${count}.1`, { name: `Guest ${count}`, answers })
    expect((await markFrom(secret, '192.0.2.1', { name: 'Late', answers })).json().code).toBe('choice.full')
    const guest = (await guestsOf(uuid)).find(({ name }: { name: string }) => name === 'Vandal')
    expect((await remove(uuid, guest.uuid)).statusCode).toBe(200)
    expect((await read(secret)).json().guests).toHaveLength(29)
    const again = await markFrom(secret, '192.0.2.9', { name: 'Vandal', answers }, cookie)
    expect([again.statusCode, again.json().code]).toEqual([403, 'choice.guest-removed'])
    expect((await markFrom(secret, '192.0.2.1', { name: 'Late', answers })).statusCode).toBe(200)
    const gone = await remove(uuid, guest.uuid)
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'choice.no-guest'])
    const rows = await database.db.selectFrom('choice_removed_guests').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Vandal')
  })

  test('removed guests still count for their network', async () => {
    const { uuid, token: secret } = await share()
    const vandalise = () => markFrom(secret, '203.0.113.7', { name: 'Vandal', answers })
    for (let index = 0; index < 6; index += 1) await vandalise()
    for (const { uuid: guest } of await guestsOf(uuid)) await remove(uuid, guest)
    expect(await guestsOf(uuid)).toEqual([])
    expect((await vandalise()).json().code).toBe('choice.network-full')
  })

  test('nobody but the owner removes a guest, and guests do not see the ids', async () => {
    const { uuid, token: secret } = await share()
    await markFrom(secret, '203.0.113.7', { name: 'Vera', answers })
    const [guest] = await guestsOf(uuid)
    const stranger = await site.signUp('stranger.to.guests@example.org')
    const other = (
      await site.post('/api/choices', { tag: 'haircut', dates: ['2026-11-16'] }, { token: stranger })
    ).json()
    for (const list of [uuid, other.uuid])
      expect((await remove(list, guest.uuid, stranger)).statusCode).toBe(404)
    expect((await site.delete(`/api/choices/${uuid}/guests/${guest.uuid}`)).statusCode).toBe(401)
    expect((await read(secret)).payload).not.toContain(guest.uuid)
    expect(await guestsOf(uuid)).toHaveLength(1)
  })

  test('no address is stored, and the hashes of two lists differ', async () => {
    const lists = [await share(), await share()]
    for (const { token: secret } of lists) await markFrom(secret, '203.0.113.77', { name: 'Vera', answers })
    const rows = await database.db
      .selectFrom('choice_guests')
      .select(['address_hash', 'network_hash'])
      .where(
        'choice_id',
        'in',
        lists.map(({ uuid }) => uuid),
      )
      .execute()
    const hashes = rows.flatMap((row) => [row.address_hash, row.network_hash])
    expect(new Set(hashes.map((hash) => hash?.toString('hex'))).size).toBe(4)
    const plain = createHash('sha256').update('203.0.113.77').digest('hex')
    expect(hashes.map((hash) => hash?.toString('hex'))).not.toContain(plain)
  })
})

describe('the decision on a shared list', () => {
  const decide = (uuid: string, date: string | null, by = token) =>
    site.post(`/api/choices/${uuid}/decision`, { date }, { token: by })
  const listed = async (uuid: string) => {
    const { choices } = (await site.get('/api/choices', { token })).json()
    return choices.find((one: { uuid: string }) => one.uuid === uuid)
  }

  test('guests see the day the owner decided on, a change of it, and its withdrawal', async () => {
    const { uuid, token: secret } = await share()
    expect((await read(secret)).json().decided).toBeNull()
    for (const date of ['2027-03-09', '2027-03-05', null]) {
      const response = await decide(uuid, date)
      expect([response.statusCode, response.json()]).toEqual([200, { decided: date }])
      expect((await read(secret)).json().decided).toBe(date)
      expect((await listed(uuid)).decided).toBe(date)
    }
  })

  test('the days that accounts decided on are found for the mornings before them, each once, and those of others are not', async () => {
    const lists = [await share(), await share()]
    for (const { uuid } of lists) await decide(uuid, '2027-03-09')
    const { id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const wanted = ['2027-03-09', '2027-03-10']
    expect(await listDecidedDays(database.db, [id], wanted)).toEqual([
      { accountId: id, date: '2027-03-09', tag: 'wedding' },
    ])
    expect(await listDecidedDays(database.db, [randomUUID()], wanted)).toEqual([])
    for (const { uuid } of lists) await site.delete(`/api/choices/${uuid}`, { token })
    expect(await listDecidedDays(database.db, [id], wanted)).toEqual([])
  })

  test('only a day of the list can be decided on, and only by its owner while the list is open', async () => {
    const { uuid, token: secret } = await share()
    expect((await decide(uuid, '2027-03-10')).json().code).toBe('choice.not-found')
    const stranger = await site.signUp('stranger.to.decisions@example.org')
    expect((await decide(uuid, '2027-03-09', stranger)).json().code).toBe('choice.not-found')
    const nobody = await site.post(`/api/choices/${uuid}/decision`, { date: '2027-03-09' })
    expect(nobody.statusCode).toBe(401)
    expect((await read(secret)).json().decided).toBeNull()
  })

  test('the ids to manage a list are for its owner alone, and a removed guest is recognised', async () => {
    const { uuid, token: secret } = await share()
    const vote = await mark(secret, { name: 'Vera', answers: {} })
    const guest = cookieOf(vote, '__Host-guest') ?? ''
    const own = (await site.get(`/api/choices/shared/${secret}`, { token })).json().own
    expect(own).toEqual({ uuid, guests: [expect.any(String)] })
    const stranger = await site.signUp('reader.of.lists@example.org')
    const theirs = await site.get(`/api/choices/shared/${secret}`, { token: stranger })
    expect([theirs.json().own, (await read(secret)).json().own]).toEqual([null, null])
    expect((await read(secret, guest)).json().isRemoved).toBe(false)
    await site.delete(`/api/choices/${uuid}/guests/${own.guests[0]}`, { token })
    expect((await read(secret, guest)).json()).toMatchObject({ isRemoved: true, mine: null, guests: [] })
    expect((await read(secret)).json().isRemoved).toBe(false)
  })
})

test('the export of an account contains its shared lists', async () => {
  const { uuid } = await share()
  await site.post('/api/user/confirm', { password: PASSWORD }, { token })
  const exported = (await site.get('/api/user/export', { token })).json()
  expect(exported.choices.map((one: { uuid: string }) => one.uuid)).toContain(uuid)
  expect(exported.feeds).toEqual([])
})

test('the token of a list is neither logged nor stored in plain text', async () => {
  const { token: secret } = await share()
  await read(secret)
  await read('x'.repeat(43))
  expect(site.log.join('\n')).not.toContain(secret)
  const rows = await database.db.selectFrom('choices').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

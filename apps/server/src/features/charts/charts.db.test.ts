import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { createKeyring } from '../../platform/secret.ts'
import { aBirthForm, aChartForm, addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantFreeTime } from '../billing/index.ts'
import { rotateKeys } from './rotate-keys.ts'
import { MAX_CHARTS } from './save-chart.ts'
import { openBirth } from './stored-birth.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const DAY_MS = 86_400_000
const clock = aClock()
let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock, env: { LIMIT_TRIES_FACTOR: '1000' } })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

let people = 0
const aToken = (): Promise<string> => {
  people += 1
  return site.signUp(`person.${people}@example.org`)
}
const listOf = async (token: string) => (await site.get('/api/charts', { token })).json()
const activate = (token: string, uuid: string) => site.post('/api/charts/activate', { uuid }, { token })

describe('saving charts', () => {
  test('a chart updated under its uuid in capitals can still be decrypted', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token)
    const { consent: _, ...form } = aChartForm({ fio: 'Мама' })
    const changed = await site.post(`/api/charts/${uuid.toUpperCase()}`, form, { token })
    expect(changed.statusCode).toBe(200)
    expect((await listOf(token)).list).toMatchObject([{ uuid, fio: 'Мама' }])
  })

  test('a new chart is unpaid, unselected, and has the clock offset of its date', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token, { fio: '  Анна Ли ' })
    expect(await listOf(token)).toEqual({
      active: null,
      list: [
        {
          uuid,
          fio: 'Анна Ли',
          ...aBirthForm(),
          offsetSec: 14_400,
          email: 'anna@example.org',
          active: false,
          tier: null,
          disableDate: null,
          isDefault: false,
          isTariffArchived: false,
          isMobile: false,
          isBindingCustomer: false,
        },
      ],
    })
  })

  test.each([
    ['fio', ''],
    ['fio', ' '],
    ['fio', 'x'.repeat(256)],
    ['gender', 'other'],
    ['birthday', '1990-02-30'],
    ['birthday', '1899-12-31'],
    ['birthday', '2026-11-16'],
    ['birthdayTime', '24:00'],
    ['birthdayTime', ''],
    ['birthdayTime', undefined],
    ['city', ''],
    ['latitude', 91],
    ['longitude', -181],
    ['utc', 'Europe/Nowhere'],
    ['utc', '+03:00'],
    ['utc', ''],
    ['email', 'anna'],
    ['email', undefined],
    ['consent', false],
  ])('a chart with %s %j is refused at the field', async (field, value) => {
    const token = await aToken()
    const response = await site.post('/api/charts', aChartForm({ [field]: value }), { token })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
    expect((await listOf(token)).list).toEqual([])
  })

  test('a name has 1 to 255 characters', async () => {
    const token = await aToken()
    await addChart(site, token, { fio: 'x'.repeat(255) })
    await addChart(site, token, { fio: 'x' })
  })

  test('an hour that occurred twice or never needs a choice of offset, which is stored', async () => {
    const token = await aToken()
    const twice = { birthday: '1991-09-29', birthdayTime: '02:30' }
    const ambiguous = await site.post('/api/charts', aChartForm(twice), { token })
    expect([ambiguous.statusCode, ambiguous.json().code]).toEqual([400, 'birth.ambiguous-time'])
    const never = { birthday: '1985-03-31', birthdayTime: '02:30' }
    expect((await site.post('/api/charts', aChartForm(never), { token })).json().code).toBe(
      'birth.no-such-time',
    )
    for (const offsetSec of [10_800, 7200]) {
      await addChart(site, token, { ...twice, offsetSec })
      expect((await listOf(token)).list.at(-1).offsetSec).toBe(offsetSec)
    }
    const wrong = await site.post('/api/charts', aChartForm({ ...twice, offsetSec: 0 }), { token })
    expect(wrong.json().code).toBe('birth.ambiguous-time')
  })

  test('a chosen offset is ignored where the clock leaves no choice', async () => {
    const token = await aToken()
    await addChart(site, token, { offsetSec: 0 })
    expect((await listOf(token)).list[0].offsetSec).toBe(14_400)
  })

  test('an unknown time stays unknown', async () => {
    const token = await aToken()
    await addChart(site, token, { birthdayTime: null })
    expect((await listOf(token)).list[0].birthdayTime).toBeNull()
  })

  test('a corrected chart stays paid and selected', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token)
    await payUntil(database.db, uuid, clock.at + DAY_MS)
    await activate(token, uuid)
    const { consent: _, ...form } = aChartForm({ fio: 'Maria', birthday: '1980-01-01' })
    const response = await site.post(`/api/charts/${uuid}`, form, { token })
    expect(response.json().chart).toMatchObject({
      fio: 'Maria',
      birthday: '1980-01-01',
      offsetSec: 10_800,
      active: true,
      isDefault: true,
    })
  })

  test('the number of charts of an account is limited', async () => {
    const token = await aToken()
    for (let count = 0; count < MAX_CHARTS; count++) await addChart(site, token)
    const response = await site.post('/api/charts', aChartForm(), { token })
    expect([response.statusCode, response.json().code]).toEqual([409, 'chart.too-many'])
  })
})

describe('selecting', () => {
  test('only a chart whose paid period runs can be selected; the next one takes its place', async () => {
    const token = await aToken()
    const [one, two] = [await addChart(site, token), await addChart(site, token)]
    const refused = await activate(token, one)
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'subscription.required'])
    for (const uuid of [one, two]) await payUntil(database.db, uuid, clock.at + DAY_MS)
    expect((await activate(token, one)).json()).toEqual({ active: one })
    expect((await activate(token, two)).json()).toEqual({ active: two })
    const { active, list } = await listOf(token)
    expect([active, list.map((chart: { isDefault: boolean }) => chart.isDefault)]).toEqual([
      two,
      [false, true],
    ])
  })

  test('a chart that is not the selected one deselects nothing', async () => {
    const token = await aToken()
    const [one, two] = [await addChart(site, token), await addChart(site, token)]
    await payUntil(database.db, one, clock.at + DAY_MS)
    await activate(token, one)
    const deactivate = (uuid: string) => site.post('/api/charts/deactivate', { uuid }, { token })
    expect((await deactivate(two)).json()).toEqual({ active: one })
    expect((await deactivate(one)).json()).toEqual({ active: null })
    expect((await listOf(token)).active).toBeNull()
  })

  test('when the paid period ends nothing is selected, and a new payment restores the selection', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token)
    const end = clock.at + DAY_MS
    await payUntil(database.db, uuid, end)
    await activate(token, uuid)
    clock.at = end - 1
    expect((await listOf(token)).active).toBe(uuid)
    clock.at = end
    expect(await listOf(token)).toMatchObject({ active: null, list: [{ active: false, isDefault: false }] })
    await payUntil(database.db, uuid, end + DAY_MS)
    expect((await listOf(token)).active).toBe(uuid)
  })

  test('the page after a payment grants nothing and selects only a paid chart', async () => {
    const token = await aToken()
    const [paid, unpaid] = [await addChart(site, token), await addChart(site, token)]
    await payUntil(database.db, paid, clock.at + DAY_MS)
    const succeed = (uuid: string) =>
      site.post('/api/charts/activate_from_kassa_success', { uuid }, { token })
    expect((await succeed(unpaid)).json()).toEqual({ active: null, state: 'none', order: null })
    expect((await succeed(paid)).json()).toEqual({ active: paid, state: 'none', order: null })
    expect((await succeed(unpaid)).json()).toEqual({ active: paid, state: 'none', order: null })
    expect((await listOf(token)).list.at(-1)).toMatchObject({ active: false, disableDate: null })
  })

  test('of many simultaneous selections one wins, and the database refuses two', async () => {
    const token = await aToken()
    const uuids = []
    for (let count = 0; count < 6; count++) uuids.push(await addChart(site, token))
    for (const uuid of uuids) await payUntil(database.db, uuid, clock.at + DAY_MS)
    const responses = await Promise.all([...uuids, ...uuids].map((uuid) => activate(token, uuid)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
    const { list } = await listOf(token)
    expect(list.filter((chart: { isDefault: boolean }) => chart.isDefault)).toHaveLength(1)
    const all = database.db.updateTable('charts').set({ is_selected: true }).where('id', 'in', uuids)
    await expect(all.execute()).rejects.toThrow('charts_one_selected')
  })
})

describe('deleting', () => {
  test('a paid chart and a mobile one are not deleted; any other is unreadable at once', async () => {
    const token = await aToken()
    const [plain, paid, mobile] = [
      await addChart(site, token),
      await addChart(site, token),
      await addChart(site, token, { isMobile: true }),
    ]
    await payUntil(database.db, paid, clock.at + 1)
    const remove = (uuid: string) => site.delete(`/api/charts/${uuid}`, { token })
    for (const uuid of [paid, mobile]) {
      const refused = await remove(uuid)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'chart.in-use'])
    }
    await site.post(`/api/bazi/${plain}/share`, { isShared: true }, { token })
    expect((await remove(plain)).statusCode).toBe(200)
    for (const url of [
      `/api/bazi/${plain}`,
      `/api/charts/${plain}/days/2026-11-15`,
      `/api/charts/${plain}/years/2026`,
    ])
      expect((await site.get(url, { token })).statusCode).toBe(404)
    expect((await remove(plain)).statusCode).toBe(404)
    clock.at += 1
    expect((await remove(paid)).statusCode).toBe(200)
  })
})

describe('stored data', () => {
  test('a birth cannot be read in the database or in the log', async () => {
    const token = await aToken()
    const canaries = ['Канарейкина', 'Canaryville', '1973-03-13', '03:33', 'birth.canary@example.org']
    const [fio, city, birthday, birthdayTime, email] = canaries
    const uuid = await addChart(site, token, { fio, city, birthday, birthdayTime, email })
    await site.get(`/api/bazi/${uuid}`, { token })
    await site.get(`/api/charts/${uuid}/days?from=2026-11-01&to=2026-11-30`, { token })
    await site.post('/api/bazi', {
      ...aBirthForm({ city, birthday, birthdayTime }),
      email,
      fio,
      consent: true,
    })
    const rows = await database.db.selectFrom('charts').selectAll().execute()
    const written = `${JSON.stringify(rows)}${rows.map(({ box }) => box.toString()).join('')}${site.log.join('')}`
    for (const canary of canaries) expect(written).not.toContain(canary)
    const { list } = await listOf(token)
    expect(list[0]).toMatchObject({ fio, city, birthday, birthdayTime, email })
  })

  test('an encrypted box moved to another row cannot be decrypted', async () => {
    const token = await aToken()
    const [one, two] = [await addChart(site, token), await addChart(site, token)]
    const rowOf = (id: string) =>
      database.db
        .selectFrom('charts')
        .select(['id', 'key_id', 'box'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const ring = createKeyring(parseConfig({}).birthKeys, 'births')
    const [own, other] = [await rowOf(one), await rowOf(two)]
    expect(openBirth(ring, own).city).toBe('Moscow, Russia')
    expect(() => openBirth(ring, { ...other, box: own.box })).toThrow()
  })

  test('key rotation encrypts row by row, and the old key is no longer needed', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token)
    const [old] = parseConfig({}).birthKeys
    const next = { id: 'next', secret: 'the next secret of births, long enough' }
    const both = createKeyring([next, ...(old ? [old] : [])], 'births')
    expect(await rotateKeys(database.db, both)).toBeGreaterThan(0)
    expect(await rotateKeys(database.db, both)).toBe(0)
    const rows = await database.db.selectFrom('charts').select(['id', 'key_id', 'box']).execute()
    const alone = createKeyring([next], 'births')
    expect(rows.map((row) => [row.key_id, openBirth(alone, row).birthday.length])).toEqual(
      rows.map(() => ['next', 10]),
    )
    await rotateKeys(database.db, createKeyring(old ? [old, next] : [next], 'births'))
    expect((await listOf(token)).list[0].uuid).toBe(uuid)
  })

  test('granted time is added to the time left, and only to charts of accounts', async () => {
    const token = await aToken()
    const uuid = await addChart(site, token)
    const at = new Date('2026-11-15T12:00:00Z')
    const grant = (chartId: string, months: number) =>
      grantFreeTime(database.db, { uuid: randomUUID }, { chartId, months, locale: 'en', at })
    expect((await grant(uuid, 1))?.until).toEqual(new Date('2026-12-15T12:00:00Z'))
    expect((await grant(uuid, 6))?.until).toEqual(new Date('2027-06-15T12:00:00Z'))
    const reading = (await site.post('/api/bazi', { ...aBirthForm(), consent: true })).json().uuid
    expect(await grant(reading, 1)).toBeUndefined()
    expect(await grant(randomUUID(), 1)).toBeUndefined()
  })
})

test('the personal calendar follows the rules chosen for a chart, which a correction of the name leaves', async () => {
  const token = await aToken()
  const late = {
    birthday: '1988-02-15',
    birthdayTime: '23:50',
    utc: 'Asia/Shanghai',
    latitude: 39.9,
    longitude: 116.4,
  }
  const uuid = await addChart(site, token, late)
  await payUntil(database.db, uuid, clock.at + DAY_MS)
  const dayMaster = async () =>
    (await site.get(`/api/charts/${uuid}/days/2026-11-16`, { token })).json().chart.dayMaster.zh
  expect(await dayMaster()).toBe('辛')
  expect((await site.post(`/api/bazi/${uuid}/rules`, { ziRule: 'midnight' }, { token })).statusCode).toBe(200)
  expect(await dayMaster()).toBe('庚')
  const { consent: _, ...form } = aChartForm({ ...late, fio: 'Maria' })
  expect((await site.post(`/api/charts/${uuid}`, form, { token })).statusCode).toBe(200)
  expect(await dayMaster()).toBe('庚')
  const [exported] = (await site.get('/api/user/export', { token })).json().charts
  expect(exported).toMatchObject({ rules: { ziRule: 'midnight' }, chosenAt: null })
})

test('the export of an account contains its charts as the list does', async () => {
  const token = await aToken()
  await addChart(site, token)
  await addChart(site, token, { birthdayTime: null })
  const exported = (await site.get('/api/user/export', { token })).json()
  expect(exported.charts).toMatchObject((await listOf(token)).list)
  expect(exported.charts).toHaveLength(2)
})

test('a client that requests missing charts is stopped for the rest of the minute; others are not', async () => {
  clock.at += DAY_MS
  const [token, other] = [await aToken(), await aToken()]
  const uuid = await addChart(site, other)
  const guess = (guessed: string, remoteAddress = '203.0.113.7') =>
    site.get(`/api/bazi/${guessed}`, { token, remoteAddress })
  const statuses = []
  for (let count = 0; count < 31; count++) statuses.push((await guess(randomUUID())).statusCode)
  expect(statuses).toEqual([...Array(30).fill(404), 429])
  await site.post(`/api/bazi/${uuid}/share`, { isShared: true }, { token: other })
  const blocked = await guess(uuid)
  expect(blocked.statusCode).toBe(429)
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  const delay = await site.delete(`/api/charts/${uuid}`, { token, remoteAddress: '203.0.113.7' })
  expect(delay.statusCode).toBe(429)
  expect((await guess(uuid, '203.0.113.8')).statusCode).toBe(200)
  clock.at += 60_000
  expect((await guess(uuid)).statusCode).toBe(200)
})

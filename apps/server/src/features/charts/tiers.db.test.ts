import { randomBytes, randomUUID } from 'node:crypto'
import { type Operation, operations } from '@zeri/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type * as z from 'zod'
import { createReminderRunner } from '../../../../../tools/testbed/reminders/reminder-runner.ts'
import { type Gateway, startGateway } from '../../../../sandbox/src/payments/gateway.ts'
import { startTelegram, type Telegram } from '../../../../sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrate, migrations } from '../../platform/db/migrate.ts'
import { aBirthPayload, aChartForm, addChart } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { aPushEnv, aSubscription } from '../../testing/push.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

/** What the cheapest product opens, and how far a paid birth can be rewritten: bought and tried as an attacker would. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const FAR = '2027-06-01'
const clock = aClock()
let database: TestDatabase
let gateway: Gateway
let telegram: Telegram
let site: TestApp
let count = 0

beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  gateway = await startGateway({ port: 0, production: false, now: () => clock.now() })
  telegram = await startTelegram({ port: 0, production: false, now: () => clock.now() })
  site = await openTestApp(database, {
    clock,
    env: {
      ...gateway.env,
      ...telegram.env,
      ...aPushEnv(),
      PAYMENTS_RU: 'yookassa',
      LIMIT_TRIES_FACTOR: '1000',
    },
  })
  gateway.setSite(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await gateway.stop()
  await telegram.stop()
  await site.close()
  await database.close()
})

type Owner = { readonly email: string; readonly token: string; readonly uuid: string }

async function anOwner(chart: Readonly<Record<string, unknown>> = {}): Promise<Owner> {
  count += 1
  const email = `tier.${count}@example.org`
  const token = await site.signUp(email)
  return { email, token, uuid: await addChart(site, token, chart) }
}

/** Buys a product at the provider's page; returns what was charged, in kopecks. */
async function buy({ token, uuid }: Owner, product: string): Promise<number | undefined> {
  const order = { uuid, product, offer: true, locale: 'ru' }
  const response = await site.post('/api/checkout', order, { token })
  expect([response.statusCode, response.payload]).toEqual([200, expect.stringContaining('http')])
  const body = new URLSearchParams({ action: 'approve' })
  await (await fetch(response.json().url, { method: 'POST', body, redirect: 'manual' })).text()
  await gateway.pump()
  return gateway.bank.list().at(-1)?.amountMinor
}

async function linkTelegram({ uuid }: Owner): Promise<void> {
  const [bot] = parseConfig(telegram.env).telegram.bots
  await sql`
    insert into messenger_users (account_id, bot, chat_id, linked_at)
    select account_id, ${bot?.name}, ${count}, now() from charts where id = ${uuid}`.execute(database.db)
}

type Call = { readonly url: string; readonly payload?: object; readonly isDeletion?: boolean }
const send = ({ token }: Pick<Owner, 'token'>, { url, payload, isDeletion }: Call) =>
  isDeletion
    ? site.delete(url, { token })
    : payload
      ? site.post(url, { ...payload }, { token })
      : site.get(url, { token })

const farDay = { year: 2027, month: 6, day: 1 }
const personal = { state: true, birth: aBirthPayload() }

/** What a request about a chart of the app gets: with the mobile tier, and with the personal calendar. */
type Row = { readonly call: (uuid: string) => Call; readonly mobile: number; readonly personal: number }
const closed = (call: Row['call'], status = 200): Row => ({ call, mobile: 402, personal: status })
const open = (call: Row['call'], status = 200): Row => ({ call, mobile: status, personal: status })

/** Every operation that takes a chart has a row; `noChart`: its `uuid` is of something else. */
const noChart = 'no chart'
const matrix: Readonly<Record<string, Row | typeof noChart>> = {
  listPersonalDays: closed((uuid) => ({ url: `/api/charts/${uuid}/days?from=2027-06-01&to=2027-06-30` })),
  describePersonalDay: closed((uuid) => ({ url: `/api/charts/${uuid}/days/${FAR}` })),
  describePersonalYear: closed((uuid) => ({ url: `/api/charts/${uuid}/years/2027` })),
  dayInfoTags: closed(() => ({ url: '/calendar/dayinfo/tags', payload: { ...farDay, personal } })),
  dayInfoStars: closed(() => ({ url: '/calendar/dayinfo/stars', payload: { ...farDay, personal } })),
  listActivations: closed(() => ({ url: '/calendar/activation/list', payload: { ...farDay, personal } })),
  predictDays: closed((uuid) => ({
    url: '/calendar/predict',
    payload: { tag: 'wedding', year: 2026, month: 11, charts: [{ uuid }] },
  })),
  compareDays: closed((uuid) => ({
    url: '/calendar/predict/compare',
    payload: { tag: 'wedding', dates: ['2026-11-20'], charts: [{ uuid }] },
  })),
  createChoice: closed(
    (uuid) => ({
      url: '/api/choices',
      payload: { tag: 'wedding', dates: ['2026-11-20'], charts: [{ uuid }] },
    }),
    201,
  ),
  createFeed: closed((uuid) => ({ url: '/api/feeds', payload: { chart: uuid } }), 201),
  orderPrint: closed((uuid) => ({ url: '/api/prints', payload: { kind: 'year', year: 2027, uuid } }), 201),
  saveReminderMail: closed((uuid) => ({
    url: '/api/reminders/mail',
    payload: { active: true, timeReminder: '08:00', chart: uuid, locale: 'ru' },
  })),
  saveMessenger: closed((uuid) => ({
    url: '/api/messenger',
    payload: { active: true, timeReminder: '08:00', chart: uuid },
  })),
  savePushMorning: closed((uuid) => ({
    url: '/api/mornings/push',
    payload: { time: '07:00', chart: uuid, locale: 'ru', subscription: aSubscription(uuid) },
  })),
  inviteTelegramMorning: closed((uuid) => ({
    url: '/api/mornings/telegram',
    payload: { time: '07:00', chart: uuid, locale: 'ru' },
  })),
  saveMailMorning: closed((uuid) => ({
    url: '/api/mornings/mail',
    payload: { time: '07:00', chart: uuid, locale: 'ru' },
  })),
  activateChart: closed((uuid) => ({ url: '/api/charts/activate', payload: { uuid } })),
  // What the pages of the app request, and what costs nothing.
  listMobileDays: open((uuid) => ({
    url: `/api/mobile/charts/${uuid}/days?from=2027-06-01&to=2027-06-30`,
  })),
  describeMobileDay: open((uuid) => ({ url: `/api/mobile/charts/${uuid}/days/${FAR}` })),
  describeMobileYear: open((uuid) => ({ url: `/api/mobile/charts/${uuid}/years/2027` })),
  deactivateChart: open((uuid) => ({ url: '/api/charts/deactivate', payload: { uuid } })),
  activatePaidChart: open((uuid) => ({
    url: '/api/charts/activate_from_kassa_success',
    payload: { uuid },
  })),
  updateChart: open((uuid) => {
    const { consent: _, ...form } = aChartForm()
    return { url: `/api/charts/${uuid}`, payload: form }
  }),
  deleteChart: open((uuid) => ({ url: `/api/charts/${uuid}`, isDeletion: true }), 409),
  startCheckout: open((uuid) => ({
    url: '/api/checkout',
    payload: { uuid, product: 'personal_1m', offer: true, locale: 'ru' },
  })),
  stopAutopay: open((uuid) => ({ url: '/api/rbkmoney/autopay', payload: { uuid } })),
  readBazi: open((uuid) => ({ url: `/api/bazi/${uuid}` })),
  exportChart: open((uuid) => ({ url: `/api/bazi/${uuid}/export` })),
  compareCharts: open((uuid) => ({ url: `/api/bazi/${uuid}/compare/${uuid}` })),
  moveChart: open((uuid) => ({ url: `/api/charts/${uuid}/folder`, payload: { folder: null } })),
  renameFolder: noChart,
  deleteFolder: noChart,
  changeLunarDate: noChart,
  deleteLunarDate: noChart,
  renameReading: open((uuid) => ({ url: `/api/bazi/${uuid}/name`, payload: { fio: 'Anna' } })),
  chooseNatalRules: open((uuid) => ({ url: `/api/bazi/${uuid}/rules`, payload: { ziRule: 'day23' } })),
  shareReading: open((uuid) => ({ url: `/api/bazi/${uuid}/share`, payload: { isShared: false } })),
  claimReading: open((uuid) => ({ url: `/api/bazi/${uuid}/claim`, payload: {} }), 404),
  deleteReading: open((uuid) => ({ url: `/api/bazi/${uuid}`, isDeletion: true }), 404),
  deleteChoice: noChart,
  removeGuest: noChart,
  decideChoice: noChart,
  deleteFeed: noChart,
  revokeKey: noChart,
  getPrint: noChart,
  deletePrint: noChart,
  endSession: noChart,
  renamePasskey: noChart,
  removePasskey: noChart,
  unlinkIdentity: noChart,
  disableReminder: noChart,
  changeMorning: noChart,
  endMorning: noChart,
}
const rows = Object.entries(matrix).flatMap(([id, row]) => (row === noChart ? [] : [[id, row] as const]))

/** Operations whose request can name a chart, or a birth. */
function takesChart({ request }: Operation): boolean {
  const { shape = {} } = request as z.ZodType & { readonly shape?: Readonly<Record<string, unknown>> }
  return ['uuid', 'chart', 'charts', 'personal'].some((name) => name in shape)
}

describe('a chart of the app whose owner bought the 99 ₽ product', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await anOwner({ isMobile: true })
    expect(await buy(owner, 'mobile_premium_1m')).toBe(9_900)
    await linkTelegram(owner)
  })

  test('every operation that takes a chart has a row', () => {
    const taking = operations.filter(takesChart).map(({ id }) => id)
    expect(taking.filter((id) => !(id in matrix))).toEqual([])
    expect(taking).toContain('listPersonalDays')
    expect(Object.keys(matrix).filter((id) => !taking.includes(id))).toEqual([])
  })

  test.each(rows)('%s', async (_id, { call, mobile }) => {
    const response = await send(owner, call(owner.uuid))
    expect([response.statusCode, response.payload]).toEqual([mobile, expect.anything()])
    expect(response.headers['content-type']).toContain('json')
    if (mobile === 402) expect(response.json().code).toBe('subscription.required')
  })

  test('is listed with its tier, and cannot be selected', async () => {
    const { list, active } = (await site.get('/api/charts', { token: owner.token })).json()
    expect(active).toBeNull()
    expect(list).toMatchObject([{ active: true, tier: 'mobile', isDefault: false, isMobile: true }])
  })

  test('the days of the app are judged for its person', async () => {
    const { token, uuid } = owner
    const { days, chart } = (
      await site.get(`/api/mobile/charts/${uuid}/days?from=2027-06-01&to=2027-06-30`, { token })
    ).json()
    expect(chart).toMatchObject({ access: 'paid', paidUntil: '2026-12-15T12:00:00.000Z' })
    for (const day of days) expect(day.personal).not.toBeNull()
  })

  test('opens no horizon of the chooser or of a general feed', async () => {
    const { token } = owner
    const far = { tag: 'wedding', year: 2027, month: 6 }
    expect((await site.post('/calendar/predict', far, { token })).statusCode).toBe(403)
    const feed = (await site.post('/api/feeds', {}, { token })).json()
    const text = (await site.get(`/feeds/${feed.token}.ics`)).payload
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).not.toContain('DTSTART;VALUE=DATE:202706')
  })
})

describe('a chart of the app that gets the personal calendar too', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await anOwner({ isMobile: true })
    await buy(owner, 'mobile_premium_1m')
    await linkTelegram(owner)
    expect(await buy(owner, 'personal_1m')).toBe(49_000)
  })

  test.each(rows)('%s', async (_id, { call, personal: expected }) => {
    expect((await send(owner, call(owner.uuid))).statusCode).toBe(expected)
  })

  test('has the time of both, and neither extends the other', async () => {
    await buy(owner, 'personal_6m')
    const chart = await database.db
      .selectFrom('charts')
      .select(['paid_until', 'personal_until'])
      .where('id', '=', owner.uuid)
      .executeTakeFirstOrThrow()
    expect(chart.personal_until?.toISOString()).toBe('2027-06-15T12:00:00.000Z')
    expect(chart.paid_until).toEqual(chart.personal_until)
    await buy(owner, 'mobile_premium_1m')
    const grants = await database.db
      .selectFrom('grants')
      .select(['tier', 'until_at'])
      .where('chart_id', '=', owner.uuid)
      .where('tier', '=', 'mobile')
      .orderBy('until_at')
      .execute()
    expect(grants.map(({ until_at }) => until_at.toISOString().slice(0, 10))).toEqual([
      '2026-12-15',
      '2027-01-15',
    ])
  })
})

test('reminders of a chart stop when its personal calendar ends, though the mobile tier runs on', async () => {
  const owner = await anOwner({ isMobile: true })
  await buy(owner, 'mobile_premium_1m')
  await buy(owner, 'personal_1m')
  const wanted = { active: true, timeReminder: '08:00', chart: owner.uuid, locale: 'ru' }
  expect((await site.post('/api/reminders/mail', wanted, owner)).statusCode).toBe(200)
  await database.db
    .updateTable('charts')
    .set({ personal_until: new Date(clock.at) })
    .where('id', '=', owner.uuid)
    .execute()
  const start = clock.at
  clock.at = Date.UTC(2026, 10, 16, 5, 1)
  try {
    const mails: unknown[] = []
    const runner = createReminderRunner({
      config: parseConfig(telegram.env),
      db: database.db,
      clock,
      send: async (mail) => void mails.push(mail),
      sleep: async () => {},
    })
    await runner.plan()
    const deliveries = await database.db
      .selectFrom('reminder_deliveries')
      .innerJoin('reminders', 'reminders.id', 'reminder_deliveries.reminder_id')
      .select('state')
      .where('reminders.chart_id', '=', owner.uuid)
      .execute()
    expect([deliveries, mails]).toEqual([[{ state: 'unpaid' }], []])
  } finally {
    clock.at = start
  }
})

test('the mobile tier is not sold for a chart of the site', async () => {
  const { token, uuid } = await anOwner()
  const order = { uuid, product: 'mobile_premium_1m', offer: true, locale: 'ru' }
  const response = await site.post('/api/checkout', order, { token })
  expect([response.statusCode, response.json().code]).toEqual([409, 'product.not-for-chart'])
})

test('time granted before tiers were stored gets the tier of its grant', async () => {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const db = openDatabase({ url: inject('databaseUrl'), poolSize: 2, schema })
  try {
    await sql`create schema ${sql.id(schema)}`.execute(db)
    const before = Object.entries(migrations).filter(([name]) => name < '016')
    await migrate(db, Object.fromEntries(before))
    await sql`
      insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version,
        consent_at, consent_locale, created_at)
      values (${randomUUID()}, 'a@example.org', 'a@example.org', '', now(), 'ru', '', now(), 'ru', now())`.execute(
      db,
    )
    const grantOf = async (tier: string, revokedAt: Date | null = null) => {
      const id = randomUUID()
      await sql`
        insert into charts (id, account_id, key_id, box, is_mobile, paid_until, consent_version, consent_at,
          consent_locale, created_at, updated_at)
        select ${id}, id, '', '', true, '2026-12-15Z', '', now(), 'ru', now(), now() from accounts`.execute(
        db,
      )
      await sql`
        insert into grants (id, chart_id, tier, months, from_at, until_at, anchor_day, created_at, revoked_at)
        values (${randomUUID()}, ${id}, ${tier}, 1, '2026-11-15Z', '2026-12-15Z', 15, now(), ${revokedAt})`.execute(
        db,
      )
      return id
    }
    const [premium, gift, refunded] = [
      await grantOf('mobile'),
      await grantOf('personal'),
      await grantOf('personal', new Date(clock.at)),
    ]
    await migrate(db)
    const charts = await db.selectFrom('charts').select(['id', 'personal_until']).execute()
    const untilOf = (id: string) => charts.find((chart) => chart.id === id)?.personal_until
    expect([premium, gift, refunded].map(untilOf)).toEqual([null, new Date('2026-12-15Z'), null])
  } finally {
    await db.destroy()
  }
})

describe('the birth of a paid chart', () => {
  const correct = ({ token, uuid }: Owner, changed: Readonly<Record<string, unknown>>) => {
    const { consent: _, ...form } = aChartForm(changed)
    return site.post(`/api/charts/${uuid}`, form, { token })
  }
  /** Runs work some days later, in a new session. */
  async function after<Result>(
    days: number,
    { email, uuid }: Owner,
    work: (owner: Owner) => Promise<Result>,
  ): Promise<Result> {
    const start = clock.at
    clock.at += days * DAY_MS
    try {
      const credentials = { username: email, password: PASSWORD }
      const { token } = (await site.post('/api/token/auth', credentials)).json()
      return await work({ email, uuid, token })
    } finally {
      clock.at = start
    }
  }
  const statusesOf = async (owner: Owner, birthdays: readonly string[]) => {
    const statuses = []
    for (const birthday of birthdays) statuses.push((await correct(owner, { birthday })).statusCode)
    return statuses
  }

  test.each([
    ['personal_1m', false],
    ['mobile_premium_1m', true],
  ])('cannot be rewritten person after person after %s', async (product, isMobile) => {
    const owner = await anOwner({ isMobile })
    expect(await statusesOf(owner, ['1980-01-01', '1990-05-01'])).toEqual([200, 200])
    await buy(owner, product)
    expect(await after(6, owner, (later) => statusesOf(later, ['1980-01-01', '1990-05-01']))).toEqual([
      200, 200,
    ])
    const people = ['1971-01-01', '1972-02-02', '1983-03-03', '2004-04-04']
    expect(await after(8, owner, (later) => statusesOf(later, people))).toEqual(people.map(() => 409))
    const refused = await after(400, owner, (later) => correct(later, { birthday: '1971-01-01' }))
    expect(refused.json()).toMatchObject({ code: 'chart.birth-fixed' })
    expect(refused.json().message).toContain('add a new chart')
    const { list } = (await site.get('/api/charts', { token: owner.token })).json()
    expect(list[0].birthday).toBe('1990-05-01')
  })

  test('moves by a day once a year; name and e-mail change at any time', async () => {
    const owner = await anOwner()
    await buy(owner, 'personal_1m')
    await after(30, owner, async (later) => {
      expect((await correct(later, { birthdayTime: '09:10' })).statusCode).toBe(200)
      const renamed = { birthdayTime: '09:10', fio: 'Maria', email: 'maria@example.org' }
      expect((await correct(later, renamed)).statusCode).toBe(200)
      expect((await correct(later, { birthdayTime: '09:11' })).statusCode).toBe(409)
    })
    await after(394, owner, async (later) => {
      expect((await correct(later, { birthdayTime: '09:11' })).statusCode).toBe(409)
    })
    await after(395, owner, async (later) => {
      expect((await correct(later, { birthdayTime: '09:11' })).statusCode).toBe(200)
    })
  })

  test('is counted from the first payment ever, also when time ran out and was paid again', async () => {
    const owner = await anOwner()
    await buy(owner, 'personal_1m')
    await after(200, owner, async (later) => {
      expect(await statusesOf(later, ['1980-01-01'])).toEqual([409])
      await buy(later, 'personal_1m')
      expect(await statusesOf(later, ['1980-01-01'])).toEqual([409])
    })
  })

  test('of many simultaneous corrections one passes', async () => {
    const owner = await anOwner()
    await buy(owner, 'personal_1m')
    const times = Array.from({ length: 12 }, (_, minute) => `09:${10 + minute}`)
    const responses = await after(30, owner, (later) =>
      Promise.all(times.map((birthdayTime) => correct(later, { birthdayTime }))),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array(11).fill(409)])
  })

  test('leaves nothing of the former birth behind', async () => {
    const owner = await anOwner()
    await buy(owner, 'personal_1m')
    await after(30, owner, (later) => correct(later, { birthdayTime: '09:10' }))
    const row = await database.db
      .selectFrom('charts')
      .selectAll()
      .where('id', '=', owner.uuid)
      .executeTakeFirstOrThrow()
    expect(row.birth_corrected_at).toEqual(new Date(clock.at + 30 * DAY_MS))
    for (const former of ['1990-05-01', '08:30', '09:10']) expect(JSON.stringify(row)).not.toContain(former)
  })
})

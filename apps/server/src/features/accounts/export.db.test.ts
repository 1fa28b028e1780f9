import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import { aQuestion } from '../../testing/content.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { turnOnSecondFactor } from '../../testing/second-factor.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createBillingKeyring } from '../billing/index.ts'
import { insertIdentity } from './identities/identity-store.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const DAY_MS = 86_400_000
const clock = aClock()

let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

/** Tables whose rows an export contains, and where. */
const exported: Readonly<Record<string, string>> = {
  accounts: 'user',
  api_key_usage: 'keys.0.usage',
  api_keys: 'keys',
  chart_folders: 'folders',
  charts: 'charts',
  choice_days: 'choices.0.days',
  choice_guests: 'choices.0.guests',
  choice_people: 'choices.0.people',
  choices: 'choices',
  feeds: 'feeds',
  folder_charts: 'folders.0.charts',
  grants: 'periods',
  known_devices: 'devices',
  lunar_dates: 'lunarDates',
  identities: 'identities',
  messenger_users: 'messenger',
  order_owners: 'payments.0.chartName',
  orders: 'payments',
  passkeys: 'passkeys',
  prints: 'prints',
  questions: 'questions',
  readers: 'mornings',
  reminder_deliveries: 'messages',
  reminders: 'reminder',
  saved_cards: 'cards',
  second_factors: 'secondFactor',
  security_events: 'events',
  sessions: 'sessions',
  subscriptions: 'renewals',
}

/** Tables that refer to a person and are not exported. */
const left: Readonly<Record<string, string>> = {
  identity_attempts: 'a visit to an outside provider, encrypted and gone after ten minutes',
  address_changes: 'a change of the e-mail that waits for half an hour and is shown on the security page',
  address_proofs: 'hashes of mailed codes and links that live a day',
  backup_codes: 'hashes of codes that work once; their number is in secondFactor',
  choice_removed_guests: 'hashes of the browsers that an owner removed from a list; nothing they wrote',
  ledger_entries: 'our books: amounts of orders, which the payments show',
  mail_bounces: 'which mails of ours came back; the account page says that the address must be confirmed',
  messenger_links: 'the hash of a link that lives ten minutes',
  messenger_replies: 'a queued reply of the bot, deleted once it is sent',
  order_charts: 'which charts an order is for; the payments have their names, the periods what they got',
  payment_attempts: 'what a provider calls a payment; the payments show what came of it',
  refunds: 'which operator returned what and why; the payments show what came of it',
  reader_links: 'the hash of a link that lives ten minutes, with what was chosen',
  recovery_codes: 'unused; nothing is written there',
  renewal_notices: 'which mails about a renewal were sent; the owner has them',
}

/** Tables that refer to an account, and those with a column that names a person. */
async function listTablesOfPeople({ db, schema }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive of_people as (
      select ${`${schema}.accounts`}::regclass::oid as id
      union
      select attrelid from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') and not relispartition and relnamespace = ${schema}::regnamespace
      where attname ~ '^(account_id|user_id|chat_id|e?mail)' and not attisdropped
      union
      select conrelid from pg_constraint
      join pg_class on pg_class.oid = conrelid and not relispartition
      join of_people on of_people.id = confrelid where contype = 'f'
    )
    select relname as name from of_people join pg_class on pg_class.oid = of_people.id order by relname`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

const newestDay = (afterDays: number) => new Date(clock.at + afterDays * DAY_MS).toISOString().slice(0, 10)

async function ask(token: string | undefined, words: object): Promise<void> {
  const { ticket } = (await site.get('/api/faq/form')).json()
  clock.at += 5_000
  const response = await site.post('/api/faq/question', aQuestion({ ticket, ...words }), { token })
  expect(response.statusCode).toBe(201)
}

/** Payments and messages are inserted directly: they come from providers and from the worker. */
async function insertWhatOthersWrite(accountId: string, chartId: string): Promise<void> {
  const { db } = database
  const at = new Date(clock.at)
  const until = new Date(clock.at + 30 * DAY_MS)
  const identity = { provider: 'vk', subject: 'one', email: 'at.vk@example.org' } as const
  await insertIdentity(db, { id: randomUUID(), accountId, ...identity, at })
  await db
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      chart_id: chartId,
      tier: 'personal',
      price_id: 4,
      state: 'active',
      period_no: 0,
      next_charge_at: until,
      consent_version: 'of-renewals',
      consent_at: at,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('grants')
    .values({
      id: randomUUID(),
      chart_id: chartId,
      tier: 'personal',
      months: 1,
      from_at: at,
      until_at: until,
      anchor_day: 15,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('saved_cards')
    .values({
      id: randomUUID(),
      chart_id: chartId,
      provider: 'yookassa',
      token_hash: Buffer.from('hash-of-the-card'),
      key_id: 'key',
      box: Buffer.from('sealed card'),
      mask: '•••• 4444',
      created_at: at,
    })
    .execute()
  const orderId = randomUUID()
  const { keyId, bytes } = createBillingKeyring(parseConfig({})).close('Anna', orderId)
  await sql`
    insert into orders (id, chart_id, kind, price_id, code, tier, months, amount_minor, currency, locale, provider,
      wants_renewal, state, created_at, expires_at)
    select ${orderId}, ${chartId}, 'purchase', id, code, tier, months, amount_minor, currency, locale, 'yookassa',
      true, 'paid', ${at}, ${until} from price_list where id = 4`.execute(db)
  await db
    .insertInto('order_owners')
    .values({ order_id: orderId, account_id: accountId, key_id: keyId, box: bytes })
    .execute()
  await db
    .insertInto('messenger_users')
    .values({ account_id: accountId, bot: 'a_bot', chat_id: '42', linked_at: at })
    .execute()
  await sql`
    insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn)
    select id, ${newestDay(0)}::date, 'mail', 'sent', ${at}, ${at}, 0 from reminders
    where account_id = ${accountId}`.execute(db)
}

/** An account with a row in every table that refers to a person, and a stranger who used its e-mail in a form. */
async function aPersonInEveryTable(): Promise<{ readonly token: string; readonly secrets: string[] }> {
  const email = 'known@example.org'
  const token = await site.signUp(email)
  const moscow = { address: 'Moscow', latitude: 55.75, longitude: 37.62, place: '524901' }
  await site.post('/api/location', moscow, { token })
  const { uuid: accountId } = (await site.get('/api/user', { token })).json().user
  const chart = await addChart(site, token, { email })
  await payUntil(database.db, chart, clock.at + 300 * DAY_MS)
  await ask(token, { email: 'another.mailbox@example.org', question: 'In the words of the owner' })
  await ask(undefined, { email, question: 'In the words of a stranger' })
  const send = async (url: string, payload: object): Promise<{ token: string }> => {
    const response = await site.post(url, { ...payload }, { token })
    expect(response.statusCode, response.payload).toBeLessThan(300)
    return response.json()
  }
  await send('/api/prints', { kind: 'fridge', uuid: chart })
  const folder = (await site.post('/api/folders', { name: 'Family' }, { token })).json()
  await send(`/api/charts/${chart}/folder`, { folder: folder.uuid })
  await send('/api/lunar-dates', { dates: [{ name: 'Mother', date: '1962-03-04' }] })
  const feed = await send('/api/feeds', { chart })
  await send('/api/mornings/mail', { time: '07:00' })
  const { secret } = (await site.post('/api/keys', { name: 'Office' }, { token })).json()
  await site.get('/calendar/days/2026-11-15', { token: secret })
  const shortlist = { tag: 'wedding', dates: [newestDay(20), newestDay(21)], charts: [{ uuid: chart }] }
  const choice = await send('/api/choices', shortlist)
  await send(`/api/choices/shared/${choice.token}/marks`, {
    name: 'Aunt Vera',
    answers: { [newestDay(20)]: 'yes' },
  })
  await send('/api/reminders/mail', { active: true, timeReminder: '08:00', chart, locale: 'ru' })
  await anAuthenticator().addTo(site, token)
  await turnOnSecondFactor(site, token, clock)
  await insertWhatOthersWrite(accountId, chart)
  return { token, secrets: [token, feed.token, choice.token, secret] }
}

/** @example at({ a: [{ b: 1 }] }, 'a.0.b') // 1 */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, key) => Object(inner)[key], value)
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || Object.keys(Object(value)).length === 0

test('every table that refers to a person is exported, or left out for a reason', async () => {
  expect(await listTablesOfPeople(database)).toEqual(Object.keys({ ...exported, ...left }).sort())
})

test('a new table that refers to an account, directly or not, is noticed', async () => {
  const known = await listTablesOfPeople(database)
  await sql`create table diaries (chart_id uuid references charts)`.execute(database.db)
  await sql`create table letters (email text)`.execute(database.db)
  expect(await listTablesOfPeople(database)).toEqual([...known, 'diaries', 'letters'].sort())
  await sql`drop table diaries, letters`.execute(database.db)
})

describe('the export of an account that has used everything', () => {
  let person: Awaited<ReturnType<typeof aPersonInEveryTable>>
  let file: Awaited<ReturnType<TestApp['get']>>
  beforeAll(async () => {
    person = await aPersonInEveryTable()
    file = await site.get('/api/user/export', { token: person.token })
  })

  test.each(Object.entries(exported))('has a place for the rows of %s: %s', (_table, path) => {
    expect(isEmpty(at(file.json(), path))).toBe(false)
  })

  test('contains the questions of the account under any address, and of nobody else', () => {
    const { questions } = file.json()
    expect(questions.map(({ question }: { question: string }) => question)).toEqual([
      'In the words of the owner',
    ])
  })

  test('contains the consent of each chart', () => {
    expect(file.json().charts[0]).toMatchObject({ isShared: false, consent: { version: expect.any(String) } })
  })

  test('contains no secret and no hash', () => {
    for (const secret of person.secrets) expect(file.payload).not.toContain(secret)
    expect(file.payload).not.toMatch(/hash|sealed|argon2/i)
  })
})

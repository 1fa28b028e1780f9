import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { migrations } from '../../platform/db/migrate.ts'
import { runMigrations } from '../../platform/db/run-migrations.ts'
import { createLog } from '../../platform/log.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { maintainDays } from './delivery-store.ts'
import { maintainReminderDays } from './jobs.ts'

const DAY_MS = 86_400_000
const DAYS = { ahead: 7, retained: 60 }
const today = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS)
const daysLater = (days: number) => new Date(today().getTime() + days * DAY_MS)
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

async function listDays({ db }: TestDatabase): Promise<{ name: string; end: string }[]> {
  const { rows } = await sql<{ name: string; end: string }>`
    select substring(name::text from 'reminder_deliveries_\\w+') as name, end_date::text as end
      from reminder_days order by end_date`.execute(db)
  return rows
}

async function aReminder({ db }: TestDatabase): Promise<string> {
  const [account, reminder] = [randomUUID(), randomUUID()]
  await sql`
    insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version,
      consent_at, consent_locale, created_at)
    values (${account}, ${account}, ${account}, '', now(), 'en', '', now(), 'en', now())`.execute(db)
  await sql`
    insert into reminders (id, account_id, disable_id, channel, is_active, locale, zone, updated_at)
    values (${reminder}, ${account}, ${randomUUID()}, 'mail', false, 'en', 'UTC', now())`.execute(db)
  return reminder
}

const addDelivery = ({ db }: TestDatabase, reminder: string, at: Date) =>
  sql`
    insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn)
    values (${reminder}, ${dateOf(at)}::date, 'mail', 'sent', ${at}, ${at}, 0)
    on conflict (reminder_id, local_date) do nothing`.execute(db)

async function countDeliveries({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from reminder_deliveries`.execute(db)
  return rows[0]?.count ?? 0
}

test('a new database has a partition for each of seven days ahead and none that takes everything', async () => {
  const days = await listDays(database)
  expect(days[0]?.name).toBe('reminder_deliveries_before')
  expect(days.slice(1).map(({ end }) => end)).toEqual([2, 3, 4, 5, 6, 7, 8].map((n) => dateOf(daysLater(n))))
  const reminder = await aReminder(database)
  await addDelivery(database, reminder, daysLater(7))
  await addDelivery(database, reminder, daysLater(-300))
  await expect(addDelivery(database, reminder, daysLater(8))).rejects.toMatchObject({ code: '23514' })
})

describe('maintenance', () => {
  test('adds what is missing, drops what is past its retention, and does nothing the second time', async () => {
    const own = await openTestDatabase(inject('databaseUrl'))
    onTestFinished(() => own.close())
    const reminder = await aReminder(own)
    for (const day of [-5, 0, 3]) await addDelivery(own, reminder, daysLater(day))
    expect(await maintainDays(own.db, daysLater(5), DAYS)).toEqual({ created: 5, dropped: 0 })
    expect(await maintainDays(own.db, daysLater(5), DAYS)).toEqual({ created: 0, dropped: 0 })
    // The table of all former days ends tomorrow: sixty days later it goes as a whole.
    expect((await maintainDays(own.db, daysLater(60), DAYS)).dropped).toBe(0)
    expect((await maintainDays(own.db, daysLater(61), DAYS)).dropped).toBe(1)
    expect(await countDeliveries(own)).toBe(1)
    expect((await maintainDays(own.db, daysLater(64), DAYS)).dropped).toBe(3)
    expect(await countDeliveries(own)).toBe(0)
  })

  test('runs at the same time from two workers, and creates each day once', async () => {
    const own = await openTestDatabase(inject('databaseUrl'))
    onTestFinished(() => own.close())
    const runs = await Promise.all([1, 2, 3].map(() => maintainDays(own.db, daysLater(4), DAYS)))
    expect(runs.map(({ created }) => created).sort()).toEqual([0, 0, 4])
  })

  test('fails after two seconds when the table is in use, and leaves it as it was', async () => {
    const own = await openTestDatabase(inject('databaseUrl'))
    onTestFinished(() => own.close())
    const before = await listDays(own)
    await own.db.transaction().execute(async (trx) => {
      await sql`lock table reminder_deliveries in share mode`.execute(trx)
      await expect(maintainDays(own.db, daysLater(5), DAYS)).rejects.toMatchObject({ code: '55P03' })
    })
    expect(await listDays(own)).toEqual(before)
  })

  test('is planned twice a day and takes its day from the clock', async () => {
    const own = await openTestDatabase(inject('databaseUrl'))
    onTestFinished(() => own.close())
    // True: the planner uses nothing else of its dependencies.
    const deps = { db: own.db, log: createLog('silent') } as Parameters<typeof maintainReminderDays.plan>[0]
    await maintainReminderDays.plan(deps, daysLater(20).getTime() + DAY_MS - 1)
    expect((await listDays(own)).at(-1)?.end).toBe(dateOf(daysLater(28)))
    expect(maintainReminderDays.cron).toBe('41 5,17 * * *')
  })
})

test('deliveries of the release before are all there after the migration, and numbers go on', async () => {
  const former = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '034'))
  const own = await openTestDatabase(inject('databaseUrl'), former)
  onTestFinished(() => own.close())
  const reminder = await aReminder(own)
  for (const day of [-200, -1, 0, 2]) await addDelivery(own, reminder, daysLater(day))
  // True: a migration knows no table of this release.
  await runMigrations(own.db as never, {
    ...former,
    '034-reminder-days': migrations['034-reminder-days'] as never,
  })
  expect(await countDeliveries(own)).toBe(4)
  await addDelivery(own, reminder, daysLater(2)) // a date that already has a row is left unchanged
  await addDelivery(own, reminder, daysLater(4))
  const { rows } = await sql<{ id: string }>`select id from reminder_deliveries order by id`.execute(own.db)
  const ids = rows.map(({ id }) => Number(id))
  expect(ids.slice(0, 4)).toEqual([1, 2, 3, 4])
  expect(ids[4]).toBeGreaterThan(4) // the row that was there has used up a number
  await sql`delete from reminders`.execute(own.db)
  expect(await countDeliveries(own)).toBe(0)
})

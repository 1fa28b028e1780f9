import { type Kysely, sql } from 'kysely'
import { startTelegram } from '../../apps/sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createSchedule } from '../../apps/server/src/features/reminders/schedule.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { fillReminders } from '../testbed/reminders/fill-reminders.ts'
import { createReminderRunner } from '../testbed/reminders/reminder-runner.ts'
import { type Arrived, judgeArrived, listChats, listUnknown } from './reminder-sinks.ts'
import { instantOf } from './reminders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BOT = { username: 'drill_bot', token: '1:drill' }
/** An hour that some nights skip and others repeat, an ordinary one, and one past midnight. */
const SLOTS = [150, 480, 1455]
/** Jumps in each of the three nights. A message may be three hours late, so no jump skips more. */
const JUMPS_MS = [-3 * HOUR_MS, 2 * HOUR_MS, -26 * HOUR_MS, 2 * HOUR_MS]

/** Zones, each with a night in which its clocks change: back, forward, back. */
const nights = [
  { zone: 'Europe/Berlin', placeId: 2950159, date: '2026-10-25' },
  { zone: 'America/New_York', placeId: 5128581, date: '2027-03-14' },
  { zone: 'Australia/Sydney', placeId: 2147714, date: '2027-04-04' },
] as const

type Evidence = {
  readonly jumps: number
  readonly expected: number
  readonly doubles: number
  readonly missing: number
  readonly strays: number
}

/** Sends reminders over the days around each night; after a jump back every reader saves the settings again. */
export async function jumpReminders(
  databaseUrl: string,
  { readers, forgets }: { readonly readers: number; readonly forgets: boolean },
): Promise<Evidence> {
  const clock = { at: 0, now: () => clock.at }
  const bots = [BOT]
  const telegram = await startTelegram({ port: 0, production: false, bots, perSecond: 30, now: clock.now })
  const db = openDatabase({ url: databaseUrl, poolSize: 4 })
  const sending = createReminderRunner({
    config: parseConfig({ ...telegram.env, DATABASE_URL: databaseUrl }),
    db,
    clock,
    sleep: async (ms) => {
      clock.at += ms
    },
  })
  const work = async () => {
    await sending.plan()
    await sending.send(BOT.username)
  }
  const due: Arrived[] = []
  let jumps = 0
  try {
    await sql`
      insert into places (id, name_en, country, latitude, longitude, population, zone) values
        (2950159, 'Berlin', 'DE', 52.52, 13.41, 3426354, 'Europe/Berlin'),
        (5128581, 'New York City', 'US', 40.71, -74.01, 8175133, 'America/New_York'),
        (2147714, 'Sydney', 'AU', -33.87, 151.21, 4627345, 'Australia/Sydney')
      on conflict do nothing`.execute(db)
    for (const [night, { zone, placeId, date }] of nights.entries()) {
      const midMs = Date.parse(`${date}T00:00:00Z`)
      const [startMs, endMs] = [midMs - DAY_MS, midMs + 2 * DAY_MS]
      clock.at = startMs
      const count = Math.ceil(readers / nights.length)
      const people = Array.from({ length: count }, (_, index) => ({
        index: night * count + index,
        zone,
        placeId,
        slot: SLOTS[index % SLOTS.length] ?? 480,
        bot: BOT.username,
        chatId: night * count + index + 1,
      }))
      await fillReminders(db, people, clock.at)
      due.push(...people.flatMap((person) => listDue(person, startMs, endMs)))
      const left = [...JUMPS_MS]
      for (let turn = 1; ; turn += 1) {
        const nextMs = await findNextRun(db)
        if (nextMs > endMs) break
        clock.at = Math.max(clock.at, nextMs)
        await work()
        const jumpMs = turn % 2 === 0 ? left.shift() : undefined
        if (jumpMs === undefined) continue
        jumps += 1
        clock.at = Math.max(startMs, clock.at + jumpMs)
        if (jumpMs < 0) await saveAgain(db, clock.at, forgets)
        await work()
      }
      await sql`update reminders set is_active = false, next_run_at = null`.execute(db)
    }
    return { jumps, ...judgeArrived(listChats(telegram), due, await listUnknown(db)) }
  } finally {
    await db.destroy()
    await telegram.stop()
  }
}

function listDue(
  { zone, slot, chatId }: { readonly zone: string; readonly slot: number; readonly chatId: number },
  fromMs: number,
  toMs: number,
): Arrived[] {
  const dates = Array.from({ length: 5 }, (_, day) =>
    new Date(fromMs + (day - 1) * DAY_MS).toISOString().slice(0, 10),
  )
  return dates.flatMap((date) => {
    const atMs = instantOf(zone, date, slot)
    return atMs > fromMs && atMs <= toMs ? [{ reader: chatId - 1, date, atMs }] : []
  })
}

async function findNextRun(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(next_run_at) as at from reminders where is_active`.execute(db)
  return rows[0]?.at?.getTime() ?? Number.POSITIVE_INFINITY
}

/** Saves the settings of every reader by the clock as it is now; `forgets` deletes the deliveries planned after it. */
async function saveAgain(db: Kysely<Database>, nowMs: number, forgets: boolean): Promise<void> {
  const schedule = createSchedule()
  const rows = await db
    .selectFrom('reminders')
    .select(['id', 'zone', 'slot_minute'])
    .where('is_active', '=', true)
    .execute()
  for (const { id, zone, slot_minute } of rows) {
    const next = new Date(schedule.nextMs(zone, slot_minute ?? 0, nowMs))
    await db.updateTable('reminders').set({ next_run_at: next }).where('id', '=', id).execute()
  }
  if (forgets) await sql`delete from reminder_deliveries where due_at > ${new Date(nowMs)}`.execute(db)
}

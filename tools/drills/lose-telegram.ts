import { sql } from 'kysely'
import { startTelegram, type Telegram } from '../../apps/sandbox/src/telegram/telegram.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { fillReminders } from '../testbed/reminders/fill-reminders.ts'
import { createReminderRunner } from '../testbed/reminders/reminder-runner.ts'
import { forgetSent } from './reminders.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Eight in the morning in Moscow, five by UTC. */
const DUE_MS = Date.UTC(2027, 1, 10, 5)
const EIGHT = 480
const BOT = { username: 'drill_bot', token: '1:drill' }
const ENDLESS = 1_000_000
/** Messages that arrive although their response is lost, before Telegram stops responding. */
const LOST = 3
/** Readers who switch their reminder off while it waits for Telegram. */
const LEAVERS = 5

type Options = { readonly readers: number; readonly isBroken: boolean }

type Evidence = {
  readonly ended: number
  readonly doubles: number
  readonly unknown: number
  readonly calls: number
  readonly lateMin: number
  readonly mostInASecond: number
  /** Messages to those who had switched them off. */
  readonly unwanted: number
}

/** Telegram is away from the minute before all reminders are due, for an hour. */
export async function loseTelegram(databaseUrl: string, { readers, isBroken }: Options): Promise<Evidence> {
  const clock = { at: DUE_MS - HOUR_MS, now: () => clock.at }
  const telegram = await startTelegram({
    port: 0,
    production: false,
    bots: [BOT],
    perSecond: 30,
    now: clock.now,
  })
  const db = openDatabase({ url: databaseUrl, poolSize: 4 })
  const sending = createReminderRunner({
    config: parseConfig({ ...telegram.env, DATABASE_URL: databaseUrl }),
    db,
    clock,
    sleep: async (ms) => {
      clock.at += ms
    },
  })
  try {
    if (isBroken) await forgetSent(db)
    await sql`
      insert into places (id, name_en, country, latitude, longitude, population, zone)
      values (524901, 'Moscow', 'RU', 55.75, 37.62, 10381222, 'Europe/Moscow')
      on conflict do nothing`.execute(db)
    const people = Array.from({ length: readers + LEAVERS }, (_, index) => ({
      index,
      zone: 'Europe/Moscow',
      placeId: 524901,
      slot: EIGHT,
      bot: BOT.username,
      chatId: index + 1,
    }))
    await fillReminders(db, people, clock.at)
    const away = { kind: 502, times: ENDLESS }
    telegram.faults.push({ kind: 'lost', times: LOST }, away)
    clock.at = DUE_MS
    while (clock.at < DUE_MS + HOUR_MS) await live(sending, clock)
    const calls = ENDLESS - away.times + LOST
    await sql`
      update reminders set is_active = false, next_run_at = null from messenger_users
      where messenger_users.account_id = reminders.account_id and messenger_users.chat_id > ${readers}`.execute(
      db,
    )
    telegram.faults.length = 0
    while (clock.at < DUE_MS + 2 * HOUR_MS) await live(sending, clock)
    const { rows } = await sql<{ unknown: string }>`
      select count(*) as unknown from reminder_deliveries where state = 'unknown'`.execute(db)
    return { ...judge(telegram, readers, Number(rows[0]?.unknown)), calls }
  } finally {
    await db.destroy()
    await telegram.stop()
  }
}

/** One minute, in which the planner runs once. */
async function live(sending: ReturnType<typeof createReminderRunner>, clock: { at: number }): Promise<void> {
  const nextMs = clock.at + MINUTE_MS
  await sending.plan()
  await sending.send(BOT.username)
  clock.at = Math.max(clock.at, nextMs)
}

function judge({ messages, mostInASecond }: Telegram, readers: number, unknown: number) {
  const wanted = messages.filter(({ chatId }) => chatId <= readers)
  const received = new Set(wanted.map(({ chatId }) => chatId))
  return {
    // The messages with a lost response did arrive.
    ended: received.size + Math.max(0, unknown - LOST),
    doubles: wanted.length - received.size,
    mostInASecond: mostInASecond(),
    // The first messages are sent before anybody leaves.
    unwanted: messages.filter(({ chatId, atMs }) => chatId > readers && atMs >= DUE_MS + HOUR_MS).length,
    unknown,
    lateMin: Math.round(Math.max(0, ...messages.map(({ atMs }) => atMs - DUE_MS)) / MINUTE_MS),
  }
}

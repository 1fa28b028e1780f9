import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { SandboxBot } from '../../apps/sandbox/src/telegram/chats.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { type Figure, figure, type Size } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { type ChildProgram, runSetup, startProcess } from '../testbed/processes.ts'
import { fillReminders } from '../testbed/reminders/fill-reminders.ts'
import { type Arrived, judgeArrived, listUnknown, type Sinks, startSinks } from './reminder-sinks.ts'
import { openDrillClock, writePace } from './reminders-clock.ts'

type Drill = {
  readonly database: string
  readonly reminders: number
  readonly bots: number
  /** Virtual seconds per real second. */
  readonly speed: number
  /** Minutes of the day that readers choose. */
  readonly times: readonly number[]
  readonly kills: number
  readonly killsDatabase: boolean
  readonly isTelegramOnly?: boolean
  /** What is broken on purpose, to prove that the drill notices it. */
  readonly broken?: 'forgets-sent' | 'hurries'
}

/** The state at the end of the drill. */
type Evidence = {
  readonly expected: number
  readonly doubles: number
  readonly missing: number
  readonly strays: number
  readonly unknown: number
  readonly inFlight: number
  readonly overLimit: number
  readonly mostInASecond: number
  readonly latenessP99Sec: number
  readonly realSec: number
}

const PER_SECOND = 30
/** The latest that one of a hundred messages may come. */
const LATE_SEC = 300
const MINUTE_MS = 60_000
const SLOT_MS = 15 * MINUTE_MS
const PATIENCE_MS = 600_000

const ALL_TIMES = Array.from({ length: 100 }, (_, index) => index * 15)
/** An ordinary minute, one the clocks skip that night, and one past midnight. */
const FEW_TIMES = [540, 150, 1455]

/** From noon to noon over the night in which Berlin changes to summer time. */
const BEGINS_MS = Date.UTC(2027, 2, 27, 12)
const ENDS_MS = Date.UTC(2027, 2, 28, 12)
const zones = [
  { zone: 'Europe/Berlin', placeId: 2950159 },
  { zone: 'Europe/Moscow', placeId: 524901 },
  { zone: 'America/New_York', placeId: 5128581 },
] as const

/**
 * A day of reminders of all channels on a virtual clock, of accounts and readers, in three zones, over a night in which one of them changes its clocks: quietly, and
 * with the worker killed six times and PostgreSQL once.
 */
export async function drillReminders({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster({
    settings: { max_connections: '60', synchronous_commit: 'on', fsync: 'off' },
  })
  // A small drill runs beside others, on a clock ten times as fast.
  const realSec = small ? 600 : 3_600
  try {
    const size = small
      ? // A claim is abandoned after a minute, which even a busy machine must not need for a batch.
        { reminders: 600, bots: 4, speed: 20, times: FEW_TIMES }
      : { reminders: 300_000, bots: 24, speed: 2, times: ALL_TIMES }
    const quiet = await runDrill(cluster, { ...size, database: 'quiet', kills: 0, killsDatabase: false })
    const fire = await runDrill(cluster, {
      ...size,
      database: 'fire',
      kills: small ? 2 : 6,
      killsDatabase: true,
    })
    return [
      figure('messages that were due', quiet.expected, 'messages', `>= ${size.reminders * 0.95}`),
      figure('doubles', quiet.doubles, 'messages', '= 0'),
      figure('missing', quiet.missing, 'messages', '= 0'),
      figure('never due', quiet.strays, 'messages', '= 0'),
      figure('lateness, p99', quiet.latenessP99Sec, 's', `<= ${LATE_SEC}`),
      figure('most a bot sent in any second', quiet.mostInASecond, 'messages', `<= ${PER_SECOND}`),
      figure('doubles under fire', fire.doubles, 'messages', '= 0'),
      figure('neither sent nor counted as unknown under fire', fire.missing, 'messages', '= 0'),
      figure(
        'unknown under fire beyond those in flight at the kills',
        Math.max(0, fire.unknown - fire.inFlight),
        'messages',
        '= 0',
      ),
      figure('in flight at the kills', fire.inFlight, 'messages', '>= 1'),
      figure('unknown under fire', fire.unknown, 'messages', '>= 1'),
      figure('most a bot sent in any second under fire', fire.mostInASecond, 'messages', `<= ${PER_SECOND}`),
      figure('never due under fire', fire.strays, 'messages', '= 0'),
      figure('lateness under fire, p99', fire.latenessP99Sec, 's', `<= ${LATE_SEC}`),
      ...(controls ? await runControls(cluster) : []),
      figure('real time of both runs', Math.round(quiet.realSec + fire.realSec), 's', `<= ${realSec}`),
    ]
  } finally {
    await cluster.stop()
  }
}

async function runControls(cluster: Cluster): Promise<Figure[]> {
  const control = { reminders: 600, bots: 1, speed: 20, times: FEW_TIMES, kills: 0, killsDatabase: false }
  const again = await runDrill(cluster, { ...control, database: 'again', broken: 'forgets-sent' })
  // On a slower clock, so that even a busy machine fits more into a virtual second than the bot may send.
  const hurry = await runDrill(cluster, {
    ...control,
    speed: 5,
    database: 'hurry',
    broken: 'hurries',
    isTelegramOnly: true,
  })
  return [
    figure('doubles when what was sent is forgotten (control)', again.doubles, 'messages', '>= 1'),
    figure('calls refused without the pause (control)', hurry.overLimit, 'calls', '>= 1'),
  ]
}

async function runDrill(cluster: Cluster, drill: Drill): Promise<Evidence> {
  const startedMs = performance.now()
  const url = cluster.databaseUrl(drill.database)
  await runSetup({ databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:1' })
  const folder = mkdtempSync(join(tmpdir(), 'zeri-drill-'))
  const clockFile = join(folder, 'clock.json')
  writePace(clockFile, { virtualMs: BEGINS_MS, realMs: Date.now(), speed: drill.speed })
  const clock = openDrillClock(clockFile)
  const bots = Array.from({ length: drill.bots }, (_, index) => ({
    username: `drill_${index}_bot`,
    token: `${index + 1}:drill`,
  }))
  // So long that a kill finds messages that have arrived and are not recorded as sent.
  const confirmsAfterMs = drill.kills > 0 ? 200 : 0
  const sinks = await startSinks({ bots, perSecond: PER_SECOND, now: clock.now, confirmsAfterMs })
  const db = openDatabase({ url: url, poolSize: 4, statementTimeoutMs: 0 })
  try {
    const due = await fill(db, drill, bots, sinks)
    if (drill.broken === 'forgets-sent') await forgetSent(db)
    const env = {
      ...process.env,
      ...sinks.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: url,
      DRILL_CLOCK: clockFile,
      REMINDER_MAILS_PER_SECOND: '400',
      REMINDER_PUSH_PER_SECOND: '4000',
      TELEGRAM_PER_SECOND: String(drill.broken === 'hurries' ? PER_SECOND * 4 : 28),
    }
    clock.set(BEGINS_MS)
    const inFlight = await runThrough(drill, { cluster, sinks, db, clock, env, due })
    const evidence = judgeArrived(await sinks.listArrived(db), due, await listUnknown(db))
    const { telegram } = sinks
    return {
      ...evidence,
      overLimit: telegram.countRefused(),
      mostInASecond: telegram.mostInASecond(),
      inFlight,
      realSec: (performance.now() - startedMs) / 1000,
    }
  } finally {
    await db.destroy()
    await sinks.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fills the database and computes the expected messages, in another way than the code under test. */
async function fill(
  db: Kysely<Database>,
  drill: Drill,
  bots: readonly SandboxBot[],
  sinks: Sinks,
): Promise<Arrived[]> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey(), auth: randomBytes(16) }
  await sql`
    insert into places (id, name_en, country, latitude, longitude, population, zone) values
      (2950159, 'Berlin', 'DE', 52.52, 13.41, 3426354, 'Europe/Berlin'),
      (5128581, 'New York City', 'US', 40.71, -74.01, 8175133, 'America/New_York')
    on conflict do nothing`.execute(db)
  const people = Array.from({ length: drill.reminders }, (_, index) => {
    const { zone, placeId } = zones[index % zones.length] ?? zones[0]
    return {
      index,
      zone,
      placeId,
      slot: slotOf(index, drill.times),
      bot: bots[index % bots.length]?.username ?? '',
      chatId: index + 1,
      ...(drill.isTelegramOnly ? {} : kinds[Math.floor(index / zones.length) % kinds.length]),
      push: { endpoint: sinks.endpointOf(index), ...keys },
    }
  })
  await fillReminders(db, people, BEGINS_MS)
  return people.flatMap(({ zone, slot, index: reader }) =>
    ['2027-03-27', '2027-03-28'].flatMap((date) => {
      const atMs = instantOf(zone, date, slot)
      return atMs > BEGINS_MS && atMs <= ENDS_MS ? [{ reader, date, atMs }] : []
    }),
  )
}

/** Half are browsers; mails and chats are of accounts and of readers. */
const kinds = [
  { channel: 'push', owner: 'reader' },
  { channel: 'push', owner: 'reader' },
  { channel: 'push', owner: 'reader' },
  { channel: 'push', owner: 'reader' },
  { channel: 'mail', owner: 'reader' },
  { channel: 'mail', owner: 'account' },
  { channel: 'telegram', owner: 'reader' },
  { channel: 'telegram', owner: 'account' },
] as const

/** Three in ten readers choose eight o'clock and one nine; the others any time, also the skipped hour. */
function slotOf(index: number, times: readonly number[]): number {
  const wish = Math.floor(index / zones.length / kinds.length)
  if (wish % 10 < 3) return 480
  if (wish % 10 < 4) return 540
  return times[(wish * 7) % times.length] ?? 480
}

/** Searches minute by minute from midnight for the first minute of the date at or after the time. */
export function instantOf(zone: string, date: string, slot: number): number {
  const wanted = slot % 1440
  const key = `${zone} ${date} ${wanted}`
  const known = instants.get(key)
  if (known !== undefined) return known
  let at = Temporal.PlainDate.from(date).toZonedDateTime(zone)
  while (at.hour * 60 + at.minute < wanted) at = at.add({ minutes: 1 })
  instants.set(key, at.epochMilliseconds)
  return at.epochMilliseconds
}
const instants = new Map<string, number>()

/** Deletes the record of a sent message once, so that it is sent again. */
export async function forgetSent(db: Kysely<Database>): Promise<void> {
  await sql`
    create function forget_sent() returns trigger language plpgsql as $$
    begin
      if new.state = 'sent' and new.tries < 2 then
        new.state := 'queued';
        new.ended_at := null;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger forget_sent before update on reminder_deliveries
    for each row execute function forget_sent()`.execute(db)
}

type Fire = {
  readonly cluster: Cluster
  readonly sinks: Sinks
  readonly db: Kysely<Database>
  readonly clock: ReturnType<typeof openDrillClock>
  readonly env: NodeJS.ProcessEnv
  readonly due: readonly Arrived[]
}

/** Runs the day, skipping idle hours, and kills processes as planned. Returns the messages in flight at the kills. */
async function runThrough(drill: Drill, { cluster, sinks, db, clock, env, due }: Fire): Promise<number> {
  const start = () => startProcess('tools/drills/reminders-worker.ts', env, 'the worker is ready')
  const slots = [...new Set(due.map(({ atMs }) => Math.floor(atMs / SLOT_MS) * SLOT_MS))].sort(
    (a, b) => a - b,
  )
  const dueBy = (ms: number) => due.filter(({ atMs }) => atMs < ms).length
  const killAt = Array.from({ length: drill.kills }, (_, kill) =>
    Math.floor((due.length * (kill + 0.5)) / drill.kills),
  )
  let worker: ChildProgram = await start()
  const inFlight = new Set<string>()
  const restart = async () => {
    for (const id of await listSending(db)) inFlight.add(id)
    worker = await start()
    clock.setSpeed(drill.speed)
  }
  const kill = async () => {
    const isFirst = killAt.length === drill.kills - 1
    clock.setSpeed(1) // a restart takes real seconds; at the drill's speed a slow machine would make minutes of them
    if (drill.killsDatabase && isFirst) await cluster.kill9()
    await worker.kill('SIGKILL')
    if (drill.killsDatabase && isFirst) await cluster.restart()
    await restart()
  }
  for (const slotMs of slots) {
    if (clock.now() < slotMs - 1_000) clock.set(slotMs - 1_000)
    const wanted = dueBy(slotMs + SLOT_MS)
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      const next = killAt[0]
      if (next !== undefined && sinks.countArrived() >= next) {
        killAt.shift()
        await kill()
      }
      if (await hasEnded(worker)) await restart() // as systemd does with one that lost the database
      if (clock.now() > slotMs && (await haveEnded(db, wanted))) break
      if (performance.now() > deadline) break
      await delay(50)
    }
  }
  clock.set(ENDS_MS + MINUTE_MS)
  await delay(500)
  await worker.kill('SIGKILL')
  return inFlight.size
}

const hasEnded = ({ exited }: ChildProgram) => Promise.race([exited.then(() => true), delay(0, false)])

async function listSending(db: Kysely<Database>): Promise<string[]> {
  const rows = await retry(() =>
    db.selectFrom('reminder_deliveries').select('id').where('state', '=', 'sending').execute(),
  )
  return rows.map(({ id }) => id)
}

/** Whether everything due is finished: planned, and neither queued nor being sent. */
async function haveEnded(db: Kysely<Database>, wanted: number): Promise<boolean> {
  const { rows } = await retry(() =>
    sql<{ isOver: boolean }>`
      select case
        when exists (select from reminder_deliveries where state = 'queued') then false
        when exists (select from reminder_deliveries where state = 'sending') then false
        else (select count(*) >= ${wanted} from reminder_deliveries)
      end as "isOver"`.execute(db),
  )
  return rows[0]?.isOver ?? false
}

/** Repeats a query while the database restarts. */
async function retry<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let round = 0; ; round += 1) {
    try {
      return await run()
    } catch (error) {
      if (round > 100) throw error
      await delay(100)
    }
  }
}

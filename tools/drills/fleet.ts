import { setTimeout as delay } from 'node:timers/promises'
import { type Size as DrillSize, type Figure, figure, rounded } from '../figures/figures.ts'
import type { CallResult } from './call-site.ts'
import { runControls } from './fleet-controls.ts'
import { type FleetState, fleetEvents } from './fleet-events.ts'
import { judgeMails, startMails, waitUntilDone } from './fleet-jobs.ts'
import {
  addReaders,
  createAnonymousVisits,
  createPersonalVisits,
  type ForeignVisitors,
  startForeignVisitors,
  warmPages,
} from './fleet-people.ts'
import { type Fleet, startFleet } from './fleet-site.ts'
import { startVisitors, type Visitors } from './fleet-visits.ts'
import { signUp } from './foreign-cache.ts'
import type { Person } from './foreign-visits.ts'
import { isReadable, listFailed, type Outage, type Outcome, refusedForMs } from './judge-refusals.ts'
import { rewind } from './pair.ts'
import { judgeFigures, startWriters, type WriteRequest, type Writers } from './writers.ts'

type Size = {
  readonly visits: number
  readonly connections: number
  /** Quiet time before each event. */
  readonly calmMs: number
  /** The least of each kind that must have been sent. */
  readonly signedIn: number
  readonly writes: number
}

const SMALL: Size = { visits: 3_000, connections: 3, calmMs: 1_500, signedIn: 100, writes: 100 }
const FULL: Size = { visits: 50_000, connections: 16, calmMs: 6_000, signedIn: 1_000, writes: 1_000 }
const PAUSE_MS = 50
const READERS = 12
const WRITERS = 1
/** Pause of a writer after each write. */
const WRITE_PAUSE_MS = 150
/** Enough for a quarter of an hour. */
const WRITING_PEOPLE = 30
const NAMES = ['Wiktima', 'Zdenobia', 'Quillmar']
const MAX_RUN_MS = 1_500_000
/** The promise about a failover. */
const REFUSED_BAR_S = 5

type Passed = Outage & {
  readonly name: string
  readonly recovery: string
  readonly barSeconds: number
  readonly recoveredMs: number
}

type Run = {
  readonly visitors: Visitors
  readonly writers: Writers
  readonly foreign: ForeignVisitors
  readonly people: readonly Person[]
  readonly passed: readonly Passed[]
  readonly jobs: readonly Figure[]
}

/** A whole deployment under visitors, while one of everything is replaced or killed in turn. */
export async function drillFleet({ small, controls = true }: DrillSize): Promise<Figure[]> {
  const size = small ? SMALL : FULL
  const undo: (() => unknown)[] = []
  try {
    const fleet = await startFleet(undo)
    const [primary, ...standbys] = fleet.machines
    const state: FleetState = { primary, standbys, running: new Set() }
    const run = await runEvents(fleet, state, size)
    return [
      ...judgeVisits(run, size),
      ...(await judgeData(run, fleet, size)),
      ...run.jobs,
      await bringBack(state),
      ...(controls ? await runControls(fleet, state) : []),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function runEvents(fleet: Fleet, state: FleetState, size: Size): Promise<Run> {
  const readers = await addReaders(fleet.databaseUrl, READERS)
  const people: Person[] = []
  for (const name of NAMES) people.push(await signUp(fleet.servers[0]?.port ?? 0, name))
  const shared = await warmPages(fleet.nginx.url, new Date())
  const visitors = startVisitors(fleet.nginx.port, [
    { connections: size.connections, pauseMs: PAUSE_MS, wantedAt: createAnonymousVisits(shared) },
    { connections: 1, pauseMs: 3 * PAUSE_MS, wantedAt: createPersonalVisits(readers) },
  ])
  const writers = await startWriters({
    url: fleet.nginx.url,
    databaseUrl: fleet.databaseUrl,
    name: 'author',
    writers: WRITERS,
    people: WRITING_PEOPLE,
    send: (request) => sendThrough(visitors, request),
  })
  const mails = startMails(fleet.databaseUrl)
  const foreign = startForeignVisitors(fleet.foreign.port, people)
  const stopAll = async () => {
    await Promise.all([visitors.stop(), writers.stop(), foreign.stop(), mails.stop()])
  }
  try {
    const passed = await passEvents(fleet, state, size)
    const deadline = performance.now() + MAX_RUN_MS
    while (!isEnough(visitors, size) && performance.now() < deadline) await delay(500)
    await stopAll()
    await waitUntilDone(fleet.databaseUrl)
    const jobs = judgeMails(mails, fleet.sandbox, state.running.size)
    return { visitors, writers, foreign, people, passed, jobs }
  } catch (error) {
    report(listFailed(visitors.outcomes, []), [])
    await stopAll().catch(() => {}) // the first error is the one to report
    throw error
  }
}

const isEnough = ({ count }: Visitors, { visits, signedIn, writes }: Size): boolean =>
  count('anonymous') >= visits && count('signed-in') >= signedIn && count('write') >= 1.1 * writes

/** Makes the killed primary a standby; after the visits, because it blocks this process. */
async function bringBack({ former, primary }: FleetState): Promise<Figure> {
  if (!former) throw new Error('no primary was killed')
  const startedAt = performance.now()
  await rewind(former, primary)
  return figure(
    plain('former primary follows again after'),
    seconds(performance.now() - startedAt),
    's',
    '<= 4',
  )
}

/** Lets everything happen in turn; an event lasts until the next one. */
async function passEvents(fleet: Fleet, state: FleetState, { calmMs }: Size): Promise<Passed[]> {
  const passed: Omit<Passed, 'toMs'>[] = []
  for (const { name, recovery, barSeconds, act } of fleetEvents) {
    await delay(calmMs)
    const fromMs = performance.now()
    console.error(`fleet: ${name}`)
    passed.push({ name, recovery, barSeconds, fromMs, recoveredMs: await act(fleet, state) })
  }
  await delay(calmMs)
  return passed.map((event, index) => ({ ...event, toMs: passed[index + 1]?.fromMs ?? performance.now() }))
}

/** Sends a write as one more of the visits that are judged. */
async function sendThrough(
  visitors: Visitors,
  { path, post, token, cookie }: WriteRequest,
): Promise<CallResult> {
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' }
  const body = JSON.stringify(post)
  const outcome = await visitors.visit({ kind: 'write', path, method: 'POST', headers, body })
  await delay(WRITE_PAUSE_MS)
  const { status, begunMs, endedMs, retryAfter } = outcome
  const retryAfterSec = retryAfter === undefined ? undefined : Number(retryAfter)
  return { status, ms: endedMs - begunMs, retryAfterSec }
}

const seconds = (ms: number) => rounded(ms / 1000, 1)
const plain = (name: string) => `fleet: ${name}`

function judgeVisits({ visitors, foreign, passed }: Run, size: Size): Figure[] {
  const dead = passed
    .filter(({ name }) => name === 'nginx killed')
    .map(({ fromMs, recoveredMs }) => ({ fromMs, toMs: fromMs + recoveredMs }))
  const failed = listFailed(visitors.outcomes, dead)
  const anonymous = failed.filter(({ kind }) => kind === 'anonymous')
  const refused = failed.filter(({ kind }) => kind !== 'anonymous')
  const unreadable = refused.filter((outcome) => !isReadable(outcome))
  report([...anonymous, ...unreadable], passed)
  return [
    figure(
      plain('anonymous visits through nginx'),
      visitors.count('anonymous'),
      'visits',
      `>= ${size.visits}`,
    ),
    figure(plain('failed anonymous visits'), anonymous.length, 'visits', '= 0'),
    figure(plain('signed-in requests'), visitors.count('signed-in'), 'requests', `>= ${size.signedIn}`),
    figure(plain('refusals without 503, Retry-After and words'), unreadable.length, 'requests', '= 0'),
    ...passed.flatMap((event) => judgeEvent(event, refused)),
    figure(plain('nginx killed: nobody is served for'), seconds(firstServed(visitors, dead)), 's', '<= 1.8'),
    figure(
      plain('foreign cache killed: nobody behind it is served for'),
      awayBehind(foreign, passed),
      's',
      '<= 1.2',
    ),
  ]
}

function judgeEvent(event: Passed, refused: readonly Outcome[]): Figure[] {
  const { name, recovery, barSeconds, recoveredMs } = event
  return [
    figure(
      plain(`${name}: signed-in requests and writes refused for`),
      seconds(refusedForMs(refused, event)),
      's',
      `<= ${REFUSED_BAR_S}`,
    ),
    figure(plain(`${name}: ${recovery} after`), seconds(recoveredMs), 's', `<= ${barSeconds}`),
  ]
}

/** From the death of nginx to the first visit that began after it and was served. */
function firstServed({ outcomes }: Visitors, [outage]: readonly Outage[]): number {
  if (!outage) return Number.NaN
  const served = outcomes.filter(({ status, begunMs }) => status === 200 && begunMs > outage.fromMs)
  return Math.min(...served.map(({ endedMs }) => endedMs)) - outage.fromMs
}

/** The same behind the foreign cache, in seconds. */
function awayBehind({ ends }: ForeignVisitors, passed: readonly Passed[]): number {
  const killed = passed.find(({ name }) => name === 'foreign cache killed')
  if (!killed) return Number.NaN
  const failed = ends.filter(({ atMs, isServed }) => atMs > killed.fromMs && !isServed)
  return seconds(Math.max(0, ...failed.map(({ atMs }) => atMs - killed.fromMs)))
}

/** Says what failed, and since which event, on the error output. */
function report(failed: readonly Outcome[], passed: readonly Passed[]): void {
  for (const { kind, path, status, text = '', begunMs, endedMs } of failed.slice(0, 25)) {
    const event = passed.findLast(({ fromMs }) => fromMs <= endedMs)
    const after = event ? `${seconds(endedMs - event.fromMs)} s after ${event.name}` : 'before all events'
    const took = `${Math.round(endedMs - begunMs)} ms`
    console.error(`${kind} ${path}: ${status} ${after}, ${took}: ${text.slice(0, 160)}`)
  }
}

async function judgeData(run: Run, { nginx, foreign: cache }: Fleet, size: Size): Promise<Figure[]> {
  const { visitors, writers, foreign, people } = run
  const mixedUp = visitors.outcomes.filter(({ isForeign }) => isForeign).length
  for (const { kind, text } of foreign.faults.slice(0, 10)) console.error(`${kind}: ${text}`)
  const secrets = people.flatMap(({ name, email, token }) => [name, email, token])
  const stored = [...nginx.readCached(), ...cache.readCached()]
  return [
    ...judgeFigures('fleet', await writers.judge(), size.writes),
    figure(plain('visits judged behind the foreign cache'), foreign.ends.length, 'visits', '>= 100'),
    figure(plain("another person's data"), mixedUp + foreign.faults.length, 'responses', '= 0'),
    figure(
      plain('private responses in caches'),
      stored.filter((text) => secrets.some((secret) => text.includes(secret))).length,
      'responses',
      '= 0',
    ),
  ]
}

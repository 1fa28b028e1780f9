import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { localDayAt } from '../../apps/server/src/platform/local-day.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { cachingLocation, startPlainNginx } from '../testbed/nginx/plain-nginx.ts'
import { createRandom } from '../testbed/random.ts'
import { createMigratedDatabase, generousLimits, startServer } from '../testbed/site/site.ts'
import { createForeignDraw, type ForeignVisit, type Person, towns } from './foreign-visits.ts'
import { startFormerSite } from './former-site.ts'
import { type Fault, type ForeignResponse, faultKinds, judgeResponse } from './judge-foreign.ts'
import { type DrillClock, openDrillClock, writePace } from './reminders-clock.ts'

/** How long visits last before and after a midnight, and how many there are at each. */
type Midnights = { readonly leadMs: number; readonly tailMs: number; readonly visits: number }

const SMALL: Midnights = { leadMs: 15_000, tailMs: 3_000, visits: 200 }
const FULL: Midnights = { leadMs: 45_000, tailMs: 12_000, visits: 2_200 }
const SMALL_ZONES = 3
const CONNECTIONS = 6
/** The first midnight in New York lies after those of the other zones. */
const START_MS = Date.UTC(2026, 10, 16, 6)
const HEADER = 'x-foreign-cache'
/** Statuses of servers that are busy or away; such responses say nothing of anybody. */
export const BUSY = new Set([408, 429, 502, 503, 504])

export type ForeignRun = {
  readonly visits: number
  /** Responses that the foreign cache served itself. */
  readonly served: number
  /** Responses of a server that is too busy; they say nothing of anybody. */
  readonly refused: number
  readonly faults: readonly Fault[]
}

type Passage = Midnights & { readonly zone: string; readonly draw: ReturnType<typeof createForeignDraw> }

/** Sends visits through a cache that knows nothing of the site, while its clock passes the next midnight of a zone. */
async function passMidnight(
  {
    clock,
    people,
    port,
  }: { readonly clock: DrillClock; readonly people: readonly Person[]; readonly port: number },
  { zone, draw, leadMs, tailMs, visits }: Passage,
): Promise<ForeignRun> {
  const faults: Fault[] = []
  let [sent, served, refused] = [0, 0, 0]
  const midnightMs = localDayAt(clock.now(), zone).endsAtMs
  clock.set(midnightMs - leadMs)
  await delay(50) // every process has read it
  const pauseMs = ((leadMs + tailMs) * CONNECTIONS) / visits
  const visit = async () => {
    while (clock.now() < midnightMs + tailMs) {
      const begun = clock.now()
      const wanted = draw(begun)
      const response = await sendVisit(port, wanted, clock)
      sent += 1
      if (/HIT|STALE/.test(response.cache)) served += 1
      if (BUSY.has(response.status)) refused += 1
      else faults.push(...judgeResponse(wanted, response, people))
      await delay(Math.max(0, begun + pauseMs - clock.now()))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  return { visits: sent, served, refused, faults }
}

/** Sends a visit through a foreign cache. */
export function sendVisit(
  port: number,
  { path, headers }: ForeignVisit,
  clock: Pick<DrillClock, 'now'>,
): Promise<ForeignResponse> {
  const fromMs = clock.now()
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false })
    outgoing.once('error', reject)
    outgoing.once('response', async (response) => {
      const chunks: Buffer[] = await response.toArray()
      const { statusCode: status = 0, headers: received } = response
      resolve({
        status,
        location: received.location,
        body: Buffer.concat(chunks).toString(),
        cacheControl: received['cache-control'] ?? '',
        cache: String(received[HEADER] ?? ''),
        fromMs,
        toMs: clock.now(),
      })
    })
    outgoing.end()
  })
}

/** Zones in the order of their midnights from a moment on. */
function orderByMidnight(zones: readonly string[], nowMs: number): string[] {
  return zones.toSorted((one, other) => localDayAt(nowMs, one).endsAtMs - localDayAt(nowMs, other).endsAtMs)
}

export async function addTowns(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  const rows = towns.map(({ id, en, ru, ...where }) => ({
    ...where,
    id: Number(id),
    name_en: en,
    name_ru: ru,
    country: '',
    population: 1_000_000,
  }))
  await db.insertInto('places').values(rows).execute()
  await db.destroy()
}

export async function signUp(port: number, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@foreign.example`
  const response = await fetch(`http://127.0.0.1:${port}/api/user/singup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'choosing the day', name, consent: true }),
  })
  const { token } = (await response.json()) as { token?: string } // true: checked below
  if (!token) throw new Error(`${name} was not signed up: ${response.status}`)
  return { name, email, token }
}

const NAMES = ['Wiktima', 'Zdenobia', 'Quillmar']

/** A clock for all processes of a drill, set to its start. */
function createClock(): DrillClock & { readonly file: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-foreign-'))
  const file = join(directory, 'clock')
  writePace(file, { virtualMs: START_MS, realMs: Date.now(), speed: 1 })
  return { ...openDrillClock(file), file, remove: () => rmSync(directory, { recursive: true }) }
}

type Site = {
  readonly servers: readonly number[]
  readonly clock: DrillClock
  readonly people: readonly Person[]
}

/** One midnight behind a foreign cache and our nginx, both empty: the real hours up to it do not pass for them. */
async function passBehindBoth(
  { servers, ...site }: Site,
  passage: Passage,
): Promise<ForeignRun & { readonly secretsStored: number }> {
  const ours = await startNginx({ isUnlimited: true, servers })
  const foreign = await startPlainNginx({ location: foreignLocation(ours.port) })
  try {
    const run = await passMidnight({ ...site, port: foreign.port }, passage)
    const secrets = site.people.flatMap(({ name, email, token }) => [name, email, token])
    const stored = [...ours.readCached(), ...foreign.readCached()]
    return {
      ...run,
      secretsStored: stored.filter((text) => secrets.some((one) => text.includes(one))).length,
    }
  } finally {
    await foreign.stop()
    await ours.stop()
  }
}

/** Visitors reach two servers through our nginx, and that through a foreign cache, around midnight in five zones. */
export async function runBehindForeignCache(
  small: boolean,
): Promise<ForeignRun & { readonly secretsStored: number }> {
  const undo: (() => unknown)[] = []
  try {
    const clock = createClock()
    undo.push(clock.remove)
    const database = await createMigratedDatabase()
    undo.push(database.drop)
    await addTowns(database.url)
    const settings = { ...generousLimits, PROXY_HOPS: '1', DRILL_CLOCK: clock.file }
    const start = () => startServer(database.url, settings, 'tools/drills/clocked-site.ts')
    const processes = await Promise.all([start(), start()])
    undo.push(() => Promise.all(processes.map((server) => server.kill())))
    const servers = processes.map(({ port }) => port)
    const people = await Promise.all(NAMES.map((name) => signUp(servers[0] ?? 0, name)))
    const draw = createForeignDraw(people, createRandom(20_261_116))
    const zones = orderByMidnight(
      towns.map(({ zone }) => zone),
      clock.now(),
    )
    const total = { visits: 0, served: 0, refused: 0, secretsStored: 0, faults: [] as Fault[] }
    for (const zone of small ? zones.slice(0, SMALL_ZONES) : zones) {
      const run = await passBehindBoth({ servers, clock, people }, { zone, draw, ...(small ? SMALL : FULL) })
      total.visits += run.visits
      total.served += run.served
      total.refused += run.refused
      total.secretsStored += run.secretsStored
      total.faults.push(...run.faults)
    }
    return total
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** The same visits to a site whose headers do not say what its pages depend on. */
export async function runControl(): Promise<ForeignRun> {
  const clock = createClock()
  const people = NAMES.map((name) => ({ name, email: `${name}@foreign.example`, token: `token-of-${name}` }))
  const former = await startFormerSite(clock, people)
  const foreign = await startPlainNginx({ location: foreignLocation(former.port) })
  try {
    const draw = createForeignDraw(people, createRandom(20_261_117))
    return await passMidnight(
      { clock, people, port: foreign.port },
      { zone: 'UTC', draw, leadMs: 3_000, tailMs: 2_000, visits: 200 },
    )
  } finally {
    await foreign.stop()
    former.stop()
    clock.remove()
  }
}

/** As eager to cache as headers allow: stale responses are served while a new one is fetched. */
export function foreignLocation(port: number): string {
  return `${cachingLocation(port, HEADER)} proxy_cache_background_update on; proxy_cache_lock on;`
}

/** No visitor behind a foreign cache sees what is another's, nor yesterday as today. */
export async function drillForeignCache({ small }: { small: boolean }): Promise<Figure[]> {
  const run = await runBehindForeignCache(small)
  for (const { kind, text } of run.faults.slice(0, 20)) console.error(`${kind}: ${text}`)
  const control = await runControl()
  const count = ({ faults }: ForeignRun, kind: Fault['kind']) =>
    faults.filter((fault) => fault.kind === kind).length
  return [
    figure('foreign cache: visits', run.visits, 'requests', `>= ${small ? 360 : 10_000}`),
    figure('foreign cache: served by it', run.served, 'requests', `>= ${small ? 36 : 1_000}`),
    figure(
      'foreign cache: refused by busy servers',
      run.refused,
      'requests',
      `<= ${Math.floor(run.visits / 50)}`,
    ),
    figure('foreign cache: private responses stored', run.secretsStored, 'responses', '= 0'),
    ...faultKinds.map((kind) =>
      figure(`foreign cache: faults of ${kind}`, count(run, kind), 'responses', '= 0'),
    ),
    ...(['language', 'place', 'person', 'today'] as const).map((kind) =>
      figure(`foreign cache: faults of ${kind} (control)`, count(control, kind), 'responses', '>= 1'),
    ),
  ]
}

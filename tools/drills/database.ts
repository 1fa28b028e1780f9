import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { MIN_AGE_MS } from '../../apps/server/src/features/content/form-ticket.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount, type TestAccount } from '../../apps/server/src/testing/account.ts'
import { type Figure, figure, median, type Size } from '../figures/figures.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { query } from '../testbed/postgres/query.ts'
import { runSetup } from '../testbed/processes.ts'
import { generousLimits, type SiteProcess, startServer } from '../testbed/site/site.ts'
import { type CallResult, callSite, countProperRefusals, slowestMs } from './call-site.ts'
import { countBlocked, holdAccounts } from './hold-accounts.ts'
import { type Link, openLink } from './link.ts'
import { writeKinds } from './write-kinds.ts'
import { addAuthors, judgeFigures, sendWrite, startWriters } from './writers.ts'

const POOL_SIZE = 6
const HOLDERS = 18
const WRITERS = 4
const NOTICED_MS = 15_000
const FILLED_MS = 4_000
/** A request of a visitor is given up then, before the locks of the drill end by themselves. */
const GAVE_UP_MS = 1_200
/** Longer than an idle database takes to store anything. */
const LOCKED_MS = 600
const MOSCOW = { latitude: 55.75, longitude: 37.62, place: '524901' }

/** A site, the link to its database that a drill can spoil, and accounts to send requests as. */
type Scene = {
  readonly site: SiteProcess
  readonly link: Link
  /** Directly, not through the link. */
  readonly databaseUrl: string
  readonly db: Kysely<Database>
  readonly people: readonly TestAccount[]
  readonly small: boolean
}

/** Makes the database slow, cuts its connections and exhausts the pool, while the site must keep responding. */
export async function drillDatabase({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  const undo: (() => Promise<unknown>)[] = [() => cluster.stop()]
  try {
    const direct = new URL(cluster.url)
    direct.pathname = '/drill'
    await runSetup({ databaseUrl: direct.href, smtpUrl: 'smtp://127.0.0.1:1' })
    await importFewPlaces(direct.href)
    const link = await openLink(cluster.port)
    undo.push(() => link.close())
    const linked = new URL(direct)
    linked.port = String(link.port)
    const db = openDatabase({ url: direct.href, poolSize: 4 })
    undo.push(() => db.destroy())
    const people = await Promise.all(
      Array.from({ length: HOLDERS }, (_, index) =>
        anAccount(db, { email: `person.${index}@example.org`, passwordHash: '', at: new Date() }),
      ),
    )
    const settings = { ...generousLimits, DATABASE_POOL_SIZE: String(POOL_SIZE), LOG_LEVEL: 'fatal' }
    const open = async (program?: string) => {
      const site = await startServer(linked.href, settings, program)
      undo.push(() => site.stop())
      return { site, link, databaseUrl: direct.href, db, people, small }
    }
    const scene = await open()
    const figures = [
      ...(await beLate(scene)),
      ...(await beSlow(scene)),
      ...(await beCut(scene)),
      ...(await beCutUnderWay(scene)),
      ...(await beLocked(scene)),
      ...(await beFull(scene)),
    ]
    if (!controls) return figures
    await scene.site.stop()
    return [...figures, ...(await waitInstead(await open('tools/drills/patient-site.ts')))]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

const fetchUser = ({ site, people }: Scene): Promise<CallResult> =>
  callSite(`${site.url}/api/user`, { token: people[0]?.token })

const fetchUserBriefly = (scene: Scene): Promise<CallResult> =>
  Promise.race([
    fetchUser(scene),
    delay(GAVE_UP_MS).then(() => ({ status: 0, ms: GAVE_UP_MS, retryAfterSec: undefined })),
  ])

async function repeat(times: number, call: () => Promise<CallResult>): Promise<CallResult[]> {
  const results: CallResult[] = []
  for (let turn = 0; turn < times; turn += 1) results.push(await call())
  return results
}

/** Repeats a call until it has a status; returns how long that took. */
async function waitFor(status: number, call: () => Promise<CallResult>): Promise<number> {
  const startedAt = performance.now()
  while ((await call()).status !== status && performance.now() - startedAt < NOTICED_MS) await delay(20)
  return Math.round(performance.now() - startedAt)
}

/** A link of 200 ms: everything works, and responses from memory are as fast as before. */
async function beLate(scene: Scene): Promise<Figure[]> {
  const { site, link, small } = scene
  await callSite(site.url)
  link.setRoundTrip(200)
  const results = await repeat(small ? 3 : 40, () => fetchUser(scene))
  const pages = await repeat(small ? 20 : 200, () => callSite(site.url))
  link.setRoundTrip(0)
  const refused = [...results, ...pages].filter(({ status }) => status !== 200).length
  return [
    figure('database +200 ms: answers other than 200', refused, 'answers', '= 0'),
    figure('database +200 ms: slowest answer with its data', slowestMs(results), 'ms', '<= 1400'),
    figure('database +200 ms: slowest page from memory', slowestMs(pages), 'ms', `<= ${small ? 1_000 : 50}`),
  ]
}

/** A link of 2 s: once that is known no request waits for it, and the process itself responds as before. */
async function beSlow(scene: Scene): Promise<Figure[]> {
  const { site, link, small } = scene
  const before: CallResult[] = []
  let underWay = 0
  let isOver = false
  const trickle = async () => {
    while (!isOver) {
      underWay += 1
      fetchUser(scene).then((result) => {
        underWay -= 1
        before.push(result)
      })
      await delay(50)
    }
  }
  link.setRoundTrip(2_000)
  const visitors = trickle()
  const noticedMs = await waitFor(503, () => callSite(`${site.url}/ready`))
  const refused = await repeat(small ? 10 : 100, () => fetchUser(scene))
  const live = await repeat(small ? 20 : 200, () => callSite(`${site.url}/live`))
  const pages = await repeat(small ? 5 : 50, () => callSite(site.url))
  const waiting = underWay
  link.setRoundTrip(0)
  const backMs = await waitFor(200, () => fetchUser(scene))
  isOver = true
  await visitors
  return [
    figure('database +2 s: until the site is not ready', noticedMs, 'ms', `<= ${small ? 10_000 : 3_500}`),
    figure('database +2 s: answers other than 503 with Retry-After', wrong(refused), 'answers', '= 0'),
    figure('database +2 s: slowest refusal', slowestMs(refused), 'ms', `<= ${small ? 5_000 : 1_000}`),
    figure('database +2 s: median refusal', medianMs(refused), 'ms', '<= 150'),
    figure('database +2 s: slowest /live', slowestMs(live), 'ms', `<= ${small ? 1_000 : 50}`),
    figure('database +2 s: pages from memory refused', notOk(pages), 'pages', '= 0'),
    figure('database +2 s: requests that still wait', waiting, 'requests', '<= 16'),
    figure('database +2 s: slowest of those met unawares', slowestMs(before), 'ms', '<= 7000'),
    figure('database +2 s: until it is back', backMs, 'ms', `<= ${small ? 10_000 : 3_000}`),
  ]
}

const medianMs = (results: readonly CallResult[]) => Math.round(median(results.map(({ ms }) => ms)))
const wrong = (results: readonly CallResult[]) => results.length - countProperRefusals(results)
const notOk = (results: readonly CallResult[]) => results.filter(({ status }) => status !== 200).length

/** Cuts connections in the middle of writes: no acknowledged write may be lost. */
async function beCut(scene: Scene): Promise<Figure[]> {
  const { site, link, databaseUrl, small } = scene
  const writers = await startWriters({
    url: site.url,
    databaseUrl,
    name: 'writer',
    writers: WRITERS,
    people: small ? 8 : 28,
  })
  let cut = 0
  for (let turn = 0; turn < (small ? 5 : 40); turn += 1) {
    await writers.waitForAcknowledged(20, performance.now())
    cut += link.cut()
  }
  await writers.waitForAcknowledged(20, performance.now())
  await writers.stop()
  const backMs = await waitFor(200, () => fetchUser(scene))
  const verdict = await writers.judge()
  const { results } = writers
  const odd = results
    .filter(({ status }) => status !== 200 && status !== 201)
    .filter((one) => wrong([one]) > 0)
  await query(databaseUrl, `delete from chart_folders; update accounts set address = 'none'`)
  const spoiled = await writers.judge()
  return [
    figure('connections cut under load', cut, 'connections', `>= ${small ? 5 : 40}`),
    ...judgeFigures('connections cut', verdict, small ? 120 : 820),
    figure('connections cut: answers neither 200 nor 503', odd.length, 'answers', '= 0'),
    figure('connections cut: until it is back', backMs, 'ms', `<= ${small ? 5_000 : 1_000}`),
    figure('connections cut: folders lost when deleted (control)', spoiled.lost.length, 'writes', '>= 1'),
    figure('connections cut: places stale when reset (control)', spoiled.stale.length, 'values', '>= 1'),
  ]
}

/** Cuts connections on which writes wait: each is refused properly. */
async function beCutUnderWay({ site, link, db, people }: Scene): Promise<Figure[]> {
  const busy = people.slice(0, WRITERS)
  const results = await holdAccounts(
    db,
    busy.map(({ email }) => email),
    {
      begin: () =>
        busy.map(({ token }) =>
          callSite(`${site.url}/api/school`, { token, post: { rules: 'popular.yes' } }),
        ),
      async meanwhile() {
        link.cut()
        await delay(LOCKED_MS)
      },
    },
  )
  return [figure('connections cut: writes under way not refused with 503', wrong(results), 'writes', '= 0')]
}

/** Locks what the writes of all kinds need: none may be acknowledged before it is stored. */
async function beLocked({ site, databaseUrl, db }: Scene): Promise<Figure[]> {
  const [author] = await addAuthors({ url: site.url, databaseUrl, name: 'locked', people: 1 })
  if (!author) throw new Error('the drill needs an author')
  await delay(MIN_AGE_MS)
  let early = 0
  for (const kind of writeKinds) {
    let isReleased = false
    const write = async () => {
      const { status } = await sendWrite(site.url, { kind, author, n: 1 })
      if (!isReleased && (status === 200 || status === 201)) early += 1
    }
    let writing: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (trx) => {
      await sql`select from accounts for update`.execute(trx)
      await sql`select from choices for update`.execute(trx)
      writing = write()
      await delay(LOCKED_MS)
      isReleased = true
    })
    await writing
  }
  return [figure('row locked: writes acknowledged before they are stored', early, 'writes', '= 0')]
}

/** Lets requests wait for a locked row until the pool is exhausted, and calls as another account meanwhile. */
async function fillPool<Found>({ site, db, people }: Scene, meanwhile: () => Promise<Found>): Promise<Found> {
  let isHeld = true
  const hold = async ({ token }: TestAccount) => {
    const post = { ...MOSCOW, address: 'held' }
    while (isHeld) await callSite(`${site.url}/api/location`, { token, post })
  }
  let holding: Promise<unknown> = Promise.resolve()
  const found = await db
    .transaction()
    .execute(async (trx) => {
      await sql`select from accounts for update`.execute(trx)
      holding = Promise.all(people.map(hold))
      const startedAt = performance.now()
      while ((await countBlocked(db)) < POOL_SIZE && performance.now() - startedAt < FILLED_MS)
        await delay(20)
      return meanwhile()
    })
    .finally(() => {
      isHeld = false
    })
  await holding
  return found
}

/** With every connection taken, other requests are refused within half a second. */
async function beFull(scene: Scene): Promise<Figure[]> {
  const { site, small } = scene
  let releasedAt = 0
  const { refused, live } = await fillPool(scene, async () => {
    const refused = await repeat(small ? 2 : 5, () => fetchUserBriefly(scene))
    const live = await repeat(small ? 10 : 50, () => callSite(`${site.url}/live`))
    releasedAt = performance.now()
    return { refused, live }
  })
  await waitFor(200, () => fetchUser(scene))
  const backMs = Math.round(performance.now() - releasedAt)
  return [
    figure('pool exhausted: answers other than 503 with Retry-After', wrong(refused), 'answers', '= 0'),
    figure('pool exhausted: slowest refusal', slowestMs(refused), 'ms', `<= ${small ? 950 : 500}`),
    figure('pool exhausted: slowest /live', slowestMs(live), 'ms', `<= ${small ? 1_000 : 50}`),
    figure('pool exhausted: until it is back', backMs, 'ms', `<= ${small ? 5_000 : 500}`),
  ]
}

/** Control: without the limit requests wait; each is given up once that is shown. */
async function waitInstead(scene: Scene): Promise<Figure[]> {
  await fetchUser(scene)
  const full = await fillPool(scene, () => fetchUserBriefly(scene))
  await waitFor(200, () => fetchUser(scene))
  scene.link.setRoundTrip(2_000)
  const slow = await fetchUserBriefly(scene)
  scene.link.setRoundTrip(0)
  return [
    figure('pool exhausted: wait without the brake (control)', Math.round(full.ms), 'ms', '>= 1000'),
    figure('database +2 s: wait without the brake (control)', Math.round(slow.ms), 'ms', '>= 1000'),
  ]
}

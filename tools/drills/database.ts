import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount, type TestAccount } from '../../apps/server/src/testing/account.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'
import { type SiteProcess, startServer } from '../testbed/site/site.ts'
import { type Answer, ask, countProperRefusals, slowestMs } from './ask.ts'
import { type Link, openLink } from './link.ts'

const POOL_SIZE = 6
const HOLDERS = 18
const WRITERS = 4
const NOTICED_MS = 15_000
const FILLED_MS = 4_000
const GIVEN_UP_MS = 1_200
const MOSCOW = { latitude: 55.75, longitude: 37.62, place: '524901' }

/** What a drill of the database works with: a site whose line to it can be spoilt, and people to ask as. */
type Scene = {
  readonly site: SiteProcess
  readonly link: Link
  /** Past the link. */
  readonly db: Kysely<Database>
  readonly people: readonly TestAccount[]
  readonly small: boolean
}

/** The database slow, its connections cut and all of them busy, under a site that goes on answering. */
export async function drillDatabase({ small }: { small: boolean }): Promise<Figure[]> {
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
    const settings = { DATABASE_POOL_SIZE: String(POOL_SIZE), LOG_LEVEL: 'fatal' }
    const open = async (program?: string) => {
      const site = await startServer(linked.href, settings, program)
      undo.push(() => site.stop())
      return { site, link, db, people, small }
    }
    const scene = await open()
    const figures = [
      ...(await beLate(scene)),
      ...(await beSlow(scene)),
      ...(await beCut(scene)),
      ...(await beFull(scene)),
    ]
    await scene.site.stop()
    return [...figures, ...(await waitInstead(await open('tools/drills/patient-site.ts')))]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

const askUser = ({ site, people }: Scene): Promise<Answer> =>
  ask(`${site.url}/api/user`, { token: people[0]?.token })

async function repeat(times: number, question: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let turn = 0; turn < times; turn += 1) answers.push(await question())
  return answers
}

/** Asks until the answer is as wanted; tells how long that took. */
async function waitFor(status: number, question: () => Promise<Answer>): Promise<number> {
  const startedAt = performance.now()
  while ((await question()).status !== status && performance.now() - startedAt < NOTICED_MS) await delay(20)
  return Math.round(performance.now() - startedAt)
}

/** A line of 200 ms: everything works, and what is in memory is as fast as ever. */
async function beLate(scene: Scene): Promise<Figure[]> {
  const { site, link, small } = scene
  await ask(site.url)
  link.setRoundTrip(200)
  const answers = await repeat(small ? 3 : 40, () => askUser(scene))
  const pages = await repeat(small ? 20 : 200, () => ask(site.url))
  link.setRoundTrip(0)
  const refused = [...answers, ...pages].filter(({ status }) => status !== 200).length
  return [
    figure('database +200 ms: answers other than 200', refused, 'answers', '= 0'),
    figure('database +200 ms: slowest answer with its data', slowestMs(answers), 'ms', '<= 3000'),
    figure('database +200 ms: slowest page from memory', slowestMs(pages), 'ms', `<= ${small ? 1_000 : 50}`),
  ]
}

/** A line of 2 s: nobody waits for it once that is known, and the process itself is as lively as before. */
async function beSlow(scene: Scene): Promise<Figure[]> {
  const { site, link, small } = scene
  const before: Answer[] = []
  let underWay = 0
  let isOver = false
  const trickle = async () => {
    while (!isOver) {
      underWay += 1
      askUser(scene).then((answer) => {
        underWay -= 1
        before.push(answer)
      })
      await delay(50)
    }
  }
  link.setRoundTrip(2_000)
  const visitors = trickle()
  const noticedMs = await waitFor(503, () => ask(`${site.url}/ready`))
  const refused = await repeat(small ? 10 : 100, () => askUser(scene))
  const live = await repeat(small ? 20 : 200, () => ask(`${site.url}/live`))
  const pages = await repeat(small ? 5 : 50, () => ask(site.url))
  const waiting = underWay
  link.setRoundTrip(0)
  const backMs = await waitFor(200, () => askUser(scene))
  isOver = true
  await visitors
  return [
    figure('database +2 s: until the site is not ready', noticedMs, 'ms', `<= ${small ? 10_000 : 3_500}`),
    figure('database +2 s: answers other than 503 with Retry-After', wrong(refused), 'answers', '= 0'),
    figure('database +2 s: slowest refusal', slowestMs(refused), 'ms', `<= ${small ? 5_000 : 1_000}`),
    figure('database +2 s: slowest /live', slowestMs(live), 'ms', `<= ${small ? 1_000 : 50}`),
    figure('database +2 s: pages from memory refused', notOk(pages), 'pages', '= 0'),
    figure('database +2 s: requests that still wait', waiting, 'requests', '<= 16'),
    figure('database +2 s: slowest of those met unawares', slowestMs(before), 'ms', '<= 15000'),
    figure('database +2 s: until it is back', backMs, 'ms', `<= ${small ? 10_000 : 3_000}`),
  ]
}

const wrong = (answers: readonly Answer[]) => answers.length - countProperRefusals(answers)
const notOk = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200).length

/** Connections end in the middle of writes: whoever was told that it is written finds it. */
async function beCut(scene: Scene): Promise<Figure[]> {
  const { site, link, db, people, small } = scene
  const kept = new Map<string, number>()
  const answers: Answer[] = []
  let isOver = false
  const write = async ({ email, token }: TestAccount) => {
    for (let turn = 1; !isOver; turn += 1) {
      const post = { ...MOSCOW, address: String(turn) }
      const answer = await ask(`${site.url}/api/location`, { token, post })
      answers.push(answer)
      if (answer.status === 200) kept.set(email, turn)
    }
  }
  const writers = people.slice(0, WRITERS).map(write)
  let cut = 0
  for (let turn = 0; turn < (small ? 3 : 20); turn += 1) {
    const written = kept.size === 0 ? 0 : answers.length
    while (answers.length < written + 20) await delay(5)
    cut += link.cut()
  }
  isOver = true
  await Promise.all(writers)
  const backMs = await waitFor(200, () => askUser(scene))
  const rows = await db.selectFrom('accounts').select(['email', 'address']).execute()
  const addressOf = new Map(rows.map(({ email, address }) => [email, Number(address)]))
  const lost = [...kept].filter(([email, turn]) => (addressOf.get(email) ?? 0) < turn).length
  const odd = answers.filter((answer) => answer.status !== 200 && countProperRefusals([answer]) === 0)
  return [
    figure('connections cut under load', cut, 'connections', `>= ${small ? 3 : 20}`),
    figure('connections cut: writes acknowledged', answers.length - notOk(answers), 'writes', '>= 20'),
    figure('connections cut: writes acknowledged and lost', lost, 'writes', '= 0'),
    figure('connections cut: answers neither 200 nor 503', odd.length, 'answers', '= 0'),
    figure('connections cut: until it is back', backMs, 'ms', `<= ${small ? 5_000 : 1_000}`),
  ]
}

/** Lets so many requests wait for a row that the pool has nothing left, and asks as somebody else meanwhile. */
async function fillPool<Found>({ site, db, people }: Scene, meanwhile: () => Promise<Found>): Promise<Found> {
  let isHeld = true
  const hold = async ({ token }: TestAccount) => {
    const post = { ...MOSCOW, address: 'held' }
    while (isHeld) await ask(`${site.url}/api/location`, { token, post })
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

async function countBlocked(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'zeri' and wait_event_type = 'Lock'`.execute(db)
  return Number(rows[0]?.count)
}

/** Every connection is taken: others hear so within half a second. */
async function beFull(scene: Scene): Promise<Figure[]> {
  const { site, small } = scene
  let releasedAt = 0
  const { refused, live } = await fillPool(scene, async () => {
    const asked = await repeat(small ? 2 : 5, () => askUser(scene))
    const lively = await repeat(small ? 10 : 50, () => ask(`${site.url}/live`))
    releasedAt = performance.now()
    return { refused: asked, live: lively }
  })
  await waitFor(200, () => askUser(scene))
  const backMs = Math.round(performance.now() - releasedAt)
  return [
    figure('pool exhausted: answers other than 503 with Retry-After', wrong(refused), 'answers', '= 0'),
    figure('pool exhausted: slowest refusal', slowestMs(refused), 'ms', `<= ${small ? 3_000 : 500}`),
    figure('pool exhausted: slowest /live', slowestMs(live), 'ms', `<= ${small ? 1_000 : 50}`),
    figure('pool exhausted: until it is back', backMs, 'ms', `<= ${small ? 5_000 : 500}`),
  ]
}

/** The same without the brakes: people wait. Nobody here does so for longer than it takes to show that. */
async function waitInstead(scene: Scene): Promise<Figure[]> {
  const askBriefly = () =>
    Promise.race([askUser(scene), delay(GIVEN_UP_MS).then(() => ({ status: 0, ms: GIVEN_UP_MS }))])
  await askUser(scene)
  const full = await fillPool(scene, askBriefly)
  await waitFor(200, () => askUser(scene))
  scene.link.setRoundTrip(2_000)
  const slow = await askBriefly()
  scene.link.setRoundTrip(0)
  return [
    figure('pool exhausted: wait without the brake (control)', Math.round(full.ms), 'ms', '>= 1000'),
    figure('database +2 s: wait without the brake (control)', Math.round(slow.ms), 'ms', '>= 1000'),
  ]
}

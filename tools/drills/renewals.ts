import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Gateway, startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { reportLedger } from '../../apps/server/src/features/billing/index.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { type Figure, figure, type Size } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { type ChildProgram, runSetup, startProcess } from '../testbed/processes.ts'
import { aSubscriber, openBilling, type Subscriber } from './a-subscriber.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 31 * DAY_MS
const START_MS = Date.UTC(2026, 0, 1, 9)
const DECLINES = 0.2
const HARD_DECLINES = 0.002
/** The share of busy hours in which a response is lost. */
const LOSSES = 0.7
/** As long as declined charges are retried. */
const ENDING_MS = 16 * DAY_MS

type Year = {
  readonly database: string
  readonly subscribers: number
  readonly months: number
  readonly kills: number
  /** What is broken on purpose, to prove that the drill notices it. */
  readonly broken?: 'blind' | 'forgets'
}

type Evidence = {
  readonly charges: number
  readonly lost: number
  readonly declines: number
  readonly doubleCharges: number
  readonly missedPeriods: number
  readonly noticesTwice: number
  readonly noticesMissing: number
  readonly ledgerLessChargesMinor: number
  readonly notices: number
}

/** A year of renewals on a virtual clock: banks decline, responses are lost, the worker is killed. */
export async function drillRenewals({ small, controls = true }: Size): Promise<Figure[]> {
  const cluster = await startCluster()
  try {
    const [subscribers, months] = small ? [24, 3] : [1_000, 12]
    const found = await runYear(cluster, { database: 'year', subscribers, months, kills: 2 })
    const least = subscribers * months
    return [
      figure('charges of renewals', found.charges, 'charges', `>= ${Math.floor(least * 0.8)}`),
      figure('charges that banks declined', found.declines, 'charges', `>= ${Math.floor(least * 0.1)}`),
      figure('answers that were lost', found.lost, 'answers', `>= ${small ? 5 : 200}`),
      figure('periods charged twice', found.doubleCharges, 'periods', '= 0'),
      figure('periods missed without a record of tries', found.missedPeriods, 'periods', '= 0'),
      figure('mails about renewals', found.notices, 'mails', `>= ${least * 2}`),
      figure('mails sent twice', found.noticesTwice, 'mails', '= 0'),
      figure('charges without both notices', found.noticesMissing, 'charges', '= 0'),
      figure('renewals: ledger less charges', found.ledgerLessChargesMinor, 'kopecks', '= 0'),
      ...(controls ? await runControls(cluster) : []),
    ]
  } finally {
    await cluster.stop()
  }
}

async function runControls(cluster: Cluster): Promise<Figure[]> {
  const control = { subscribers: 30, months: 2, kills: 0 }
  const blind = await runYear(cluster, { ...control, database: 'blind', broken: 'blind' })
  const forgets = await runYear(cluster, { ...control, database: 'forgets', broken: 'forgets' })
  return [
    figure('charged twice by one who guesses (control)', blind.doubleCharges, 'periods', '>= 1'),
    figure('sent twice by one who forgets (control)', forgets.noticesTwice, 'mails', '>= 1'),
  ]
}

async function runYear(cluster: Cluster, year: Year): Promise<Evidence> {
  const url = cluster.databaseUrl(year.database)
  await runSetup({ databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:1' })
  const clock = { at: START_MS, now: () => clock.at }
  const gateway = await startGateway({ port: 0, production: false, now: clock.now })
  // No notices arrive: the results of charges are known only by lookups.
  Object.assign(gateway.plan, { hold: true, slowMs: 0 })
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
    RENEWER_BROKEN: year.broken ?? '',
    ...gateway.env,
  }
  const services = openBilling({ env, databaseUrl: url, clock })
  const drill = { services, gateway, clock, env, year }
  try {
    if (year.broken === 'forgets') await forgetNotices(services)
    const people = await fill(drill)
    const lost = await liveThrough(drill, people)
    return { ...(await collect(drill)), lost }
  } finally {
    await services.db.destroy()
    await gateway.stop()
  }
}

type Drill = {
  readonly services: Services
  readonly gateway: Gateway
  readonly clock: { at: number }
  readonly env: NodeJS.ProcessEnv
  readonly year: Year
}

/** Deletes one in five records of sent notices. */
async function forgetNotices({ db }: Services): Promise<void> {
  await sql`
    create function forget() returns trigger language plpgsql as $$
    begin
      delete from renewal_notices as notice where random() < 0.2 and notice = new;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger forget after insert on renewal_notices for each row execute function forget()`.execute(db)
}

/** Subscriptions begin on every day of a month, the 29th to the 31st included. */
async function fill({ services, gateway, year }: Drill): Promise<Subscriber[]> {
  const people: Subscriber[] = []
  for (let index = 0; index < year.subscribers; index += 1) {
    const at = new Date(START_MS + Math.floor((index / year.subscribers) * MONTH_MS))
    const provider = index % 3 === 0 ? 'rbkmoney' : 'yookassa'
    people.push(await aSubscriber(services, gateway, { provider, at }))
  }
  return people
}

/** Runs the jobs in every hour in which something is due, and kills them now and then. Returns the responses lost. */
async function liveThrough(drill: Drill, people: readonly Subscriber[]): Promise<number> {
  const { gateway, clock, env, year } = drill
  const start = async () => {
    const opened = await startProcess('tools/drills/renewer.ts', env, 'the renewer is ready')
    return { opened, url: /http:\S+/.exec(opened.output())?.[0] ?? '' }
  }
  const endMs = START_MS + MONTH_MS + year.months * MONTH_MS
  const kills = Array.from(
    { length: year.kills },
    (_, index) => START_MS + (endMs - START_MS) * ((index + 1) / (year.kills + 1)),
  )
  let renewer = await start()
  let lost = 0
  for (let day = 0; clock.at < endMs + ENDING_MS; ) {
    clock.at = await nextHour(drill)
    if (Math.floor(clock.at / DAY_MS) !== day) {
      day = Math.floor(clock.at / DAY_MS)
      rollBanks(gateway, people, clock.at < endMs)
    }
    if (clock.at < endMs) loseSome(gateway)
    else gateway.plan.api = []
    if (kills[0] !== undefined && clock.at >= kills[0] && (await isBusy(drill))) {
      kills.shift()
      await killWhileBusy(gateway, renewer, clock.at)
      renewer = await start()
    }
    const response = await fetch(`${renewer.url}/${clock.at}`)
    await response.text()
    if (!response.ok) throw new Error(`the renewer failed: ${renewer.opened.output()}`)
    lost += gateway.plan.api.filter(({ kind, times }) => kind === 'lost' && times === 0).length
  }
  await renewer.opened.kill('SIGKILL')
  return lost
}

/** The next full hour in which a renewal is due; at most a day ahead. */
async function nextHour({ services: { db }, clock }: Drill): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`select min(look_at) as at from subscriptions`.execute(db)
  const dueMs = rows[0]?.at?.getTime() ?? clock.at + DAY_MS
  const wantedMs = Math.min(Math.max(dueMs, clock.at + HOUR_MS), clock.at + DAY_MS)
  return Math.ceil(wantedMs / HOUR_MS) * HOUR_MS
}

async function isBusy({ services: { db }, clock }: Drill): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from subscriptions
    where next_charge_at <= ${new Date(clock.at)} and state = 'active'`.execute(db)
  return Number(rows[0]?.count) > 0
}

/** Kills the process when it has sent a charge and, most likely, before it has stored the result. */
async function killWhileBusy(
  { bank }: Gateway,
  { opened, url }: { readonly opened: ChildProgram; readonly url: string },
  nowMs: number,
): Promise<void> {
  const before = bank.list().length
  const round = fetch(`${url}/${nowMs}`).catch(() => {})
  for (let wait = 0; wait < 500 && bank.list().length === before; wait += 1) await delay(1)
  await opened.kill('SIGKILL')
  await round
}

function rollBanks({ bank }: Gateway, people: readonly Subscriber[], declines: boolean): void {
  for (const { card } of people) {
    const roll = declines ? Math.random() : 1
    const reason = roll < HARD_DECLINES ? 'card_expired' : 'insufficient_funds'
    bank.setBadCard(card, roll < DECLINES ? reason : undefined)
  }
}

/** Loses one of the next few responses, or refuses a call for now. */
function loseSome(gateway: Gateway): void {
  if (Math.random() > LOSSES) {
    gateway.plan.api = []
    return
  }
  gateway.plan.api = [
    { kind: 'slow', times: Math.floor(Math.random() * 2) },
    { kind: 'lost', times: 1 },
    { kind: 503, times: Math.random() < 0.2 ? 1 : 0 },
  ]
}

async function collect({ services: { db }, gateway, clock }: Drill): Promise<Omit<Evidence, 'lost'>> {
  const charged = gateway.listCharges()
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['payment_attempts.id', 'payment_attempts.order_id', 'payment_attempts.state', 'orders.kind'])
    .execute()
  const orderOf = new Map(attempts.map(({ id, order_id }) => [id, order_id]))
  const orders = charged.map(({ attemptId }) => orderOf.get(attemptId) ?? attemptId)
  const report = await reportLedger(db)
  const heldMinor = report.balances
    .filter(({ account }) => account.startsWith('provider:'))
    .reduce((sum, { minor }) => sum + minor, 0)
  const mails = await countMails(db)
  return {
    charges: charged.length - attempts.filter(({ kind }) => kind === 'purchase').length,
    declines: attempts.filter(({ state }) => state === 'failed').length,
    doubleCharges: orders.length - new Set(orders).size,
    missedPeriods: await countMissed(db, new Date(clock.at)),
    ...mails,
    noticesMissing: await countUnannounced(db),
    ledgerLessChargesMinor: heldMinor - charged.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}

/** Counts the notices, and those that were sent twice: of one kind, to one address, about one thing. */
async function countMails(
  db: Services['db'],
): Promise<{ readonly notices: number; readonly noticesTwice: number }> {
  const { rows } = await sql<{ all: string; different: string }>`
    select count(*) as all, count(distinct (data ->> 'to', data ->> 'template', data -> 'data')) as different
    from jobs.job where name = 'mail.send' and data ->> 'template' <> 'renewal-declined'`.execute(db)
  const { rows: declined } = await sql<{ mails: string; notes: string }>`
    select (select count(*) from jobs.job where data ->> 'template' = 'renewal-declined') as mails,
           (select count(*) from payment_attempts where state = 'failed' and decline_class <> 'config') as notes`.execute(
    db,
  )
  const [mails, refusals] = [rows[0], declined[0]]
  const declinedTwice = Math.max(0, Number(refusals?.mails) - Number(refusals?.notes))
  return {
    notices: Number(mails?.all) + Number(refusals?.mails),
    noticesTwice: Number(mails?.all) - Number(mails?.different) + declinedTwice,
  }
}

/** First charges that were not announced 72 and 24 hours ahead. */
async function countUnannounced(db: Services['db']): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from orders
    where kind = 'renewal' and 2 <> (
      select count(*) from renewal_notices as notice
      where notice.subscription_id = orders.subscription_id and notice.kind in ('72h', '24h')
        and notice.about::timestamptz between orders.created_at - interval '2 days' and orders.created_at
        and notice.sent_at <= orders.created_at - interval '24 hours')`.execute(db)
  return Number(rows[0]?.count)
}

/**
 * Gaps in paid time without a failed charge that explains them: between two grants, at the end of running renewals, and
 * where renewals ended.
 */
async function countMissed(db: Services['db'], now: Date): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with periods as (
      select chart_id, from_at, until_at, order_id,
        lag(until_at) over (partition by chart_id order by from_at) as before
      from grants
    ), gaps as (
      select order_id from periods where before is not null and from_at > before
    )
    select (select count(*) from gaps where not exists (
              select from payment_attempts a where a.order_id = gaps.order_id and a.state = 'failed'))
         + (select count(*) from subscriptions s join charts c on c.id = s.chart_id
            where s.state <> 'ended' and c.paid_until < ${now} and not exists (
              select from orders o join payment_attempts a on a.order_id = o.id
              where o.subscription_id = s.id and o.period_no > s.period_no and a.state = 'failed'))
         + (select count(*) from subscriptions s where s.state = 'ended' and not exists (
              select from orders o join payment_attempts a on a.order_id = o.id
              where o.subscription_id = s.id and o.period_no > s.period_no and a.state = 'failed'))
      as count`.execute(db)
  return Number(rows[0]?.count)
}

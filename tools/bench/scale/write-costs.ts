import { randomUUID } from 'node:crypto'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { applyPaymentFact } from '../../../apps/server/src/features/billing/apply-payment-fact.ts'
import { insertAttempt } from '../../../apps/server/src/features/billing/attempt-store.ts'
import { createBillingKeyring } from '../../../apps/server/src/features/billing/index.ts'
import { insertPurchase } from '../../../apps/server/src/features/billing/store.ts'
import {
  claimDeliveries,
  settleDeliveries,
} from '../../../apps/server/src/features/reminders/delivery-store.ts'
import { planDueReminders } from '../../../apps/server/src/features/reminders/plan-deliveries.ts'
import { createSchedule } from '../../../apps/server/src/features/reminders/schedule.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { aChartForm } from '../../../apps/server/src/testing/chart.ts'
import { anOrder } from '../../../apps/server/src/testing/order.ts'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { fillReminders } from '../../testbed/reminders/fill-reminders.ts'
import { processorSeconds } from '../measuring/processor-time.ts'
import { type MeasuredSite, PASSWORD } from './measured-site.ts'
import { walBytes } from './wal-bytes.ts'

type Cost = {
  readonly walBytes: number
  readonly serverMs: number
  readonly postgresMs: number
  /** Processor time of this process, where it does the work of the worker. */
  readonly ownMs: number
}

/** Without the children of this process, which are counted separately. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Processor time and write-ahead log per repetition. */
async function costOf(
  { db, pids }: Pick<MeasuredSite, 'db' | 'pids'>,
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<Cost> {
  const spent = async () => ({
    wal: await walBytes(db),
    server: processorSeconds(pids.server),
    postgres: processorSeconds(pids.postgres),
    own: ownSeconds(),
  })
  const before = await spent()
  for (let index = 0; index < count; index += 1) await work(index)
  const after = await spent()
  return {
    walBytes: Math.round((after.wal - before.wal) / count),
    serverMs: ((after.server - before.server) * 1000) / count,
    postgresMs: ((after.postgres - before.postgres) * 1000) / count,
    ownMs: ((after.own - before.own) * 1000) / count,
  }
}

/** The cost of a sign-up, a sign-in, a new chart, a payment and a reminder. */
export async function measureWriteCosts(
  site: MeasuredSite,
  { small }: { small: boolean },
): Promise<Figure[]> {
  const count = small ? 20 : 200
  const { post } = site
  const tokens: string[] = []
  const emailOf = (index: number) => `writer.${index}@example.org`
  const signUp = await costOf(site, count, async (index) => {
    const { token } = await post('/api/user/singup', {
      email: emailOf(index),
      password: PASSWORD,
      consent: true,
    })
    tokens.push(String(token))
  })
  const signIn = await costOf(site, count, (index) =>
    post('/api/token/auth', { username: emailOf(index), password: PASSWORD }),
  )
  const chart = await costOf(site, count, (index) =>
    post('/api/charts', aChartForm({ email: emailOf(index) }), tokens[index]),
  )
  const wal = (name: string, { walBytes }: Cost) =>
    figure(`costs: ${name}, write-ahead log`, walBytes, 'bytes', '<= 50000')
  const ms = (name: string, { serverMs, postgresMs }: Cost) => [
    figure(`costs: ${name}, server`, rounded(serverMs), 'ms', '<= 300'),
    figure(`costs: ${name}, postgres`, rounded(postgresMs), 'ms', '<= 50'),
  ]
  return [
    ...ms('a sign-up', signUp),
    wal('a sign-up', signUp),
    ...ms('a sign-in', signIn),
    wal('a sign-in', signIn),
    ...ms('a chart', chart),
    wal('a chart', chart),
    wal('a payment', await costOfPayment(site, count)),
    ...(await measureReminder(site, small ? 1_000 : 5_000)),
  ]
}

/** An order, its payment attempt and the notice of the provider, for returning customers. */
async function costOfPayment(site: MeasuredSite, count: number): Promise<Cost> {
  const { db } = site
  const at = new Date()
  const deps = {
    clock: { now: () => at.getTime() },
    random: systemRandom,
    keyring: createBillingKeyring(parseConfig({})),
    log: createLog('silent'),
    enqueue: async () => '',
    emailOf: async () => 'writer@example.org',
    metrics: { countBusiness() {} },
    product: 'Zeri',
  }
  const buyers: Awaited<ReturnType<typeof anOrder>>[] = []
  for (let index = 0; index < count; index += 1) buyers.push(await anOrder(db, { at }))
  return costOf(site, count, (index) =>
    db.transaction().execute(async (trx) => {
      const { order, accountId } = buyers[index] as (typeof buyers)[number] // true: there are as many as repetitions
      const again = { ...order, id: randomUUID(), code: 'personal_6m' }
      const [attemptId, { provider, amount }] = [randomUUID(), order]
      await insertPurchase(trx, again, { accountId, keyId: 'first', box: Buffer.alloc(48) })
      await insertAttempt(trx, {
        id: attemptId,
        orderId: again.id,
        no: 1,
        idempotencyKey: attemptId,
        provider,
        at,
      })
      const ref = { attemptId, checkoutId: attemptId, paymentId: attemptId }
      await applyPaymentFact(deps, trx, provider, { kind: 'succeeded', ref, at, amount })
    }),
  )
}

/** Reminders planned, claimed and settled as by the worker, in batches; the bench `reminders` measures their texts. */
async function measureReminder(site: Pick<MeasuredSite, 'db' | 'pids'>, count: number): Promise<Figure[]> {
  const { db } = site
  const [beginsMs, at] = [Date.UTC(2026, 10, 15), new Date('2026-11-15T05:00:30Z')]
  const [bot, by] = ['costs_bot', randomUUID()]
  const reader = { zone: 'Europe/Moscow', placeId: 524901, slot: 480, bot }
  const readers = Array.from({ length: count }, (_, index) => ({ ...reader, index, chatId: index + 1 }))
  await fillReminders(db, readers, beginsMs)
  const { walBytes, ownMs, postgresMs } = await costOf(site, 1, async () => {
    const lanes = { mail: 1, push: 1 }
    await planDueReminders({ db, clock: { now: () => at.getTime() }, schedule: createSchedule(), lanes })
    for (;;) {
      const claimed = await claimDeliveries(db, bot, { by, at, limit: 28 })
      if (claimed.length === 0) return
      const sent = claimed.map(
        ({ id, localDate }) => ({ id, localDate, state: 'sent', retryAt: null }) as const,
      )
      await settleDeliveries(db, by, sent, at)
    }
  })
  return [
    figure('costs: a reminder without its text, worker', rounded(ownMs / count, 3), 'ms', '<= 2'),
    figure('costs: a reminder, postgres', rounded(postgresMs / count, 3), 'ms', '<= 2'),
    figure('costs: a reminder, write-ahead log', Math.round(walBytes / count), 'bytes', '<= 50000'),
  ]
}

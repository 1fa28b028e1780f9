import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { findBoundCard } from '../../apps/server/src/features/billing/cards.ts'
import type { PaymentProvider } from '../../apps/server/src/features/billing/port.ts'
import {
  type Claim,
  claimRenewalStep,
  followUp,
  renew,
} from '../../apps/server/src/features/billing/renew.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { endRenewals } from '../../apps/server/src/features/billing/stop-autopay.ts'
import { type Figure, figure, type Size } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'
import { aSubscriber, openBilling } from './a-subscriber.ts'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2026, 10, 15, 9)
/** A charge begins within this time; the measured time replaces it on a slower machine. */
const SPREAD_MS = 16
const CONTROL_ROUNDS = 10

type Seen = { readonly sent: number; readonly stopped: number; readonly late: number }

/** Users cancel renewals at the very moment of the charge, over and over. */
export async function drillRevocation({ small, controls = true }: Size): Promise<Figure[]> {
  const rounds = small ? 100 : 1_000
  const cluster = await startCluster()
  try {
    const held = await race(cluster, { database: 'held', rounds, chargeAndTap: createChargeWhileTapped() })
    const unheld = controls
      ? await race(cluster, { database: 'unheld', rounds: CONTROL_ROUNDS, chargeAndTap: chargeUnheld })
      : undefined
    return [
      figure('taps against a running charge', held.sent + held.stopped, 'taps', `= ${rounds}`),
      figure('of them before the charge was sent', held.stopped, 'taps', `>= ${rounds / 20}`),
      figure('of them after the charge was sent', held.sent, 'taps', `>= ${rounds / 20}`),
      figure('charges sent after a revocation was written', held.late, 'charges', '= 0'),
      ...(unheld
        ? [
            figure(
              'sent after it by one who only looked before (control)',
              unheld.late,
              'charges',
              `= ${CONTROL_ROUNDS}`,
            ),
          ]
        : []),
    ]
  } finally {
    await cluster.stop()
  }
}

/** The charge of a renewal, and the tap of its payer that ends renewals. */
type ChargeAndTap = (
  services: Services,
  renewal: { readonly id: string; readonly chartId: string },
) => Promise<void>

type Race = {
  readonly database: string
  readonly rounds: number
  readonly chargeAndTap: ChargeAndTap
}

/** Taps are spread over twice the time that the last charge took. */
function createChargeWhileTapped(): ChargeAndTap {
  let tookMs = SPREAD_MS
  return async (services, { id, chartId }) => {
    const charge = async () => {
      const from = performance.now()
      await delay(Math.random() * SPREAD_MS)
      const claim = await claimRenewalStep(services, id)
      await delay((Math.random() * SPREAD_MS) / 2)
      if (claim) await followUp(services, claim)
      tookMs = Math.max(SPREAD_MS, performance.now() - from)
    }
    const tap = async () => {
      await delay(Math.random() * 2 * tookMs)
      await endRenewals(services, chartId)
    }
    await Promise.all([charge(), tap()])
  }
}

/** Broken: reads the card and then charges it without a lock. The tap comes between the two, every time. */
const chargeUnheld: ChargeAndTap = async (services, { id, chartId }) => {
  const claim = await claimRenewalStep(services, id)
  if (claim) await sendUnheld(services, claim, () => endRenewals(services, chartId))
}

async function race(cluster: Cluster, { database, rounds, chargeAndTap }: Race): Promise<Seen> {
  const url = cluster.databaseUrl(database)
  await runSetup({ databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:1' })
  let nowMs = START_MS
  const gateway = await startGateway({ port: 0, production: false, now: () => nowMs })
  gateway.plan.hold = true
  const opened = openBilling({ env: gateway.env, databaseUrl: url, clock: { now: () => nowMs } })
  const watch = { sent: 0, late: 0 }
  const services = watchCharges(opened, watch)
  try {
    for (let index = 0; index < rounds; index += 1)
      await aSubscriber(services, gateway, { provider: 'yookassa', at: new Date(nowMs) })
    const rows = await services.db
      .selectFrom('subscriptions')
      .select(['id', 'chart_id', 'next_charge_at'])
      .execute()
    const chargeMs = rows[0]?.next_charge_at?.getTime() ?? 0
    for (const hours of [72, 24]) {
      nowMs = chargeMs - hours * HOUR_MS
      await renew(services)
    }
    nowMs = chargeMs
    const left = [...rows]
    const hand = async () => {
      for (let row = left.pop(); row; row = left.pop())
        await chargeAndTap(services, { id: row.id, chartId: row.chart_id })
    }
    await Promise.all([hand(), hand(), hand()])
    return { sent: watch.sent, stopped: rounds - watch.sent, late: watch.late }
  } finally {
    await services.db.destroy()
    await gateway.stop()
  }
}

/** Looks up through another connection, at the moment of sending, whether the card is revoked. */
function watchCharges(services: Services, watch: { sent: number; late: number }): Services {
  const { db, providers } = services
  const watched = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    async chargeCard(charge, context) {
      await delay((Math.random() * SPREAD_MS) / 2)
      const card = await db
        .selectFrom('saved_cards')
        .select('revoked_at')
        .where('token_hash', '=', createHash('sha256').update(charge.card.token).digest())
        .executeTakeFirstOrThrow()
      watch.sent += 1
      if (card.revoked_at !== null) watch.late += 1
      return provider.chargeCard(charge, context)
    },
  })
  return {
    ...services,
    providers: {
      ...providers,
      find(id) {
        const provider = providers.find(id)
        return provider && watched(provider)
      },
    },
  }
}

/** A broken `followUp`, which reads the card and then charges it without a lock. */
async function sendUnheld(services: Services, claim: Claim, afterLook: () => Promise<void>): Promise<void> {
  if (claim.kind !== 'send') return
  const order = await services.db
    .selectFrom('orders')
    .select(['chart_id', 'amount_minor', 'expires_at'])
    .where('id', '=', claim.orderId)
    .executeTakeFirstOrThrow()
  const card = await findBoundCard(services, order.chart_id ?? '')
  if (!card) return
  await afterLook()
  const charge = {
    attemptId: claim.attemptId,
    amount: { minor: order.amount_minor, currency: 'RUB' },
    title: '',
    email: 'anna@example.org',
    expiresAt: order.expires_at,
    card,
  } as const
  const context = { idempotencyKey: claim.attemptId, deadlineMs: 4_000 }
  await services.providers.find(claim.provider)?.chargeCard(charge, context)
}

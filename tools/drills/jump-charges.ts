import { sql } from 'kysely'
import { startGateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { renew } from '../../apps/server/src/features/billing/renew.ts'
import { settle } from '../../apps/server/src/features/billing/settle-payments.ts'
import { aSubscriber, openBilling } from './a-subscriber.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START_MS = Date.UTC(2026, 8, 1, 9)
/** Two monthly renewals, and a few days for the jumps. */
const PERIODS = 2
const END_MS = START_MS + 63 * DAY_MS
const JUMPS_MS = [-26 * HOUR_MS, 6 * HOUR_MS, -3 * HOUR_MS, 2 * HOUR_MS]

type Evidence = {
  readonly jumps: number
  readonly expected: number
  readonly periods: number
  readonly doubles: number
}

/** Two months of renewals while the clock jumps after every few rounds. */
export async function jumpCharges(databaseUrl: string, subscribers: number): Promise<Evidence> {
  const clock = { at: START_MS, now: () => clock.at }
  const gateway = await startGateway({ port: 0, production: false, now: clock.now })
  Object.assign(gateway.plan, { hold: true })
  const services = openBilling({ env: gateway.env, databaseUrl, clock })
  const { db } = services
  let jumps = 0
  try {
    for (let index = 0; index < subscribers; index += 1)
      await aSubscriber(services, gateway, { provider: 'yookassa', at: new Date(START_MS + index * HOUR_MS) })
    for (let turn = 1; clock.at < END_MS; turn += 1) {
      const { rows } = await sql<{ at: Date | null }>`select min(look_at) as at from subscriptions`.execute(
        db,
      )
      const lookMs = rows[0]?.at?.getTime() ?? END_MS
      clock.at = Math.min(Math.max(lookMs, clock.at + HOUR_MS), clock.at + DAY_MS)
      await renew(services)
      if (turn % 3 !== 0) continue
      clock.at += JUMPS_MS[jumps % JUMPS_MS.length] ?? 0
      jumps += 1
      await renew(services)
      await settle(services)
    }
    const rows = await db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.id', 'order_id'])
      .where('orders.kind', '=', 'renewal')
      .execute()
    const orderOf = new Map(rows.map(({ id, order_id }) => [id, order_id]))
    const charged = gateway.listCharges().flatMap(({ attemptId }) => orderOf.get(attemptId) ?? [])
    return {
      jumps,
      expected: subscribers * PERIODS,
      periods: new Set(charged).size,
      doubles: charged.length - new Set(charged).size,
    }
  } finally {
    await db.destroy()
    await gateway.stop()
  }
}

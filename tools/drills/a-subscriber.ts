import { randomUUID } from 'node:crypto'
import type { Gateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { applyPaymentFact } from '../../apps/server/src/features/billing/apply-payment-fact.ts'
import { createServices, type Services } from '../../apps/server/src/features/billing/services.ts'
import { type CircuitTo, createCircuits } from '../../apps/server/src/platform/circuit.ts'
import type { Clock } from '../../apps/server/src/platform/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createEnqueue } from '../../apps/server/src/platform/jobs/engine.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { systemRandom } from '../../apps/server/src/platform/random.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'

type BillingOptions = {
  readonly env: NodeJS.ProcessEnv
  readonly databaseUrl: string
  readonly clock: Clock
  readonly circuitTo?: CircuitTo | undefined
}

/** The billing services of the worker, on a clock that the drill moves. */
export function openBilling({
  env,
  databaseUrl,
  clock,
  circuitTo = createCircuits(clock, { set() {} }),
}: BillingOptions): Services {
  return createServices(
    {
      config: parseConfig(env),
      db: openDatabase({ url: databaseUrl, poolSize: 12 }),
      clock,
      random: systemRandom,
      log: createLog('fatal'),
      enqueue: createEnqueue(),
      circuitTo,
      switches: { isOn: () => true },
      metrics: { countBusiness() {} },
    },
    async (accountId) => `${accountId}@example.org`,
  )
}

export type Subscriber = { readonly chartId: string; readonly card: string }

/** A user who has just paid for a month and agreed to its renewal. */
export async function aSubscriber(
  services: Services,
  { bank }: Gateway,
  { provider, at }: { readonly provider: 'yookassa' | 'rbkmoney'; readonly at: Date },
): Promise<Subscriber> {
  const { db, keyring } = services
  const { order, attemptId } = await anOrder(db, { at, provider, wantsRenewal: true })
  const { keyId, bytes } = keyring.close('Anna', order.id)
  await db
    .updateTable('order_owners')
    .set({ key_id: keyId, box: bytes })
    .where('order_id', '=', order.id)
    .execute()
  const customer = bank.addCustomer({ metadata: {}, externalId: randomUUID() })
  customer.isReady = true
  const fact = { ref: { attemptId }, at, card: { token: customer.id } }
  const paid = bank.add({
    provider,
    amountMinor: order.amount.minor,
    currency: order.amount.currency,
    title: '',
    metadata: { attempt_id: attemptId },
    externalId: attemptId,
    savesCard: true,
    successUrl: '',
    failUrl: undefined,
    expiresAtMs: at.getTime() + 1,
  })
  bank.approve(paid, customer.id)
  const deps = { ...services, clock: { now: () => at.getTime() } }
  await db.transaction().execute(async (trx) => {
    await applyPaymentFact(deps, trx, provider, { kind: 'card-bound', ...fact })
    await applyPaymentFact(deps, trx, provider, { kind: 'succeeded', ...fact, amount: order.amount })
  })
  return { chartId: order.chartId ?? '', card: customer.id }
}

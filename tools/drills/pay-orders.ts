import { applyPaymentFacts } from '../../apps/server/src/features/billing/apply-facts.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'

export type OpenOrder = Awaited<ReturnType<typeof anOrder>>

/** Adds orders that wait for payment. */
export async function addOrders({ db, clock }: Services, count: number): Promise<OpenOrder[]> {
  const add = () => anOrder(db, { at: new Date(clock.now()) })
  return Promise.all(Array.from({ length: count }, add))
}

/** Applies a payment of the order, as a notice of the provider does. A repetition changes nothing. */
export async function payOrder(services: Services, { order, attemptId }: OpenOrder): Promise<void> {
  const at = new Date(services.clock.now())
  await applyPaymentFacts(services, order.provider, [
    { kind: 'succeeded', ref: { attemptId }, amount: order.amount, at },
  ])
}

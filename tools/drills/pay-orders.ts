import { tellAll } from '../../apps/server/src/features/billing/apply-facts.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'

export type OpenOrder = Awaited<ReturnType<typeof anOrder>>

/** Orders that wait to be paid. */
export async function addOrders({ db, clock }: Services, count: number): Promise<OpenOrder[]> {
  const add = () => anOrder(db, { at: new Date(clock.now()) })
  return Promise.all(Array.from({ length: count }, add))
}

/** Tells that an order is paid, by the door every payment takes. Told again it changes nothing. */
export async function payOrder(services: Services, { order, attemptId }: OpenOrder): Promise<void> {
  const at = new Date(services.clock.now())
  await tellAll(services, order.provider, [
    { kind: 'succeeded', ref: { attemptId }, amount: order.amount, at },
  ])
}

import type { Payment } from '../../apps/sandbox/src/payments/bank.ts'
import type { Gateway } from '../../apps/sandbox/src/payments/gateway.ts'
import { addBankPayment } from '../../apps/sandbox/src/testing/bank-payment.ts'
import { applyPaymentFact } from '../../apps/server/src/features/billing/apply-payment-fact.ts'
import { type ProviderId, providerIds } from '../../apps/server/src/features/billing/port.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { anOrder } from '../../apps/server/src/testing/order.ts'

export const AMOUNT_MINOR = 49_000
const YEAR_MS = 365 * 86_400_000

/** An order that is paid at its provider and in the ledger. */
export type PaidOrder = {
  readonly id: string
  readonly chartId: string
  readonly attemptId: string
  readonly payment: Payment
}

const paymentIdOf: Readonly<Record<ProviderId, (id: string) => string>> = {
  stripe: (id) => `pi_${id}`,
  yookassa: (id) => id,
  rbkmoney: (id) => `${id}.1`,
}

/** The providers take turns. */
export async function aPaidOrder(services: Services, { bank }: Gateway, index: number): Promise<PaidOrder> {
  const at = new Date(services.clock.now())
  const provider = providerIds[index % providerIds.length] ?? 'stripe'
  const { order, attemptId } = await anOrder(services.db, { at, provider })
  const payment = addBankPayment(bank, {
    provider,
    amountMinor: AMOUNT_MINOR,
    expiresAtMs: at.getTime() + YEAR_MS,
    attemptId,
  })
  // Paid without a notice: those of refunds are enough.
  payment.status = 'succeeded'
  payment.tries.push({ id: '1', status: 'captured', byCard: false })
  const ref = { attemptId, paymentId: paymentIdOf[provider](payment.id) }
  await services.db
    .transaction()
    .execute((trx) =>
      applyPaymentFact(services, trx, provider, { kind: 'succeeded', ref, at, amount: order.amount }),
    )
  return { id: order.id, chartId: order.chartId ?? '', attemptId, payment }
}

/** Adds an operator who may refund; returns the id. */
export async function anOperatorOf({ db, random, clock }: Services): Promise<string> {
  const id = random.uuid()
  const values = { id, name: 'the drill', role: 'finance', created_at: new Date(clock.now()) }
  await db.insertInto('operators').values(values).execute()
  return id
}

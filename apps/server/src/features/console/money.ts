// Refunds, time, renewals and prices: what is done about money.

import type { ConsoleInput, consoleCalls } from '@zeri/contract/console'
import {
  endRenewalsIn,
  enterPriceIn,
  findOrderDetails,
  grantFreeTime,
  type RefundFault,
  requestRefund,
  revokeFreeGrant,
} from '../billing/index.ts'
import { isAccountChart } from '../charts/index.ts'
import { recordAudit } from './audit.ts'
import type { Operator } from './operator-store.ts'
import { ConsoleRefusal, type RefusalCode } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

type Calls = typeof consoleCalls

export async function lookAtOrder({ db, clock }: ConsoleServices, id: string, operator: Operator) {
  return db.transaction().execute(async (trx) => {
    const order = await findOrderDetails(trx, id)
    if (!order) throw new ConsoleRefusal('order.not-found')
    const at = new Date(clock.now())
    await recordAudit(trx, { at, operatorId: operator.id, action: 'order.look', subject: id })
    return order
  })
}

const refundRefusals: Readonly<Record<RefundFault, RefusalCode>> = {
  'no-order': 'order.not-found',
  'not-paid': 'refund.not-paid',
  exceeds: 'refund.exceeds',
  'used-key': 'refund.used-key',
}

/** Records a refund, queues its call and writes the log in one transaction; a repeated request changes nothing. */
export async function refundOrder(
  { db, clock, random, enqueue }: ConsoleServices,
  { id, key, attempt, minor, takesTime, reason }: ConsoleInput<Calls['refundOrder']>,
  operator: Operator,
) {
  const at = new Date(clock.now())
  const request = {
    orderId: id,
    attemptId: attempt,
    minor,
    takesTime,
    reason,
    operatorId: operator.id,
    key,
    at,
  }
  return db.transaction().execute(async (trx) => {
    const made = await requestRefund(trx, { random, enqueue }, request)
    if (typeof made === 'string') throw new ConsoleRefusal(refundRefusals[made])
    const { refund, isNew } = made
    const details = { refund: refund.id, ...refund.amount, takesTime, reason }
    if (isNew)
      await recordAudit(trx, { at, operatorId: operator.id, action: 'order.refund', subject: id, details })
    return { id: refund.id, amount: refund.amount, state: refund.state }
  })
}

export async function grantTime(
  { db, clock, random, edition }: ConsoleServices,
  { id, months, reason }: ConsoleInput<Calls['grantTime']>,
  operator: Operator,
): Promise<{ grant: string; until: string }> {
  const at = new Date(clock.now())
  return db.transaction().execute(async (trx) => {
    const granted = await grantFreeTime(trx, random, { chartId: id, months, locale: edition, at })
    if (!granted) throw new ConsoleRefusal('chart.unknown')
    const details = { grant: granted.grantId, months, reason }
    await recordAudit(trx, { at, operatorId: operator.id, action: 'chart.grant', subject: id, details })
    return { grant: granted.grantId, until: granted.until.toISOString() }
  })
}

export async function takeTime(
  { db, clock }: ConsoleServices,
  { id, reason }: ConsoleInput<Calls['takeTime']>,
  operator: Operator,
): Promise<{ until: string | null }> {
  const at = new Date(clock.now())
  return db.transaction().execute(async (trx) => {
    const taken = await revokeFreeGrant(trx, id, at)
    if (!taken) throw new ConsoleRefusal('grant.not-free')
    const entry = { action: 'chart.take', subject: taken.chartId, details: { grant: id, reason } }
    await recordAudit(trx, { at, operatorId: operator.id, ...entry })
    return { until: taken.until?.toISOString() ?? null }
  })
}

export async function stopChartRenewals(
  { db, clock, enqueue }: ConsoleServices,
  { id, reason }: ConsoleInput<Calls['stopChartRenewals']>,
  operator: Operator,
): Promise<void> {
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await isAccountChart(trx, id))) throw new ConsoleRefusal('chart.unknown')
    await endRenewalsIn(trx, { enqueue, at }, id)
    const entry = { action: 'chart.stop-renewals', subject: id, details: { reason } }
    await recordAudit(trx, { at, operatorId: operator.id, ...entry })
  })
}

export async function enterConsolePrice(
  { db, clock }: ConsoleServices,
  { code, locale, minor, from }: ConsoleInput<Calls['enterPrice']>,
  operator: Operator,
): Promise<void> {
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    const fault = await enterPriceIn(trx, { code, locale, minor, from: new Date(from) }, at)
    if (fault) throw new ConsoleRefusal('price.refused')
    const details = { locale, minor, from }
    await recordAudit(trx, { at, operatorId: operator.id, action: 'price.enter', subject: code, details })
  })
}

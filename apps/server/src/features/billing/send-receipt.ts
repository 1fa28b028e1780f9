import type { Enqueue } from '../../platform/jobs/job.ts'
import { paymentReceiptMail } from './mails/payment-receipt.ts'
import { zoneOf } from './paid-until.ts'
import { productTitle } from './product-title.ts'
import type { Services } from './services.ts'
import { type Db, findOwnerId, type Order } from './store.ts'

export type ReceiptDeps = {
  readonly enqueue: Enqueue
  readonly emailOf: Services['emailOf']
  readonly product: string
}

type PaidOrder = {
  readonly order: Order
  readonly paidAt: Date
  readonly until: Date
  /** The other charts of the order. */
  readonly further: readonly { readonly until: Date }[]
}

/** Mails the receipt in the transaction that grants the time, so that both happen exactly once. */
export async function sendReceipt(
  { enqueue, emailOf, product }: ReceiptDeps,
  trx: Db,
  { order, paidAt, until, further }: PaidOrder,
): Promise<void> {
  const { id, chartId, locale, amount, tier, wantsRenewal } = order
  const accountId = await findOwnerId(trx, id)
  // The account or the chart is deleted: an operator refunds the payment.
  if (accountId === undefined || chartId === null) return
  await enqueue(trx, paymentReceiptMail.job, {
    template: 'payment-receipt',
    locale,
    to: await emailOf(accountId, trx),
    data: {
      order: id,
      chart: chartId,
      tier,
      title: productTitle(product, locale, order, 1 + further.length),
      amount,
      paidAt: paidAt.toISOString(),
      until: until.toISOString(),
      ...(further.length > 0 && { furtherUntil: further.map((one) => one.until.toISOString()) }),
      zone: zoneOf[locale],
      renews: wantsRenewal,
    },
  })
}

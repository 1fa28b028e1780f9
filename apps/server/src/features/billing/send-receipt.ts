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

type Paid = { readonly order: Order; readonly paidAt: Date; readonly until: Date }

/** Mails what was bought, for how much and until when, in the transaction that gives the time: once, as it is given once. */
export async function sendReceipt(
  { enqueue, emailOf, product }: ReceiptDeps,
  trx: Db,
  { order, paidAt, until }: Paid,
): Promise<void> {
  const { id, chartId, locale, amount, tier, wantsRenewal } = order
  const accountId = await findOwnerId(trx, id)
  // Nobody is left to tell, or nothing to tell of: the money goes back.
  if (accountId === undefined || chartId === null) return
  await enqueue(trx, paymentReceiptMail.job, {
    template: 'payment-receipt',
    locale,
    to: await emailOf(accountId, trx),
    data: {
      order: id,
      chart: chartId,
      tier,
      title: productTitle(product, locale, order),
      amount,
      paidAt: paidAt.toISOString(),
      until: until.toISOString(),
      zone: zoneOf[locale],
      renews: wantsRenewal,
    },
  })
}

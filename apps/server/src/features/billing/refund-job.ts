import * as z from 'zod'
import { defineJob, type Enqueue } from '../../platform/jobs/job.ts'
import { findOrderIdOf } from './attempt-store.ts'
import type { AttemptRef, ProviderId } from './port.ts'
import { listPendingRefunds } from './refund-store.ts'
import type { Db } from './store.ts'

/** Sends one refund to its provider, or looks it up there. */
export const sendRefundJob = defineJob({
  name: 'billing.refund',
  schema: z.strictObject({ id: z.uuid() }),
  // What is left over after this is found by the settlement job.
  retryAfterSeconds: [30],
  concurrency: 4,
  timeoutSeconds: 60,
})

/** Queues the refunds of a payment that its provider has accepted and not yet made: there is news of the payment. */
export async function queuePendingRefunds(
  trx: Db,
  enqueue: Enqueue,
  { provider, ref }: { readonly provider: ProviderId; readonly ref: AttemptRef },
): Promise<void> {
  const attemptId = (await findOrderIdOf(trx, provider, ref))?.attemptId
  if (attemptId === undefined) return
  for (const id of await listPendingRefunds(trx, attemptId)) await enqueue(trx, sendRefundJob, { id })
}

import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Renders one sheet. A failed job is not retried: the state `failed` lets the customer order again. */
export const makePrintJob = defineJob({
  name: 'prints.make',
  schema: z.strictObject({ id: z.uuid() }),
  timeoutSeconds: 60,
})

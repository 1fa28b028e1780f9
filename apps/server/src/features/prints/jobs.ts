import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Makes one sheet. A failure is told to whoever ordered it, who may order again: it is not tried by itself. */
export const makePrintJob = defineJob({
  name: 'prints.make',
  schema: z.strictObject({ id: z.uuid() }),
  timeoutSeconds: 60,
})

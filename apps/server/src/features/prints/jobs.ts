import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

const schema = z.strictObject({ id: z.uuid() })
/** Longer than two sheets may take: one of each kind of job waits for the process that makes them. */
const timeoutSeconds = 60

// A failed job is not retried: the state `failed` lets the customer order again.

/** Makes the sheet of one order, for a chart. */
export const makePrintJob = defineJob({ name: 'prints.make', schema, timeoutSeconds })

/** Makes a general sheet, for all who ordered it. A queue of its own: a crowd does not delay the sheets that are paid for. */
export const makeSharedPrintJob = defineJob({ name: 'prints.make-shared', schema, timeoutSeconds })

import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant } from '../fields.ts'

/** A number in a query. */
const seq = z.coerce.number().int().min(1)

export const listAudit = consoleOperation({
  id: 'listAudit',
  summary: {
    en: 'The audit log, the latest first, a page at a time; of one operator or about one subject if named.',
    ru: 'Журнал действий, сначала последние, постранично; при желании одного оператора или об одном предмете.',
  },
  method: 'GET',
  path: '/console/audit',
  role: 'admin',
  audit: 'none',
  request: z.strictObject({
    before: seq.optional(),
    operator: uuid.optional(),
    subject: z.string().max(100).optional(),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        seq: z.number().int(),
        at: instant,
        /** Null for commands of the machine. */
        operator: z.object({ id: uuid, name: z.string() }).nullable(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
    /** What `before` of the next page is; null on the last. */
    next: z.number().int().nullable(),
  }),
})

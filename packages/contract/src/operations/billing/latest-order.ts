import * as z from 'zod'
import { chartUuid, productCode } from '../../fields.ts'

/** Why a payment was declined, as far as the bank says: a payer can act on most of these. */
const declineKinds = ['funds', 'card', 'confirmation', 'bank'] as const

/** The latest order of a chart, as the pages after a payment show it. */
export const latestOrder = z.object({
  product: productCode,
  tier: z.enum(['personal', 'mobile']),
  months: z.int(),
  /** A decimal number: 490.00. */
  price: z.string(),
  currency: z.enum(['USD', 'RUB']),
  /** The card is charged again when the time is nearly over. */
  renews: z.boolean(),
  /** The end of the time it granted to the chart; null while it granted none. */
  until: z.iso.datetime().nullable(),
  /** Every chart of the order, with the end of the time it got. */
  charts: z.array(z.object({ uuid: chartUuid, until: z.iso.datetime().nullable() })),
  /** The last refusal; null where there was none. */
  decline: z.enum(declineKinds).nullable(),
})
export type LatestOrder = z.output<typeof latestOrder>

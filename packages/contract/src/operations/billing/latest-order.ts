import * as z from 'zod'
import { productCode } from '../../fields.ts'

/** Why nothing was paid, as far as the bank said: a payer can do something about most of it. */
const declineKinds = ['funds', 'card', 'confirmation', 'bank'] as const

/** The latest order of a chart, as the pages after a payment tell of it. */
export const latestOrder = z.object({
  product: productCode,
  tier: z.enum(['personal', 'mobile']),
  months: z.int(),
  /** A decimal number: 490.00. */
  price: z.string(),
  currency: z.enum(['USD', 'RUB']),
  /** The card is charged again when the time is nearly over. */
  renews: z.boolean(),
  /** The end of the time it gave; null while it gave none. */
  until: z.iso.datetime().nullable(),
  /** The last refusal; null where there was none. */
  decline: z.enum(declineKinds).nullable(),
})
export type LatestOrder = z.output<typeof latestOrder>

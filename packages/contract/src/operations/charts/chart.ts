import * as z from 'zod'
import { birthFields, chartName, chartUuid, email } from '../../fields.ts'

const { offsetSec: _, ...birth } = birthFields

/** A chart as its owner sees it. */
export const chart = z.object({
  uuid: chartUuid,
  fio: chartName,
  ...birth,
  /** How far the clock at the birth was ahead of UTC, from the history of the zone. */
  offsetSec: z.int(),
  email,
  /** Its paid period is running. */
  active: z.boolean(),
  /** What its paid period opens: `mobile` the pages of the app alone. Null without one. */
  tier: z.enum(['personal', 'mobile']).nullable(),
  /** End of the paid period, also of one that is over. */
  disableDate: z.iso.datetime().nullable(),
  /** The one that is selected. */
  isDefault: z.boolean(),
  isTariffArchived: z.boolean(),
  isMobile: z.boolean(),
  /** A card is bound for renewals. */
  isBindingCustomer: z.boolean(),
})
export type Chart = z.output<typeof chart>

/** The chart that is selected, or none. */
export const selection = z.object({ active: chartUuid.nullable() })

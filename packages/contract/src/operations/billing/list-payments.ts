import * as z from 'zod'
import { operation } from '../../operation.ts'

/** One order that reached a payment provider. */
export const payment = z.object({
  /** The name the chart had then. */
  chartName: z.string(),
  /** When it was paid, else when it was ordered. */
  date: z.iso.datetime(),
  /** A decimal number: 490.00. */
  summ: z.string(),
  currency: z.enum(['USD', 'RUB']),
  status: z.enum(['paid', 'pending', 'failed', 'refunded', 'disputed']),
})
export type Payment = z.output<typeof payment>

export const listPayments = operation({
  id: 'listPayments',
  summary: {
    en: 'The payments of the account, the latest first.',
    ru: 'Платежи учётной записи, сначала последние.',
  },
  method: 'GET',
  path: '/api/client/payments',
  request: z.strictObject({}),
  response: z.object({ payments: z.array(payment) }),
  auth: 'required',
})

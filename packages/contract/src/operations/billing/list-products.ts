import * as z from 'zod'
import { locale, productCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const listProducts = operation({
  id: 'listProducts',
  summary: {
    en: 'What is sold in a language, and for how much.',
    ru: 'Что продаётся на этом языке и сколько стоит.',
  },
  method: 'GET',
  path: '/api/products',
  request: z.strictObject({ locale: locale.default('en') }),
  response: z.object({
    list: z.array(
      z.object({
        code: productCode,
        /** `personal` is for charts of the site, `mobile` for those of the mobile tier. */
        tier: z.enum(['personal', 'mobile']),
        months: z.int(),
        /** A decimal number: 490.00. */
        price: z.string(),
        currency: z.enum(['USD', 'RUB']),
        /** Whether it can be renewed automatically, if the buyer agrees. */
        renewable: z.boolean(),
      }),
    ),
    /** Whether payments can be made at all. */
    canBuy: z.boolean(),
    /** The list is sure to hold until this instant. */
    until: z.iso.datetime(),
  }),
})

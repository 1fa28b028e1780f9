import * as z from 'zod'
import { chartUuid, consent, locale, productCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

/** The most charts of an order: as many as a question of the chooser has people. */
const MOST_CHARTS = 6

export const startCheckout = operation({
  id: 'startCheckout',
  summary: {
    en: 'Orders time for a chart, or for several in one order, and gives the page of the payment provider. Each costs the price of the list.',
    ru: 'Заказывает срок для одной карты рождения или сразу для нескольких и даёт страницу платёжной системы. Каждая стоит столько, сколько указано в списке.',
  },
  method: 'POST',
  path: '/api/checkout',
  // Not strict: an amount in the request is ignored.
  request: z
    .object({
      uuid: chartUuid,
      /** More charts of the account for the same product, in the same order; such an order never renews. */
      further: z
        .array(chartUuid)
        .max(MOST_CHARTS - 1)
        .default([]),
      product: productCode,
      /** The buyer has agreed to be charged again each month, by the text of `/agreement`. */
      autopay: z.boolean().default(false),
      /** The buyer accepts the text of `/offer`. */
      offer: consent,
      locale: locale.default('en'),
    })
    .refine(({ uuid, further }) => new Set([uuid, ...further]).size === further.length + 1, {
      error: 'names a chart twice',
      path: ['further'],
    })
    .refine(({ autopay, further }) => !autopay || further.length === 0, {
      error: 'is for one chart only',
      path: ['autopay'],
    }),
  response: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  errors: [
    'chart.not-found',
    'product.not-found',
    'product.not-for-chart',
    'payment.unavailable',
    'payment.paused',
  ],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
})

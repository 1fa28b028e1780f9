import * as z from 'zod'
import { chartUuid, consent, locale, productCode } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const startCheckout = operation({
  id: 'startCheckout',
  summary: {
    en: 'Orders time for a chart and gives the page of the payment provider. The price is always the one of the list.',
    ru: 'Заказывает срок для карты рождения и даёт страницу платёжной системы. Цена всегда та, что в списке.',
  },
  method: 'POST',
  path: '/api/checkout',
  // Not strict: an amount in the request is ignored.
  request: z.object({
    uuid: chartUuid,
    product: productCode,
    /** The buyer has agreed to be charged again each month, by the text of `/agreement`. */
    autopay: z.boolean().default(false),
    /** The buyer accepts the text of `/offer`. */
    offer: consent,
    locale: locale.default('en'),
  }),
  response: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  errors: ['chart.not-found', 'product.not-found', 'product.not-for-chart', 'payment.unavailable'],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
})

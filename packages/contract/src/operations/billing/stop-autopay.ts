import * as z from 'zod'
import { chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const stopAutopay = operation({
  id: 'stopAutopay',
  summary: {
    en: 'Ends the renewals of a chart and forgets its card, at once.',
    ru: 'Сразу отключает автоплатёж за карту рождения и забывает банковскую карту.',
  },
  method: 'POST',
  path: '/api/rbkmoney/autopay', // the site's old contract, for every provider
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({}),
  errors: ['chart.not-found'],
  auth: 'required',
  notFound: 'handle',
})

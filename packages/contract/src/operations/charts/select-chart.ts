import * as z from 'zod'
import { chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { latestOrder } from '../billing/latest-order.ts'
import { selection } from './chart.ts'

export const activateChart = operation({
  id: 'activateChart',
  summary: {
    en: 'Selects a chart whose personal calendar is paid for.',
    ru: 'Выбирает карту рождения, персональный календарь которой оплачен.',
  },
  method: 'POST',
  path: '/api/charts/activate',
  request: z.strictObject({ uuid: chartUuid }),
  response: selection,
  errors: ['chart.not-found', 'subscription.required'],
  auth: 'required',
  notFound: 'handle',
})

export const deactivateChart = operation({
  id: 'deactivateChart',
  summary: {
    en: 'Clears the selection, if it was this chart.',
    ru: 'Снимает выбор, если была выбрана эта карта рождения.',
  },
  method: 'POST',
  path: '/api/charts/deactivate',
  request: z.strictObject({ uuid: chartUuid }),
  response: selection,
  errors: ['chart.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const activatePaidChart = operation({
  id: 'activatePaidChart',
  summary: {
    en: 'After a payment: asks the provider how it stands and selects the chart if it is already paid for. It never grants time.',
    ru: 'После оплаты: узнаёт у платёжной системы, прошла ли она, и выбирает карту рождения, если та уже оплачена. Срок не продлевает никогда.',
  },
  method: 'POST',
  path: '/api/charts/activate_from_kassa_success',
  request: z.strictObject({ uuid: chartUuid }),
  response: selection.extend({
    /** The state of the latest payment for the chart. */
    state: z.enum(['none', 'pending', 'paid', 'failed']),
    /** What it is for; null where there is none. */
    order: latestOrder.nullable(),
  }),
  auth: 'required',
  notFound: 'handle',
})

import * as z from 'zod'
import { activatePaidChartPath } from '../../browser/operation-paths.ts'
import { chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { latestOrder } from '../billing/latest-order.ts'
import { selection } from './chart.ts'

export const activateChart = operation({
  id: 'activateChart',
  summary: 'Selects a chart whose paid period is running.',
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
  summary: 'Selects no chart, if it was this one.',
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
  summary:
    'After a payment: reads its state from the provider and selects the chart if it is paid for. Grants nothing by itself; for a chart of somebody else there is no payment.',
  method: 'POST',
  path: activatePaidChartPath,
  request: z.strictObject({ uuid: chartUuid }),
  response: selection.extend({
    /** The state of the latest payment for the chart. */
    state: z.enum(['none', 'pending', 'paid', 'failed']),
    /** What it is for; null where there is none. */
    order: latestOrder.nullable(),
  }),
  auth: 'required',
})

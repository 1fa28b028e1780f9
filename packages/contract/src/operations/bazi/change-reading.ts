import * as z from 'zod'
import { chartName, chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chart } from '../charts/chart.ts'

// All of these are for the owner: of the chart, or of the browser a reading was made in.

export const claimReading = operation({
  id: 'claimReading',
  summary: 'Makes a reading that is kept for this browser a chart of the account, under the same uuid.',
  method: 'POST',
  path: '/api/bazi/{uuid}/claim',
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({ chart }),
  errors: ['chart.not-found', 'chart.too-many'],
  auth: 'required',
  notFound: 'handle',
})

export const renameReading = operation({
  id: 'renameReading',
  summary: 'Gives a reading or a chart another name.',
  method: 'POST',
  path: '/api/bazi/{uuid}/name',
  request: z.strictObject({ uuid: chartUuid, fio: chartName }),
  response: z.object({ fio: chartName }),
  errors: ['chart.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

export const shareReading = operation({
  id: 'shareReading',
  summary: 'Shows name and pillars to whoever has the address, or to nobody again.',
  method: 'POST',
  path: '/api/bazi/{uuid}/share',
  request: z.strictObject({ uuid: chartUuid, isShared: z.boolean().meta({ examples: [true] }) }),
  response: z.object({ isShared: z.boolean() }),
  errors: ['chart.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

export const deleteReading = operation({
  id: 'deleteReading',
  summary: 'Deletes a reading that is kept for this browser.',
  method: 'DELETE',
  path: '/api/bazi/{uuid}',
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({}),
  errors: ['chart.not-found'],
  notFound: 'handle',
})

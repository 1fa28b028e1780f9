import * as z from 'zod'
import { operation } from '../../operation.ts'
import { chart, selection } from './chart.ts'

export const listCharts = operation({
  id: 'listCharts',
  summary: 'The charts of the account in the order they were added, and the one that is selected.',
  method: 'GET',
  path: '/api/charts',
  request: z.strictObject({}),
  response: selection.extend({ list: z.array(chart) }),
  auth: 'required',
})

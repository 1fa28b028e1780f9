import * as z from 'zod'
import { operation } from '../../operation.ts'
import { chart, selection } from './chart.ts'

export const listCharts = operation({
  id: 'listCharts',
  summary: {
    en: 'The charts of the account, and the one that is selected.',
    ru: 'Карты рождения учётной записи и та из них, что выбрана.',
  },
  method: 'GET',
  path: '/api/charts',
  request: z.strictObject({}),
  response: selection.extend({ list: z.array(chart) }),
  auth: 'required',
})

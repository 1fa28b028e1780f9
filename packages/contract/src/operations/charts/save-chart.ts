import * as z from 'zod'
import { birthFields, chartName, chartUuid, consent, email, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chart } from './chart.ts'

const timeErrors = ['birth.ambiguous-time', 'birth.no-such-time'] as const
const form = { fio: chartName, ...birthFields, email }

export const createChart = operation({
  id: 'createChart',
  summary: {
    en: 'Adds a chart to the account. It starts unpaid.',
    ru: 'Добавляет карту рождения в учётную запись. Поначалу она не оплачена.',
  },
  method: 'POST',
  path: '/api/charts',
  request: z.strictObject({
    ...form,
    /** Added at the page of the mobile tier. */
    isMobile: z.boolean().default(false),
    consent,
    locale: locale.default('en'),
  }),
  response: z.object({ chart }),
  errors: [...timeErrors, 'chart.too-many'],
  auth: 'required',
  limit: 'sensitive',
  status: 201,
  notFound: 'handle',
})

export const updateChart = operation({
  id: 'updateChart',
  summary: {
    en: 'Corrects a chart; its paid period and selection stay. A week after the first payment the birth may move by a day at most, once a year.',
    ru: 'Исправляет карту рождения; оплаченный срок и выбор остаются. Через неделю после первой оплаты данные рождения можно сдвинуть не больше чем на сутки, раз в год.',
  },
  method: 'POST',
  path: '/api/charts/{uuid}',
  request: z.strictObject({ uuid: chartUuid, ...form }),
  response: z.object({ chart }),
  errors: [...timeErrors, 'chart.not-found', 'chart.birth-fixed'],
  auth: 'required',
  limit: 'sensitive',
  notFound: 'handle',
})

export const deleteChart = operation({
  id: 'deleteChart',
  summary: {
    en: 'Deletes a chart that is neither paid for nor part of the mobile tier.',
    ru: 'Удаляет карту рождения, если она не оплачена и не относится к мобильному тарифу.',
  },
  method: 'DELETE',
  path: '/api/charts/{uuid}',
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({}),
  errors: ['chart.not-found', 'chart.in-use'],
  auth: 'required',
  notFound: 'handle',
})

import * as z from 'zod'
import { chartName, chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { chart } from '../charts/chart.ts'
import { chosenAt, natalChoices } from './bazi-parts.ts'

// Only the owner may call these: the owner of the chart, or the browser that made the reading.

export const claimReading = operation({
  id: 'claimReading',
  summary: {
    en: 'Turns a reading kept for this browser into a chart of the account.',
    ru: 'Превращает разбор, сохранённый для этого браузера, в карту рождения учётной записи.',
  },
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
  summary: {
    en: 'Renames a reading or a chart.',
    ru: 'Переименовывает разбор или карту рождения.',
  },
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
  summary: {
    en: 'Shows the name and the pillars to anyone with the address, or hides them again.',
    ru: 'Показывает имя и столпы всем, у кого есть адрес, или снова скрывает их.',
  },
  method: 'POST',
  path: '/api/bazi/{uuid}/share',
  request: z.strictObject({ uuid: chartUuid, isShared: z.boolean().meta({ examples: [true] }) }),
  response: z.object({ isShared: z.boolean() }),
  errors: ['auth.required', 'chart.not-found'],
  auth: 'optional',
  notFound: 'handle',
})

export const chooseNatalRules = operation({
  id: 'chooseNatalRules',
  summary: {
    en: 'Chooses how a birth is read: by which rules, and on which side of a boundary close to its time.',
    ru: 'Задаёт, как читать рождение: по каким правилам и по какую сторону близкой границы.',
  },
  method: 'POST',
  path: '/api/bazi/{uuid}/rules',
  request: z.strictObject({
    uuid: chartUuid,
    /** Null takes a choice back. */
    ziRule: natalChoices.ziRule.nullable().optional(),
    timeBasis: natalChoices.timeBasis.nullable().optional(),
    seasonRule: natalChoices.seasonRule.nullable().optional(),
    commandTable: natalChoices.commandTable.nullable().optional(),
    lifePalaceMonth: natalChoices.lifePalaceMonth.nullable().optional(),
    /** One of the instants that the doubts of the reading offer; null for the time of birth itself. */
    chosenAt: chosenAt.optional(),
  }),
  response: z.object({ rules: z.object(natalChoices), chosenAt }),
  errors: ['chart.not-found'],
  auth: 'optional',
  notFound: 'handle',
  costMs: 4,
})

export const deleteReading = operation({
  id: 'deleteReading',
  summary: {
    en: 'Deletes a reading kept for this browser.',
    ru: 'Удаляет разбор, сохранённый для этого браузера.',
  },
  method: 'DELETE',
  path: '/api/bazi/{uuid}',
  request: z.strictObject({ uuid: chartUuid }),
  response: z.object({}),
  errors: ['chart.not-found'],
  notFound: 'handle',
})

import * as z from 'zod'
import { birthFields, chartName, chartUuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

const { birthday, birthdayTime, city } = birthFields

export const listReadings = operation({
  id: 'listReadings',
  summary: {
    en: 'The births kept for this browser, the first to be typed first.',
    ru: 'Данные рождения, сохранённые для этого браузера, сначала введённые раньше.',
  },
  method: 'GET',
  path: '/api/bazi',
  request: z.strictObject({}),
  response: z.object({
    list: z.array(
      z.object({
        uuid: chartUuid,
        fio: chartName.nullable(),
        birthday,
        birthdayTime,
        city,
        keptUntil: z.iso.datetime(),
      }),
    ),
  }),
})

import * as z from 'zod'
import { chartUuid, reminderSettings, reminderTime } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const getMessenger = operation({
  id: 'getMessenger',
  summary: {
    en: 'The daily reminder in Telegram, and the link that connects it. Null while Telegram is not available.',
    ru: 'Ежедневное напоминание в Telegram и ссылка для подключения. Null, пока Telegram недоступен.',
  },
  method: 'GET',
  path: '/api/messenger',
  request: z.strictObject({}),
  response: z.object({
    messenger: z
      .object({
        active: z.boolean(),
        timeReminder: reminderTime.nullable(),
        chart: chartUuid.nullable(),
        /** Present when Telegram is linked. */
        messengerUser: z.object({ linkedAt: z.iso.datetime(), isBlocked: z.boolean() }).optional(),
        /** Links the Telegram account that opens it within ten minutes; it works once. */
        link: z.url(),
      })
      .nullable(),
  }),
  auth: 'required',
})

export const saveMessenger = operation({
  id: 'saveMessenger',
  summary: {
    en: 'Switches the daily reminder in Telegram on, for a chart and a time, or off.',
    ru: 'Включает ежедневное напоминание в Telegram для карты рождения и времени или выключает его.',
  },
  method: 'POST',
  path: '/api/messenger',
  request: z.strictObject(reminderSettings),
  response: z.object({}),
  errors: ['chart.not-found', 'subscription.required', 'messenger.not-linked', 'messenger.unavailable'],
  auth: 'required',
  notFound: 'handle',
})

export const unlinkMessenger = operation({
  id: 'unlinkMessenger',
  summary: {
    en: 'Unlinks the chat in Telegram and switches its reminder off; links that were issued stop working.',
    ru: 'Отвязывает чат в Telegram и выключает напоминание в нём; выданные ссылки перестают действовать.',
  },
  method: 'DELETE',
  path: '/api/messenger',
  request: z.strictObject({}),
  response: z.object({}),
  auth: 'required',
})

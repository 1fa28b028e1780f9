import * as z from 'zod'
import { chartUuid, locale, reminderSettings, reminderTime, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const getReminderMail = operation({
  id: 'getReminderMail',
  summary: {
    en: 'The daily email: whether it comes, when, for which chart and by which clock.',
    ru: 'Ежедневное письмо: приходит ли оно, когда, для какой карты рождения и по каким часам.',
  },
  method: 'GET',
  path: '/api/reminders/mail',
  request: z.strictObject({}),
  response: z.object({
    active: z.boolean(),
    timeReminder: reminderTime.nullable(),
    chart: chartUuid.nullable(),
    zone: zoneName,
    /** Whether the zone is that of a place of the account. */
    hasPlace: z.boolean(),
    /** The reminder comes by Telegram now; switching the mail on ends that. */
    isInTelegram: z.boolean(),
  }),
  auth: 'required',
})

export const saveReminderMail = operation({
  id: 'saveReminderMail',
  summary: {
    en: 'Switches the daily email on, for a chart and a time, or off.',
    ru: 'Включает ежедневное письмо для карты рождения и времени или выключает его.',
  },
  method: 'POST',
  path: '/api/reminders/mail',
  request: z.strictObject({ ...reminderSettings, locale: locale.default('en') }),
  response: z.object({}),
  errors: ['chart.not-found', 'subscription.required', 'reminder.no-place', 'address.not-verified'],
  auth: 'required',
  notFound: 'handle',
})

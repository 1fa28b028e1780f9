import * as z from 'zod'
import { chartUuid, locale, reminderSettings, reminderTime, zoneName } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const getReminderMail = operation({
  id: 'getReminderMail',
  summary: 'The daily mail: whether it comes, when, for which chart, and by which clock.',
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
  summary: 'Switches the daily mail on for a chart and a time, or off. In English a place must be set first.',
  method: 'POST',
  path: '/api/reminders/mail',
  request: z.strictObject({ ...reminderSettings, locale: locale.default('en') }),
  response: z.object({}),
  errors: ['chart.not-found', 'subscription.required', 'reminder.no-place'],
  auth: 'required',
  notFound: 'handle',
})

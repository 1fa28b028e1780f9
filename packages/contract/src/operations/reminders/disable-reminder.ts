import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const disableReminder = operation({
  id: 'disableReminder',
  summary: {
    en: 'Switches a reminder off by the link of its messages. Saying it again changes nothing.',
    ru: 'Выключает напоминания по ссылке из сообщения. Повторный запрос ничего не меняет.',
  },
  method: 'POST',
  path: '/api/reminders/disable',
  request: z.strictObject({ uuid: uuid.meta({ examples: ['6f0e3f1c-2a52-4a57-9a55-0c8f4f0e7d11'] }) }),
  response: z.object({}),
})

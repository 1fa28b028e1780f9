import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const disableReminder = operation({
  id: 'disableReminder',
  summary:
    'Switches a reminder off by the link in its messages; a repeated call, or one for no reminder, changes nothing.',
  method: 'POST',
  path: '/api/reminders/disable',
  request: z.strictObject({ uuid: uuid.meta({ examples: ['6f0e3f1c-2a52-4a57-9a55-0c8f4f0e7d11'] }) }),
  response: z.object({}),
})

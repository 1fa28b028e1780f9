import * as z from 'zod'
import { consoleOperation } from '../console-operation.ts'
import { instant } from '../fields.ts'

/** Why a reminder did not arrive, or may not have. */
export const failureReasons = ['failed', 'blocked', 'unknown', 'late'] as const
export type FailureReason = (typeof failureReasons)[number]

/** How many days the list goes back at most: deliveries are stored for sixty. */
const MAX_FAILURE_DAYS = 60

const reason = z.enum(failureReasons)

export const listReminderFailures = consoleOperation({
  id: 'listReminderFailures',
  summary: {
    en: 'Reminders that failed, by day, channel and reason, and the latest of them; without text, address or chat.',
    ru: 'Недоставленные напоминания по дням, каналам и причинам и последние из них; без текста, адреса и чата.',
  },
  method: 'GET',
  path: '/console/reminders/failures',
  role: 'support',
  audit: 'none',
  request: z.strictObject({ days: z.coerce.number().int().min(1).max(MAX_FAILURE_DAYS).default(7) }),
  response: z.object({
    counts: z.array(
      z.object({
        /** The local date of the reminder. */
        day: z.string(),
        /** `mail`, or the name of the bot. */
        channel: z.string(),
        reason,
        count: z.number().int(),
      }),
    ),
    latest: z.array(
      z.object({
        day: z.string(),
        channel: z.string(),
        reason,
        tries: z.number().int(),
        dueAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
  }),
})

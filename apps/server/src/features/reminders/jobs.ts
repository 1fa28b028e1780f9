// The jobs and planners of reminders.

import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { maintainDays } from './delivery-store.ts'

const DAY_MS = 86_400_000
/** Seven days ahead, so that a worker may be away for days; a delivery is retained for sixty. */
const DAYS = { ahead: 7, retained: 60 } as const
const UPDATE_RETENTION_MS = 2 * DAY_MS
const POST_RETENTION_MS = 60 * DAY_MS

/** Finds due reminders and queues their messages. */
export const planReminders = defineJob({ name: 'reminders.plan', schema: z.null(), timeoutSeconds: 240 })

/** Sends the queued messages of one channel: a bot, or a lane of the mail or of push. `carrier` is the channel id. */
export const sendReminders = defineJob({
  name: 'reminders.send',
  schema: z.object({ carrier: z.string().max(64) }),
  concurrency: 12,
  timeoutSeconds: 120,
})

/** Runs the planner every minute. Reminder times are quarters of an hour, so this is often enough. */
export const wakeReminders = definePlanner({
  name: 'reminders.wake',
  cron: '* * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, planReminders, null)),
})

/** Adds the days to come to the table of deliveries, and drops the old ones. A run that gets no lock leaves it to the next. */
export const maintainReminderDays = definePlanner({
  name: 'reminders.days',
  cron: '41 5,17 * * *',
  async plan({ db, log }, nowMs) {
    const { created, dropped } = await maintainDays(db, new Date(nowMs), DAYS)
    log.info({ count: created }, 'days of reminder deliveries created')
    log.info({ count: dropped }, 'days of reminder deliveries dropped')
  },
})

/** Deletes links, updates, replies and posts past their retention. */
export const sweepReminders = definePlanner({
  name: 'reminders.sweep',
  cron: '27 * * * *',
  async plan({ db }, nowMs) {
    await db.deleteFrom('messenger_links').where('expires_at', '<', new Date(nowMs)).execute()
    await db.deleteFrom('reader_links').where('expires_at', '<', new Date(nowMs)).execute()
    await db
      .deleteFrom('channel_posts')
      .where('due_at', '<', new Date(nowMs - POST_RETENTION_MS))
      .execute()
    await db
      .deleteFrom('messenger_updates')
      .where('received_at', '<', new Date(nowMs - UPDATE_RETENTION_MS))
      .execute()
    await db
      .deleteFrom('messenger_replies')
      .where('created_at', '<', new Date(nowMs - DAY_MS))
      .execute()
  },
})

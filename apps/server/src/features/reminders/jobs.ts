// The jobs and planners of reminders.

import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { deleteDeliveriesBefore } from './delivery-store.ts'

const DAY_MS = 86_400_000
const DELIVERY_RETENTION_MS = 60 * DAY_MS
const UPDATE_RETENTION_MS = 2 * DAY_MS

/** Finds due reminders and queues their messages. */
export const planReminders = defineJob({ name: 'reminders.plan', schema: z.null(), timeoutSeconds: 240 })

/** Sends the queued messages of one channel: a bot, or the mail. `carrier` is the channel id. */
export const sendReminders = defineJob({
  name: 'reminders.send',
  schema: z.object({ carrier: z.string().max(64) }),
  concurrency: 4,
  timeoutSeconds: 120,
})

/** Runs the planner every minute. Reminder times are quarters of an hour, so this is often enough. */
export const wakeReminders = definePlanner({
  name: 'reminders.wake',
  cron: '* * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, planReminders, null)),
})

/** Deletes deliveries, links, updates and replies past their retention. */
export const sweepReminders = definePlanner({
  name: 'reminders.sweep',
  cron: '27 * * * *',
  async plan({ db, log }, nowMs) {
    const deleted = await deleteDeliveriesBefore(db, new Date(nowMs - DELIVERY_RETENTION_MS))
    await db.deleteFrom('messenger_links').where('expires_at', '<', new Date(nowMs)).execute()
    await db
      .deleteFrom('messenger_updates')
      .where('received_at', '<', new Date(nowMs - UPDATE_RETENTION_MS))
      .execute()
    await db
      .deleteFrom('messenger_replies')
      .where('created_at', '<', new Date(nowMs - DAY_MS))
      .execute()
    log.info({ count: deleted }, 'old reminder deliveries deleted')
  },
})

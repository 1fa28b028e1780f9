import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import { deleteDeliveriesBefore } from './delivery-store.ts'

const DAY_MS = 86_400_000
const DELIVERIES_KEPT_MS = 60 * DAY_MS
const UPDATES_KEPT_MS = 2 * DAY_MS

/** Finds the reminders whose time has come and queues their messages. */
export const planReminders = defineJob({ name: 'reminders.plan', schema: z.null(), timeoutSeconds: 240 })

/** Brings what is queued for one carrier: a bot, or the mail. */
export const sendReminders = defineJob({
  name: 'reminders.send',
  schema: z.object({ carrier: z.string().max(64) }),
  concurrency: 4,
  timeoutSeconds: 120,
})

/** The engine wakes us every minute; times of reminders are quarters of an hour. */
export const wakeReminders = definePlanner({
  name: 'reminders.wake',
  cron: '* * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, planReminders, null)),
})

/** Takes away what nobody will ask about any more. */
export const sweepReminders = definePlanner({
  name: 'reminders.sweep',
  cron: '27 * * * *',
  async plan({ db, log }, nowMs) {
    const deleted = await deleteDeliveriesBefore(db, new Date(nowMs - DELIVERIES_KEPT_MS))
    await db.deleteFrom('messenger_links').where('expires_at', '<', new Date(nowMs)).execute()
    await db
      .deleteFrom('messenger_updates')
      .where('received_at', '<', new Date(nowMs - UPDATES_KEPT_MS))
      .execute()
    await db
      .deleteFrom('messenger_replies')
      .where('created_at', '<', new Date(nowMs - DAY_MS))
      .execute()
    log.info({ count: deleted }, 'reminders swept')
  },
})

import { type Channel, kindOf } from './channel.ts'
import {
  abandonSilentDeliveries,
  claimDueReminders,
  endLateDeliveries,
  listChannelsWithReplies,
  listWaitingChannels,
  requeueInto,
  savePlans,
} from './delivery-store.ts'
import { sendReminders } from './jobs.ts'
import { planReminder } from './plan-reminder.ts'
import type { ReminderMetrics } from './reminder-metrics.ts'
import type { Services } from './services.ts'
import { planPosts } from './telegram/plan-posts.ts'

const CLAIM_BATCH = 1_000
/** Longer than a batch can take, so a claim of this age belongs to a dead sender. */
const SILENT_MS = 60_000

/** Queues the messages of all due reminders and returns how many were due. */
export async function planDueReminders({
  db,
  clock,
  schedule,
  lanes,
}: Pick<Services, 'db' | 'clock' | 'schedule' | 'lanes'>): Promise<number> {
  let count = 0
  for (;;) {
    const nowMs = clock.now()
    const at = new Date(nowMs)
    const claimed = await db.transaction().execute(async (trx) => {
      const due = await claimDueReminders(trx, { at, limit: CLAIM_BATCH, lanes })
      if (due.length === 0) return 0
      const planned = due.map((reminder) => ({ reminder, plan: planReminder(reminder, nowMs, schedule) }))
      await savePlans(trx, planned, at)
      return due.length
    })
    count += claimed
    if (claimed === 0) return count
  }
}

/** One round of the planner: plans due reminders, abandons silent deliveries and starts the send jobs. */
export async function runPlanningRound(
  services: Services,
  channels: ReadonlyMap<string, Channel>,
  metrics: ReminderMetrics,
): Promise<void> {
  const { db, clock, enqueue, log } = services
  const planned = await planDueReminders(services)
  const at = new Date(clock.now())
  await endLateDeliveries(db, at)
  const unknown = await abandonSilentDeliveries(db, new Date(at.getTime() - SILENT_MS), at)
  metrics.ended('unknown', unknown)
  if (unknown > 0)
    log.warn(
      { count: unknown, code: 'reminders.unknown' },
      'deliveries were abandoned; it is unknown whether they were sent',
    )
  const waiting = await listWaitingChannels(db, at)
  metrics.queue(waiting.map((one) => ({ ...one, ageMs: at.getTime() - one.oldestDueAt.getTime() })))
  const busy = new Set([
    ...waiting.map(({ channelId }) => channelId),
    ...(await listChannelsWithReplies(db)),
    ...(await planPosts(services)),
  ])
  for (const channelId of busy) {
    // After the number of senders was lowered, the first lane sends what the others left.
    const [first, isLeft] = [kindOf(channelId), !channels.has(channelId)]
    if (isLeft && channels.has(first)) {
      await requeueInto(db, first, channelId)
      busy.add(first)
    } else if (isLeft)
      log.error({ code: 'reminders.no-carrier' }, 'a channel that is not configured has messages to send')
  }
  for (const channelId of busy)
    if (channels.has(channelId)) await enqueue(db, sendReminders, { carrier: channelId })
  if (planned > 0) log.info({ count: planned }, 'reminders planned')
}

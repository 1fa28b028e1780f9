import type { Carrier } from './carrier.ts'
import { claimDue, giveUpSilent, keepPlans, listCarriersWithReplies, listWaiting } from './delivery-store.ts'
import { sendReminders } from './jobs.ts'
import { planReminder } from './plan-reminder.ts'
import type { ReminderMetrics } from './reminder-metrics.ts'
import type { Services } from './services.ts'

const CLAIMED_AT_ONCE = 1_000
/** Longer than a batch can take: its sender is dead, or deaf. */
const SILENT_MS = 60_000

/** Queues the messages of every reminder that is due; tells how many. */
export async function planDue({
  db,
  clock,
  schedule,
}: Pick<Services, 'db' | 'clock' | 'schedule'>): Promise<number> {
  let count = 0
  for (;;) {
    const nowMs = clock.now()
    const at = new Date(nowMs)
    const claimed = await db.transaction().execute(async (trx) => {
      const due = await claimDue(trx, at, CLAIMED_AT_ONCE)
      if (due.length === 0) return 0
      const planned = due.map((reminder) => ({ reminder, plan: planReminder(reminder, nowMs, schedule) }))
      await keepPlans(trx, planned, at)
      return due.length
    })
    count += claimed
    if (claimed === 0) return count
  }
}

/** One round of the planner: plans, gives up what fell silent, and wakes whoever has something to bring. */
export async function planRound(
  services: Services,
  carriers: ReadonlyMap<string, Carrier>,
  metrics: ReminderMetrics,
): Promise<void> {
  const { db, clock, enqueue, log } = services
  const planned = await planDue(services)
  const at = new Date(clock.now())
  const unknown = await giveUpSilent(db, new Date(at.getTime() - SILENT_MS), at)
  metrics.ended('unknown', unknown)
  if (unknown > 0)
    log.warn({ count: unknown, code: 'reminders.unknown' }, 'nobody knows whether these were sent')
  const waiting = await listWaiting(db, at)
  metrics.queue(waiting.map((one) => ({ ...one, ageMs: at.getTime() - one.oldestDueAt.getTime() })))
  const busy = new Set([...waiting.map(({ carrier }) => carrier), ...(await listCarriersWithReplies(db))])
  for (const carrier of busy) {
    if (carriers.has(carrier)) await enqueue(db, sendReminders, { carrier })
    else
      log.error({ code: 'reminders.no-carrier' }, 'a bot that is not in the settings has messages to bring')
  }
  if (planned > 0) log.info({ count: planned }, 'reminders planned')
}

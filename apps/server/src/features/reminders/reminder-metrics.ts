import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** The metrics of reminders for operators. The label `carrier` holds the channel id. */
export type ReminderMetrics = {
  sent(latenessMs: number): void
  ended(outcome: 'unknown' | 'blocked' | 'failed', count: number): void
  /** A channel asked us to wait. */
  paused(channelId: string): void
  queue(
    waiting: readonly { readonly channelId: string; readonly count: number; readonly ageMs: number }[],
  ): void
}

/** We promise 900 s (a quarter of an hour); after 10 800 s (three hours) a reminder is not sent. */
const LATENESS_SEC = [30, 60, 120, 300, 600, 900, 1_800, 3_600, 10_800]

export function createReminderMetrics(registry: Registry): ReminderMetrics {
  const registers = [registry]
  const outcomes = new Counter({
    name: 'zeri_reminders_total',
    help: 'Reminders by outcome: sent, unknown, blocked, failed',
    labelNames: ['outcome'],
    registers,
  })
  const lateness = new Histogram({
    name: 'zeri_reminder_lateness_seconds',
    help: 'How long after its due time a reminder was sent',
    buckets: LATENESS_SEC,
    registers,
  })
  const pauses = new Counter({
    name: 'zeri_reminder_pauses_total',
    help: 'How often a channel asked us to wait',
    labelNames: ['carrier'],
    registers,
  })
  const age = new Gauge({
    name: 'zeri_reminder_queue_age_seconds',
    help: 'How long the oldest queued reminder of a channel has waited',
    labelNames: ['carrier'],
    registers,
  })
  const size = new Gauge({
    name: 'zeri_reminder_queue_size',
    help: 'Queued reminders of a channel',
    labelNames: ['carrier'],
    registers,
  })
  return {
    sent(latenessMs) {
      outcomes.inc({ outcome: 'sent' })
      lateness.observe(latenessMs / 1000)
    },
    ended: (outcome, count) => outcomes.inc({ outcome }, count),
    paused: (channelId) => pauses.inc({ carrier: channelId }),
    queue(waiting) {
      age.reset()
      size.reset()
      for (const { channelId, count, ageMs } of waiting) {
        age.set({ carrier: channelId }, ageMs / 1000)
        size.set({ carrier: channelId }, count)
      }
    },
  }
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What an operator watches. */
export type ReminderMetrics = {
  sent(latenessMs: number): void
  ended(outcome: 'unknown' | 'blocked' | 'failed', count: number): void
  /** A carrier asked us to wait. */
  paused(carrier: string): void
  queue(
    waiting: readonly { readonly carrier: string; readonly count: number; readonly ageMs: number }[],
  ): void
}

/** A quarter of an hour is the promise, three hours the end. */
const LATENESS_SEC = [30, 60, 120, 300, 600, 900, 1_800, 3_600, 10_800]

export function createReminderMetrics(registry: Registry): ReminderMetrics {
  const registers = [registry]
  const outcomes = new Counter({
    name: 'zeri_reminders_total',
    help: 'Reminders by what became of them: sent, unknown, blocked, failed',
    labelNames: ['outcome'],
    registers,
  })
  const lateness = new Histogram({
    name: 'zeri_reminder_lateness_seconds',
    help: 'How long after its time a reminder was sent',
    buckets: LATENESS_SEC,
    registers,
  })
  const pauses = new Counter({
    name: 'zeri_reminder_pauses_total',
    help: 'How often a carrier asked us to wait',
    labelNames: ['carrier'],
    registers,
  })
  const age = new Gauge({
    name: 'zeri_reminder_queue_age_seconds',
    help: 'How long the oldest reminder of a carrier has waited',
    labelNames: ['carrier'],
    registers,
  })
  const size = new Gauge({
    name: 'zeri_reminder_queue_size',
    help: 'Reminders of a carrier that wait',
    labelNames: ['carrier'],
    registers,
  })
  return {
    sent(latenessMs) {
      outcomes.inc({ outcome: 'sent' })
      lateness.observe(latenessMs / 1000)
    },
    ended: (outcome, count) => outcomes.inc({ outcome }, count),
    paused: (carrier) => pauses.inc({ carrier }),
    queue(waiting) {
      age.reset()
      size.reset()
      for (const { carrier, count, ageMs } of waiting) {
        age.set({ carrier }, ageMs / 1000)
        size.set({ carrier }, count)
      }
    },
  }
}

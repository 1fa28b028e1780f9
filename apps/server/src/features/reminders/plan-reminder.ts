import type { Rhythm, Schedule } from './schedule.ts'

const HOUR_MS = 3_600_000
/** A message that is later than this is not sent. */
const CATCH_UP_MS = 3 * HOUR_MS

/** A reminder that is due. */
export type DueReminder = {
  readonly slot: number
  readonly rhythm: Rhythm
  /** The zone in which `dueAtMs` was computed. */
  readonly zone: string
  /** The zone of the owner now. */
  readonly zoneNow: string
  readonly dueAtMs: number
  /** Whether the day may be sent: the chart is paid for, or the day is everybody's. */
  readonly isPaid: boolean
}

/** What happens to a due reminder, and when it is due again. */
export type Plan = {
  /** Undefined when the owner moved, so that the reminder must first be rescheduled in the new zone. */
  readonly delivery:
    | {
        readonly localDate: string
        readonly state: 'queued' | 'late' | 'unpaid'
        readonly notAfterMs: number
      }
    | undefined
  readonly zone: string
  readonly nextRunMs: number
}

/** Decides whether a due reminder is sent, and when it is due again. */
export function planReminder(due: DueReminder, nowMs: number, schedule: Schedule): Plan {
  const { slot, rhythm, zone, zoneNow, dueAtMs, isPaid } = due
  // After a long outage the missed days are skipped in one step.
  const fromMs = Math.max(dueAtMs, nowMs - CATCH_UP_MS)
  if (zone !== zoneNow) {
    const beginsMs = schedule.nextMs(zoneNow, slot, nowMs - CATCH_UP_MS, rhythm)
    return { delivery: undefined, zone: zoneNow, nextRunMs: beginsMs }
  }
  const { date, endsAtMs } = schedule.dayAt(zone, dueAtMs)
  const notAfterMs = Math.min(dueAtMs + CATCH_UP_MS, endsAtMs - 1)
  const state = nowMs > notAfterMs ? 'late' : isPaid ? 'queued' : 'unpaid'
  return {
    delivery: { localDate: date, state, notAfterMs },
    zone,
    nextRunMs: schedule.nextMs(zone, slot, fromMs, rhythm),
  }
}

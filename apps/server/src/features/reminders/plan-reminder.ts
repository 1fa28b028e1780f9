import type { Schedule } from './fire-time.ts'

const HOUR_MS = 3_600_000
/** A message that is later than this is not sent any more. */
const CATCH_UP_MS = 3 * HOUR_MS

/** A reminder whose time has come. */
export type DueReminder = {
  readonly slot: number
  /** The zone its time was worked out in. */
  readonly zone: string
  /** The zone its owner is in now. */
  readonly zoneNow: string
  readonly dueAtMs: number
  readonly isPaid: boolean
}

export type Plan = {
  /** What becomes of this date; undefined when it was not yet its time where the owner is now. */
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

/** Decides what becomes of a reminder that is due, and when it is due again. */
export function planReminder(due: DueReminder, nowMs: number, schedule: Schedule): Plan {
  const { slot, zone, zoneNow, dueAtMs, isPaid } = due
  // After a long silence the days in between are passed over at once.
  const fromMs = Math.max(dueAtMs, nowMs - CATCH_UP_MS)
  if (zone !== zoneNow) {
    const beginsMs = schedule.nextMs(zoneNow, slot, nowMs - CATCH_UP_MS)
    return { delivery: undefined, zone: zoneNow, nextRunMs: beginsMs }
  }
  const { date, endsAtMs } = schedule.dayAt(zone, dueAtMs)
  const notAfterMs = Math.min(dueAtMs + CATCH_UP_MS, endsAtMs - 1)
  const state = nowMs > notAfterMs ? 'late' : isPaid ? 'queued' : 'unpaid'
  return {
    delivery: { localDate: date, state, notAfterMs },
    zone,
    nextRunMs: schedule.nextMs(zone, slot, fromMs),
  }
}

import { Temporal } from 'temporal-polyfill'
import type { Clock } from './clock.ts'

/** The running civil day of a time zone. */
export type LocalDay = { readonly date: string; readonly endsAtMs: number }

/** The civil day an instant falls on in a zone, and the instant the day ends there. */
export function localDayAt(epochMs: number, zone: string): LocalDay {
  const day = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone).toPlainDate()
  const next = day.add({ days: 1 }).toZonedDateTime({ timeZone: zone })
  return { date: day.toString(), endsAtMs: next.epochMilliseconds }
}

/** Today by zone, computed once a day and zone: every cached page needs it. */
export function createToday(clock: Clock): (zone: string) => LocalDay {
  const known = new Map<string, { day: LocalDay; fromMs: number }>()
  return (zone) => {
    const now = clock.now()
    const entry = known.get(zone)
    if (entry && now >= entry.fromMs && now < entry.day.endsAtMs) return entry.day
    const day = localDayAt(now, zone)
    known.set(zone, { day, fromMs: now })
    return day
  }
}

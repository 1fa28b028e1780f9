import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { localDayAt } from '../../platform/local-day.ts'
import { minuteOfDay } from './slot.ts'

/**
 * The instant a slot of a civil date comes in a zone. A time the clocks skip is the first minute after the gap, a time
 * they show twice is the first of the two.
 */
export function fireMs(zone: string, date: string, slot: number): number {
  const minute = minuteOfDay(slot)
  const time = { hour: Math.floor(minute / 60), minute: minute % 60 }
  const wanted = Temporal.PlainDate.from(date).toPlainDateTime(time)
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (before.toPlainDateTime().equals(wanted)) return before.epochMilliseconds
  const change = before.getTimeZoneTransition('next')
  return (change ?? before).epochMilliseconds
}

/** When the slots of a zone come; each is worked out once. */
export type Schedule = {
  /** The first time a slot comes after an instant. */
  nextMs(zone: string, slot: number, afterMs: number): number
  /** The civil date of an instant, and when it is over. */
  dayAt(zone: string, epochMs: number): { readonly date: string; readonly endsAtMs: number }
}

const KEPT = 50_000

export function createSchedule(): Schedule {
  const fires = new LRUCache<string, number>({ max: KEPT })
  const days = new LRUCache<string, { readonly date: string; readonly endsAtMs: number }>({ max: KEPT })

  function dayAt(zone: string, epochMs: number) {
    // No clock changes within a quarter of an hour that begins at one.
    const quarter = Math.floor(epochMs / 900_000)
    const key = `${zone} ${quarter}`
    const known = days.get(key)
    if (known && epochMs < known.endsAtMs) return known
    const day = localDayAt(epochMs, zone)
    days.set(key, day)
    return day
  }
  function fireAt(zone: string, date: string, slot: number): number {
    const key = `${zone} ${date} ${minuteOfDay(slot)}`
    const known = fires.get(key)
    if (known !== undefined) return known
    const ms = fireMs(zone, date, slot)
    fires.set(key, ms)
    return ms
  }
  return {
    dayAt,
    nextMs(zone, slot, afterMs) {
      let day = dayAt(zone, afterMs)
      for (;;) {
        const ms = fireAt(zone, day.date, slot)
        if (ms > afterMs) return ms
        day = dayAt(zone, day.endsAtMs)
      }
    },
  }
}

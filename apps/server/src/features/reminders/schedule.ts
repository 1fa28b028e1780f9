import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { localDayAt } from '../../platform/local-day.ts'
import { minuteOfDay } from './slot.ts'

/**
 * Computes the instant of a slot on a civil date in a zone. A time that the clocks skip becomes the first minute after
 * the gap; a time that they show twice becomes the first of the two.
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

export type Rhythm = 'daily' | 'weekly'

/** Computes and caches when the slots of a zone fire. */
export type Schedule = {
  /** The first instant after `afterMs` at which the slot fires: on any day, or on a Monday for a weekly one. */
  nextMs(zone: string, slot: number, afterMs: number, rhythm?: Rhythm): number
  /** The civil date of an instant, and the instant at which the date ends. */
  dayAt(zone: string, epochMs: number): { readonly date: string; readonly endsAtMs: number }
}

const MONDAY = 1
const isMonday = (date: string): boolean => new Date(date).getUTCDay() === MONDAY

const CACHED_ENTRIES = 50_000

export function createSchedule(): Schedule {
  const cachedFires = new LRUCache<string, number>({ max: CACHED_ENTRIES })
  const cachedDays = new LRUCache<string, { readonly date: string; readonly endsAtMs: number }>({
    max: CACHED_ENTRIES,
  })

  function dayAt(zone: string, epochMs: number) {
    // Clock changes happen only at the start of a quarter of an hour, so one entry per quarter is exact.
    const quarter = Math.floor(epochMs / 900_000)
    const key = `${zone} ${quarter}`
    const known = cachedDays.get(key)
    if (known && epochMs < known.endsAtMs) return known
    const day = localDayAt(epochMs, zone)
    cachedDays.set(key, day)
    return day
  }
  function fireAt(zone: string, date: string, slot: number): number {
    const key = `${zone} ${date} ${minuteOfDay(slot)}`
    const known = cachedFires.get(key)
    if (known !== undefined) return known
    const ms = fireMs(zone, date, slot)
    cachedFires.set(key, ms)
    return ms
  }
  return {
    dayAt,
    nextMs(zone, slot, afterMs, rhythm = 'daily') {
      let day = dayAt(zone, afterMs)
      for (;;) {
        if (rhythm === 'daily' || isMonday(day.date)) {
          const ms = fireAt(zone, day.date, slot)
          if (ms > afterMs) return ms
        }
        day = dayAt(zone, day.endsAtMs)
      }
    },
  }
}

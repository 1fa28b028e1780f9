import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

/** The civil clock of a time zone. */
export type ZoneClock = {
  /** How far the clock is ahead of UTC at an instant, seconds. */
  readonly offsetSecAt: (epochMs: number) => number
  /** An instant as ISO 8601 local time with its offset. */
  readonly show: (epochMs: number) => string
}

/** The offsets of a zone in a UTC year: the first one and each change. */
type YearOfOffsets = {
  readonly first: number
  readonly changes: readonly { atMs: number; offsetSec: number }[]
}

const CACHED_YEARS = 4_000
const NS_PER_SEC = 1e9

function readYear(zone: string, year: number): YearOfOffsets {
  const start = Temporal.Instant.from(`${year}-01-01T00:00:00Z`)
  const endMs = Temporal.Instant.from(`${year + 1}-01-01T00:00:00Z`).epochMilliseconds
  const changes: { atMs: number; offsetSec: number }[] = []
  let at = start.toZonedDateTimeISO(zone)
  const first = at.offsetNanoseconds / NS_PER_SEC
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= endMs) return { first, changes }
    changes.push({ atMs: next.epochMilliseconds, offsetSec: next.offsetNanoseconds / NS_PER_SEC })
    at = next
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * An offset in ISO 8601; seconds only for historical zones that had them.
 * @example showOffset(10_800) // '+03:00'
 */
export function showOffset(offsetSec: number): string {
  const size = Math.abs(offsetSec)
  const seconds = size % 60 === 0 ? '' : `:${two(size % 60)}`
  return `${offsetSec < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}${seconds}`
}

/**
 * An offset as pages name it.
 * @example nameOffset(19_800) // 'UTC+5:30'
 */
export function nameOffset(offsetSec: number): string {
  if (offsetSec === 0) return 'UTC'
  return `UTC${showOffset(offsetSec).replace(/^(.)0/, '$1').replace(/:00$/, '')}`
}

/**
 * The clocks of all zones. The zone database is slow and the almanac needs it a dozen times per calendar day, so the
 * offsets of a year are read once and cached; the least used years are dropped first.
 */
export function createZoneClocks(): (zone: string) => ZoneClock {
  const years = new LRUCache<string, YearOfOffsets>({ max: CACHED_YEARS })
  return (zone) => {
    const offsetSecAt = (epochMs: number): number => {
      const year = new Date(epochMs).getUTCFullYear()
      const key = `${zone} ${year}`
      let offsets = years.get(key)
      if (!offsets) {
        offsets = readYear(zone, year)
        years.set(key, offsets)
      }
      let offset = offsets.first
      for (const { atMs, offsetSec } of offsets.changes) if (epochMs >= atMs) offset = offsetSec
      return offset
    }
    return {
      offsetSecAt,
      show(epochMs) {
        const offsetSec = offsetSecAt(epochMs)
        const reading = new Date(Math.floor(epochMs / 1000 + offsetSec) * 1000)
        return `${reading.toISOString().slice(0, 19)}${showOffset(offsetSec)}`
      },
    }
  }
}

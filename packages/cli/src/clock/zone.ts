import { Refusal } from '../refusal.ts'

/** Seconds that the clocks of a zone are ahead of UTC at an instant. */
export type OffsetSecAt = (epochMs: number) => number

/** Reads a zone's history from the time zone database inside Node. */
export function createZone(zone: string): OffsetSecAt {
  const format = formatOf(zone)
  return (epochMs) => {
    const seconds = Math.floor(epochMs / 1000)
    const field: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(seconds * 1000)) field[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new Refusal({
      en: `“${zone}” is no time zone; write one like Europe/London`,
      ru: `«${zone}» — не часовой пояс; пишите, например, Europe/Moscow`,
    })
  }
}

const DAY_MS = 86_400_000

/**
 * The offsets at which the clock of a zone showed a reading, given as if it were UTC: one; two where the clock was put back
 * over it, the earlier instant first; none where it was put forward over it.
 */
export function listOffsetsOfReading(readingMs: number, offsetSecAt: OffsetSecAt): number[] {
  const offsets = new Set([offsetSecAt(readingMs - DAY_MS), offsetSecAt(readingMs + DAY_MS)])
  return [...offsets]
    .filter((offsetSec) => offsetSecAt(readingMs - offsetSec * 1000) === offsetSec)
    .toSorted((one, other) => other - one)
}

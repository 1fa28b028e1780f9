import { zoneOffset } from '../../../i18n/civil-day.ts'

/**
 * The offsets of a zone from UTC in a year: one, or several where its clocks change.
 * @example zoneOffsets('Europe/London', 2026) // 'UTC / UTC+1'
 */
export function zoneOffsets(zone: string, year: number): string {
  const offsets = Array.from({ length: 12 }, (_, index) =>
    zoneOffset(zone, `${year}-${String(index + 1).padStart(2, '0')}-01`),
  )
  return [...new Set(offsets)].join(' / ')
}

import type { CivilDate } from '@zeri/almanac/calendar'
import type { OffsetSecAt } from './zone.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * An offset from UTC as ISO 8601 writes it; seconds only where there are any.
 * @example formatOffset(9017) // '+02:30:17'
 */
export function formatOffset(offsetSec: number): string {
  const size = Math.abs(offsetSec)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  const shown = size % 60 === 0 ? parts.slice(0, 2) : parts
  return `${offsetSec < 0 ? '-' : '+'}${shown.map(two).join(':')}`
}

/** An instant by the clock of a place: `2026-11-16T07:18:20+03:00`. */
export function formatInstant(epochMs: number, offsetSecAt: OffsetSecAt): string {
  const atMs = Math.floor(epochMs / 1000) * 1000
  const offsetSec = offsetSecAt(atMs)
  return new Date(atMs + offsetSec * 1000).toISOString().slice(0, 19) + formatOffset(offsetSec)
}

/** A date as `2026-11-16`. */
export function formatDate({ year, month, day }: CivilDate): string {
  return `${year}-${two(month)}-${two(day)}`
}

/** `07:18` of an instant that {@link formatInstant} wrote. */
export const clockOf = (instant: string): string => instant.slice(11, 16)

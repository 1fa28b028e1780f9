import type { Locale } from '@zeri/contract'

const regions = { en: 'en-GB', ru: 'ru-RU' } as const

const parts = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** What of a date is written. */
export type DatePart = keyof typeof parts

/** A format is costly to make, and a sheet writes hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Writes a part of a civil date, given as its midnight in UTC.
 * @example formatDate(new Date('2026-11-23'), 'dayMonth', 'ru') // '23 ноября'
 */
export function formatDate(date: Date, part: DatePart, locale: Locale): string {
  const key = `${part} ${locale}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(regions[locale], { ...parts[part], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(date)
}

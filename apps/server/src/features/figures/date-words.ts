// Dates in words, as captions write them.

import type { Locale } from '@zeri/contract'

const regions = { en: 'en-GB', ru: 'ru-RU' } as const

const parts = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  shortMonth: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A civil date in words, or a part of it.
 * @example writeDate('2026-11-25', 'date', 'en') // '25 November 2026'
 * @example writeDate('2026-11-25', 'date', 'ru') // '25 ноября 2026'
 * @example writeDate('2026-11-25', 'month', 'ru') // 'ноябрь 2026'
 */
export function writeDate(isoDate: string, part: keyof typeof parts, locale: Locale): string {
  const key = `${part} ${locale}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(regions[locale], { ...parts[part], timeZone: 'UTC' })
  formats.set(key, format)
  // Russian adds «г.» after a year.
  return format.format(new Date(isoDate)).replace(/\s*г\.$/, '')
}

/**
 * A day and a month as short as people write them.
 * @example writeShortDate('2026-09-23', 'en') // '23 Sep'
 * @example writeShortDate('2026-09-23', 'ru') // '23.09'
 */
export function writeShortDate(isoDate: string, locale: Locale): string {
  const day = Number(isoDate.slice(8))
  if (locale === 'ru') return `${day}.${isoDate.slice(5, 7)}`
  return `${day} ${writeDate(isoDate, 'monthName', locale).slice(0, 3)}`
}

/** 2024-01-01 was a Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1)
const MS_PER_DAY = 86_400_000

/**
 * The weekdays in two letters, Monday first.
 * @example listWeekdays('en') // ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
 */
export function listWeekdays(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(regions[locale], { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => {
    const word = format.format(new Date(MONDAY_MS + day * MS_PER_DAY))
    return word.charAt(0).toUpperCase() + word.slice(1, 2)
  })
}

/** The twelve months in short. */
export function listMonthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    writeDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'shortMonth', locale).slice(0, 3),
  )
}

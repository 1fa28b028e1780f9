// Dates in words, for pictures, feeds and prints.

import type { Locale } from '@zeri/contract'

const regions = { en: 'en-GB', ru: 'ru-RU' } as const

function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' }).format(date)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type DateWords = {
  readonly weekday: string
  readonly date: string
  readonly month: string
}

/**
 * Formats a civil date in words.
 * @example dateWords('2026-11-14', 'ru') // { weekday: 'Суббота', date: '14 ноября 2026', month: 'Ноябрь' }
 */
export function dateWords(isoDate: string, locale: Locale): DateWords {
  const date = new Date(isoDate)
  return {
    weekday: format(date, locale, { weekday: 'long' }),
    date: `${format(date, locale, { day: 'numeric', month: 'long' })} ${date.getUTCFullYear()}`,
    month: format(date, locale, { month: 'long' }),
  }
}

/** The weekdays in two letters each, Monday first. */
export function weekdayLetters(locale: Locale): string[] {
  const monday = Date.UTC(2024, 0, 1)
  return Array.from({ length: 7 }, (_, day) =>
    format(new Date(monday + day * 86_400_000), locale, { weekday: 'short' }).slice(0, 2),
  )
}

// Dates in words, for pictures, feeds and prints.

import type { Locale } from '@zeri/contract'
import { type DatePart, formatDate } from '../../platform/format-date.ts'

function format(date: Date, locale: Locale, part: DatePart): string {
  const words = formatDate(date, part, locale)
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
    weekday: format(date, locale, 'weekday'),
    date: `${format(date, locale, 'dayMonth')} ${date.getUTCFullYear()}`,
    month: format(date, locale, 'month'),
  }
}

/**
 * A civil date with its weekday, after a colon.
 * @example writtenDay('2026-10-24', 'en') // 'Saturday 24 October 2026'
 */
export function writtenDay(isoDate: string, locale: Locale): string {
  const { weekday, date } = dateWords(isoDate, locale)
  return locale === 'ru' ? `${weekday.toLocaleLowerCase('ru')}, ${date}` : `${weekday} ${date}`
}

/** The weekdays in two letters each, Monday first. */
export function weekdayLetters(locale: Locale): string[] {
  const monday = Date.UTC(2024, 0, 1)
  return Array.from({ length: 7 }, (_, day) =>
    format(new Date(monday + day * 86_400_000), locale, 'shortWeekday').slice(0, 2),
  )
}

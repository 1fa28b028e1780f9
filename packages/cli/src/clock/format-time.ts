import type { CivilDate } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
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

/** The date of an instant or of a date, as people say it: `16 November`, «16 ноября». */
export function sayDay(iso: string, locale: Locale): string {
  return say(iso, locale, { day: 'numeric', month: 'long' })
}

/** `Monday, 16 November 2026`, «Понедельник, 16 ноября 2026 г.» */
export function sayWholeDate(iso: string, locale: Locale): string {
  const weekday = say(iso, locale, { weekday: 'long' })
  const rest = say(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${rest}`
}

/** `November 2026`, «Ноябрь 2026» */
export function sayMonth(iso: string, locale: Locale): string {
  const month = say(iso, locale, { month: 'long' })
  return `${month.charAt(0).toUpperCase()}${month.slice(1)} ${iso.slice(0, 4)}`
}

/** Writes `Mon`, «пн» for many dates. */
export const createWeekdayFormat = (locale: Locale): ((iso: string) => string) =>
  createFormat(locale, { weekday: 'short' })

function createFormat(locale: Locale, parts: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { ...parts, timeZone: 'UTC' })
  return (iso) => format.format(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`))
}

const say = (iso: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  createFormat(locale, parts)(iso)

import type { Locale } from '@zeri/contract'

const languages: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU' }

/**
 * Day and month of a date.
 * @example dayMonth('2026-08-12', 'ru') // '12 августа'
 */
export function dayMonth(date: string, locale: Locale): string {
  return formatOf(locale).format(new Date(date))
}

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A format is costly to make, and a day writes several dates. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ??
    new Intl.DateTimeFormat(languages[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' })
  formats.set(locale, known)
  return known
}

/**
 * A span of dates.
 * @example spanWords('2026-11-12', '2026-11-16', 'en') // '12–16 November'
 * @example spanWords('2026-11-29', '2026-12-03', 'en') // '29 November – 3 December'
 */
export function spanWords(from: string, to: string, locale: Locale): string {
  const [start, end] = [dayMonth(from, locale), dayMonth(to, locale)]
  return from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–${end}` : `${start} – ${end}`
}

const russianDays: Readonly<Record<string, string>> = { one: 'день', few: 'дня', many: 'дней' }

/**
 * How far a date is from the day of a page.
 * @example countDays(3, '12 August', 'en') // '3 days later, on 12 August.'
 */
export function countDays(days: number, date: string, locale: Locale): string {
  if (locale === 'ru') {
    if (days === 0) return 'В этот день.'
    const form = russianDays[new Intl.PluralRules('ru').select(days)] ?? 'дней'
    return days === 1 ? `На следующий день, ${date}.` : `Через ${days} ${form}, ${date}.`
  }
  if (days === 0) return 'On this day.'
  return days === 1 ? `On the next day, ${date}.` : `${days} days later, on ${date}.`
}

import type { Locale } from '@zeri/contract'

/** Paid time is counted in the time zone of the edition it was bought in. */
const zones = { en: 'UTC', ru: 'Europe/Moscow' } as const

/**
 * The civil date of an instant by the clock of an edition.
 * @example editionDay('2026-12-14T22:30:00Z', 'ru') // '2026-12-15'
 */
export function editionDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zones[locale] }).format(Date.parse(instant))
}

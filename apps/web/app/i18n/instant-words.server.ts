import type { PageContext } from '@zeri/contract'
import { zoneOffset } from './civil-day.ts'

/**
 * An instant by the clock of the page's place. Written on the server, because browsers differ in the words they know.
 * @example instantWords('2026-11-15T07:42:00Z', { locale: 'en', place: null }) // '15 November 2026 at 07:42\u00a0UTC'
 */
export function instantWords(
  instant: string,
  { locale, place }: Pick<PageContext, 'locale' | 'place'>,
): string {
  const zone = place?.zone ?? 'UTC'
  const words = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(Date.parse(instant))
  return `${words}\u00a0${zoneOffset(zone, instant.slice(0, 10))}`
}

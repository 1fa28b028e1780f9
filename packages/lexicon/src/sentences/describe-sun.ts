import type { SunTimes } from '@zeri/almanac/calendar'
import type { Locale, Words } from '../locale.ts'

const MS_PER_MINUTE = 60_000

const polar: Readonly<Record<Exclude<SunTimes['kind'], 'day'>, Words>> = {
  'polar-day': {
    en: 'Polar day: the sun does not set',
    ru: 'Полярный день: солнце не заходит',
  },
  'polar-night': {
    en: 'Polar night: the sun does not rise',
    ru: 'Полярная ночь: солнце не восходит',
  },
}

/**
 * How long the sun is up on a day.
 * @example describeSun({ kind: 'day', riseMs: 0, setMs: 30_240_000, noonMs: 15_000_000 }, 'en') // '8 h 24 min of daylight'
 */
export function describeSun({ kind, riseMs, setMs }: SunTimes, locale: Locale): string {
  if (kind !== 'day') return polar[kind][locale]
  // Near a polar day the sun may rise on one date and set on the next.
  if (riseMs === undefined || setMs === undefined || setMs < riseMs)
    return locale === 'ru' ? 'Граница полярного дня' : 'At the edge of the polar day'
  const minutes = Math.round((setMs - riseMs) / MS_PER_MINUTE)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return locale === 'ru' ? `Световой день ${hours} ч ${rest} мин` : `${hours} h ${rest} min of daylight`
}

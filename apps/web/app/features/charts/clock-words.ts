import type { Locale } from '@zeri/contract'

/** A civil date in words, for texts that only the browser renders. */
export function dateName(date: string, locale: Locale): string {
  const region = locale === 'en' ? 'en-GB' : 'ru-RU'
  return new Date(date).toLocaleDateString(region, { dateStyle: 'long', timeZone: 'UTC' })
}

/**
 * A UTC offset in its short form.
 * @example offsetName('+05:30') // 'UTC+5:30'
 */
export function offsetName(offset: string): string {
  const [, sign = '', hours = '', rest = ''] = /^([+-])(\d\d)((?::\d\d)*)$/.exec(offset) ?? []
  if (sign === '') return 'UTC'
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${rest === ':00' ? '' : rest}`
}

type SolarTime = { readonly time: string; readonly minutes: number; readonly dayShift: -1 | 0 | 1 }

/**
 * Solar time beside the clock time: the time, the difference in minutes, and whether it falls on another day.
 * @example readSolarTime('1990-05-01T07:03:20', '1990-05-01', -5200) // { time: '07:03', minutes: -87, dayShift: 0 }
 */
export function readSolarTime(solarTime: string, birthday: string, solarMinusClockSec: number): SolarTime {
  const date = solarTime.slice(0, 10)
  const dayShift = date === birthday ? 0 : date < birthday ? -1 : 1
  return { time: solarTime.slice(11, 16), minutes: Math.round(solarMinusClockSec / 60), dayShift }
}

import type { Locale } from '@zeri/contract'
import { formatInstant, solarNoon } from '../clock-time.ts'
import type { DayOfPage } from '../day.ts'

/** The index of the double-hour (one of twelve in a day) whose middle is noon. */
const HORSE_HOUR = 6

/** Formats every time of day that the page shows. */
export function formatTimes(day: DayOfPage, locale: Locale) {
  const { season, moon, day_info: info, hours } = day
  const format = (instant: string) => formatInstant(instant, day.date, locale)
  const orNull = (instant: string | null | undefined) => (instant ? format(instant) : null)
  return {
    termFrom: format(season.running.from),
    termTo: format(season.running.to),
    nextTerm: format(season.next.at),
    moonrise: orNull(moon.rise),
    moonset: orNull(moon.set),
    quarter: orNull(moon.quarter?.at),
    nextNew: format(moon.nextNew),
    nextFull: format(moon.nextFull),
    moonriseDays: moon.moonriseDays.map(({ from }) => format(from)),
    monthChange: orNull(info.monthChange?.at),
    monthChangeInChina: orNull(info.monthChange?.inChina),
    noon: solarNoon(hours[HORSE_HOUR]?.from ?? ''),
  }
}

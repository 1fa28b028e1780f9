import type { Locale } from '@zeri/contract'
import { formatInstant } from '../clock-time.ts'
import type { DayOfPage } from '../day.ts'

/** Formats every time of day that the page shows. */
export function formatTimes(day: DayOfPage, locale: Locale) {
  const { season, moon, sky, day_info: info } = day
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
    sun: { rise: orNull(sky.sun?.rise), noon: orNull(sky.sun?.noon), set: orNull(sky.sun?.set) },
  }
}

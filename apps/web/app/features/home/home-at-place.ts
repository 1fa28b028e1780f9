import { localDayOf, placeOf, withLocalHours, zoneAt } from '../calendar/at-place.ts'
import type { Placed } from '../calendar/use-filled.ts'
import { formatMoon } from './format-moon.ts'
import type { HomeData } from './load-home.ts'

/** The home page by the clocks of the visitor's place. Where it is another date, the page of that date is loaded first. */
export function homeAtPlace(data: HomeData, placed: Placed): HomeData {
  const { date } = data.day
  const local = localDayOf(placed, date)
  if (!local) return data
  const { name, growing, step, elongationDeg, litPercent, moonriseDays } = local.moon
  return {
    ...data,
    day: {
      ...data.day,
      place: placeOf(placed),
      moon: {
        ...data.day.moon,
        name,
        growing,
        step,
        elongationDeg,
        litPercent,
        moonriseDays: moonriseDays.map(({ number, from }) => ({ number, from })),
      },
    },
    zone: zoneAt(placed, date),
    hours: withLocalHours(data.hours, local),
    moon: formatMoon(local.moon, placed.locale),
  }
}

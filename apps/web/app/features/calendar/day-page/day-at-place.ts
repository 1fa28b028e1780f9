import { dateWords } from '../../../i18n/civil-day.ts'
import { localDayOf, placeOf, withLocalHours, zoneAt } from '../at-place.ts'
import type { Placed } from '../use-filled.ts'
import { formatTimes } from './format-times.ts'
import type { DayPageData } from './load-day-page.ts'

/** The page of a day with everything that depends on the place by the clocks of the visitor's place. */
export function dayAtPlace(data: DayPageData, placed: Placed): DayPageData {
  const { date } = data.day
  const local = localDayOf(placed, date)
  if (!local) return data
  const { season, moon, sky, monthChange, schools } = local
  const { running, next } = data.day.season
  const { judgement, day_info: info } = data.day
  const day = {
    ...data.day,
    place: placeOf(placed),
    hours: withLocalHours(data.day.hours, local),
    moon: { ...data.day.moon, ...moon },
    sky: { ...data.day.sky, ...sky },
    season: { running: { ...running, from: season.from, to: season.to }, next: { ...next, at: season.next } },
    day_info: { ...info, monthChange },
    judgement: judgement && schools ? { ...judgement, schools } : judgement,
  }
  return {
    ...data,
    day,
    isToday: date === placed.facts.today,
    zone: zoneAt(placed, date),
    monthStart: monthChange ? dateWords(monthChange.date, placed.locale).dayMonth : null,
    times: formatTimes(day, placed.locale),
  }
}

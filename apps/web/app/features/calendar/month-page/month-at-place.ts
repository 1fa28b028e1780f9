import { listZoneOffsets } from '../../../i18n/civil-day.ts'
import { typeset } from '../../../i18n/typography.ts'
import { detailsAt, localDayOf } from '../at-place.ts'
import type { Placed } from '../use-filled.ts'
import type { MonthData } from './load-month.ts'

/** The page of a month with the moons of the visitor's place, the hours of its first shown day, and today there. */
export function monthAtPlace(data: MonthData, placed: Placed): MonthData {
  const { facts, here, locale } = placed
  const moons = new Map(facts.days?.map(({ date, moon }) => [date, moon]))
  const { date } = data.first
  const local = localDayOf(placed, date)
  return {
    ...data,
    today: facts.today,
    offsets: listZoneOffsets(
      here.zone,
      data.days.map(({ date }) => date),
    ),
    first: local ? { date, placeId: here.id, details: detailsAt(data.first.details, local) } : data.first,
    days: data.days.map((day) => {
      const moon = moons.get(day.date)
      if (!moon) return day
      const { name, elongationDeg, litPercent } = moon
      return { ...day, moon: typeset(locale, { name, elongationDeg, litPercent }) }
    }),
  }
}

import {
  type CivilDate,
  calendarRules,
  chinaMeridian,
  dayFacts,
  findLunarDay,
  type LunarDay,
  listPillarDays,
  lunarMonths,
  type Pillar,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
import { formatDate } from '../clock/format-time.ts'
import type { Named } from '../names/name-of.ts'
import { type LunarValue, namePillar } from './compute-day.ts'

/** The same day in three calendars. */
export type ConvertedDay = {
  readonly date: string
  readonly lunar: LunarValue
  readonly pillars: { readonly year: Named; readonly month: Named; readonly day: Named }
}

/** A day by one of its names. Pillars that are left out may be any. */
export type ConvertRequest =
  | { readonly kind: 'date'; readonly date: CivilDate }
  | { readonly kind: 'lunar'; readonly lunar: LunarDay }
  | {
      readonly kind: 'pillars'
      readonly year?: Pillar | undefined
      readonly month?: Pillar | undefined
      readonly day?: Pillar | undefined
      readonly from: CivilDate
      readonly to: CivilDate
    }

/** The days that a request names: one, or every day of a range with these pillars. */
export type ConvertedDays = { readonly days: readonly ConvertedDay[] }

function convertDay(date: CivilDate, locale: Locale): ConvertedDay {
  const { lunar, year, month, day } = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const pillars = {
    year: namePillar(year, locale),
    month: namePillar(month, locale),
    day: namePillar(day, locale),
  }
  return { date: formatDate(date), lunar, pillars }
}

function listDates(request: ConvertRequest): CivilDate[] {
  if (request.kind === 'date') return [request.date]
  if (request.kind === 'pillars') {
    const range = { first: toJulianDay(request.from), last: toJulianDay(request.to) }
    return listPillarDays(request, range).map(toCivilDate)
  }
  const day = findLunarDay(request.lunar)
  return day === undefined ? [] : [toCivilDate(day)]
}

/** The leap month of a lunar year, 0 where it has none. */
export function leapMonthOf(year: number): number {
  return lunarMonths(year).find(({ isLeap }) => isLeap)?.month ?? 0
}

/** Converts between the Gregorian, the lunar and the sexagenary calendar, as the almanac dates days: in China. */
export function convertDate(request: ConvertRequest, locale: Locale): ConvertedDays {
  return { days: listDates(request).map((date) => convertDay(date, locale)) }
}

// One date in three calendars: Gregorian, Chinese lunar, sexagenary.

import {
  almanacVersion,
  type CivilDate,
  calendarRules,
  chinaMeridian,
  dayFacts,
  isAlmanacDate,
  type JulianDay,
  julianDay,
  listPillarDays,
  lunarMonths,
  type Pillar,
  pillarOf,
  toCivilDate,
  toJulianDay,
  yearPillar,
} from '@zeri/almanac/calendar'
import { type convertDate, FIRST_DAY, findPillar, LAST_DAY, type Locale, type Output } from '@zeri/contract'
import { lunarDateGlyphs, lunarDateWords } from '@zeri/lexicon'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { requireDate } from './calendar.ts'
import { isoDateOf, presentPillar } from './present-facts.ts'

type Query = z.output<typeof convertDate.request>
type Conversion = Output<typeof convertDate>

/** How many days a response lists; the contract says so too. */
const MAX_DAYS = 200
/** Lunar years of the table; the first has days from 1900 on only at its end, the last goes on into 2101. */
const LUNAR_YEARS = { first: 1899, last: 2100 }

/** The days that have every part of a query, each in all three calendars. */
export function describeConversion(query: Query): Conversion {
  const days = findQueried(query)
  return {
    almanacVersion,
    total: days.length,
    days: days.slice(0, MAX_DAYS).map((day) => presentConverted(toCivilDate(day), query.locale)),
  }
}

function findQueried(query: Query): JulianDay[] {
  const named = [
    ...(query.date === undefined ? [] : [toJulianDay(requireDate(query.date))]),
    ...(query.lunar === undefined ? [] : [requireLunarDay(query.lunar, query.leap === 'true')]),
  ]
  const pillars = {
    year: readPillar(query.yearPillar),
    month: readPillar(query.monthPillar),
    day: readPillar(query.dayPillar),
  }
  const first = Math.max(toJulianDay(requireDate(query.from ?? FIRST_DAY)), ...named)
  const last = Math.min(toJulianDay(requireDate(query.to ?? LAST_DAY)), ...named)
  return listPillarDays(pillars, { first: julianDay(first), last: julianDay(last) })
}

function readPillar(id: string | undefined): Pillar | undefined {
  const index = id === undefined ? undefined : findPillar(id)
  return index === undefined ? undefined : pillarOf(index)
}

/** The day of a lunar date. A refusal names the part that does not exist: year, month, leap month or day. */
function requireLunarDay(text: string, isLeap: boolean): JulianDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  if (year < LUNAR_YEARS.first || year > LUNAR_YEARS.last) throw refuse('year', 'must be 1899 to 2100')
  const found = lunarMonths(year).find((one) => one.month === month && one.isLeap === isLeap)
  if (!found && !isLeap) throw refuse('month', 'must be 1 to 12')
  if (!found) throw refuse('leap', describeLeap(year))
  if (day < 1 || day > found.length) throw refuse('day', `must be 1 to ${found.length}`)
  const civil = julianDay(found.firstDay + day - 1)
  if (!isAlmanacDate(toCivilDate(civil))) throw refuse('year', 'lies outside 1900 to 2100')
  return civil
}

function describeLeap(year: number): string {
  const leap = lunarMonths(year).find(({ isLeap }) => isLeap)
  return leap ? `the leap month of ${year} is ${leap.month}` : `${year} has no leap month`
}

function refuse(field: 'year' | 'month' | 'leap' | 'day', rule: string): AppError {
  return new AppError('calendar.no-such-day', { fields: { [field]: rule } })
}

function presentConverted(date: CivilDate, locale: Locale): Conversion['days'][number] {
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const { lunar, monthChange } = facts
  return {
    date: isoDateOf(date),
    lunar: {
      ...lunar,
      zh: lunarDateGlyphs(lunar),
      name: lunarDateWords(lunar, locale),
      yearPillar: presentPillar(yearPillar(lunar.year), locale),
    },
    yearPillar: presentPillar(facts.year, locale),
    monthPillar: presentPillar(facts.month, locale),
    dayPillar: presentPillar(facts.day, locale),
    monthBefore: monthChange ? presentPillar(monthChange.before.month, locale) : null,
  }
}

import { DONG_ZHI, QING_MING, termIndex } from '../astro/solar-terms.ts'
import { chinaTermDay } from './calendar-days.ts'
import { type JulianDay, toCivilDate } from './civil-date.ts'
import { chinaMonthOf } from './lunar-date.ts'

// Festivals of the lunar year. Source: 荆楚岁时记 (Zong Lin, 6th century) and later custom; 小年 on the northern day.
const lunarFestivals = [
  { id: 'spring-festival', month: 1, day: 1 },
  { id: 'lantern', month: 1, day: 15 },
  { id: 'dragon-head', month: 2, day: 2 },
  { id: 'shang-si', month: 3, day: 3 },
  { id: 'dragon-boat', month: 5, day: 5 },
  { id: 'qi-xi', month: 7, day: 7 },
  { id: 'zhong-yuan', month: 7, day: 15 },
  { id: 'mid-autumn', month: 8, day: 15 },
  { id: 'double-ninth', month: 9, day: 9 },
  { id: 'xia-yuan', month: 10, day: 15 },
  { id: 'la-ba', month: 12, day: 8 },
  { id: 'little-new-year', month: 12, day: 23 },
] as const

// Festivals of the sun: each on the day of its term, which never leaves the civil month.
const solarFestivals = [
  { id: 'qing-ming', term: QING_MING, civilMonth: 4 },
  { id: 'winter-solstice', term: DONG_ZHI, civilMonth: 12 },
] as const

export type FestivalId =
  | (typeof lunarFestivals)[number]['id']
  | (typeof solarFestivals)[number]['id']
  | 'new-years-eve'

/**
 * Festivals of a day: by the lunar month and day of the Chinese calendar, and by the term that China dates on it. They have
 * one date for everyone, whatever school counts the months. A leap month repeats none.
 * @example listFestivals(toJulianDay({ year: 2026, month: 4, day: 5 })) // ['qing-ming']
 */
export function listFestivals(day: JulianDay): readonly FestivalId[] {
  const lunarMonth = chinaMonthOf(day)
  const lunarDay = day - lunarMonth.firstDay + 1
  const civil = toCivilDate(day)
  const found: FestivalId[] = []
  for (const { id, month, day: ofMonth } of lunarFestivals)
    if (!lunarMonth.isLeap && lunarMonth.month === month && lunarDay === ofMonth) found.push(id)
  for (const { id, term, civilMonth } of solarFestivals)
    if (civil.month === civilMonth && chinaTermDay(termIndex(civil.year, term)) === day) found.push(id)
  if (lunarMonth.isYearEnd && lunarDay === lunarMonth.length) found.push('new-years-eve')
  return found
}

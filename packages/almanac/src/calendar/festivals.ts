import { DONG_ZHI, QING_MING, type SolarTerm } from '../astro/solar-terms.ts'
import type { LunarMonth } from './lunar-month-rule.ts'

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

export type FestivalId =
  | (typeof lunarFestivals)[number]['id']
  | 'qing-ming'
  | 'winter-solstice'
  | 'new-years-eve'

/**
 * Festivals of a day: by its lunar month and day, and by the term that begins on it. A leap month repeats none.
 * @example listFestivals(lunarMonths(2026)[7], 15, undefined) // ['mid-autumn']
 */
export function listFestivals(
  month: LunarMonth,
  lunarDay: number,
  startingTerm: SolarTerm | undefined,
): readonly FestivalId[] {
  const found: FestivalId[] = []
  for (const { id, month: number, day } of lunarFestivals)
    if (!month.isLeap && month.month === number && lunarDay === day) found.push(id)
  if (startingTerm === QING_MING) found.push('qing-ming')
  if (startingTerm === DONG_ZHI) found.push('winter-solstice')
  if (month.isYearEnd && lunarDay === month.length) found.push('new-years-eve')
  return found
}

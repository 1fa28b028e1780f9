import { DONG_ZHI, LI_QIU, termIndex, XIA_ZHI } from '../astro/solar-terms.ts'
import { chinaTermDay } from './calendar-days.ts'
import { type JulianDay, julianDay, toCivilDate } from './civil-date.ts'
import { stemOf } from './cycle.ts'
import { dayPillar } from './day-cycles.ts'

/** A stretch of the hot or the cold season, dated in China, and which of its days a day is, from 1. */
export type SeasonalDay =
  | { readonly season: 'dog-days'; readonly part: 1 | 2 | 3; readonly day: number }
  | { readonly season: 'nine-nines'; readonly part: number; readonly day: number }

const GENG = 6
const NINE = 9
const LAST_FU_DAYS = 10

/** The nth day of a stem on or after a day, which counts itself. */
function nthStemDay(from: JulianDay, stem: number, nth: number): JulianDay {
  const wait = (stem - stemOf(dayPillar(from)) + 10) % 10
  return julianDay(from + wait + 10 * (nth - 1))
}

/**
 * The first days of the three dog-day periods, 三伏: the third and fourth 庚 from 夏至 and the first from 立秋.
 * Source: 協紀辨方書 012-10b.
 * @example dogDayStarts(2026).map((day) => toCivilDate(day).day) // [15, 25, 14]
 */
export function dogDayStarts(year: number): readonly [JulianDay, JulianDay, JulianDay] {
  const solstice = chinaTermDay(termIndex(year, XIA_ZHI))
  const autumn = chinaTermDay(termIndex(year, LI_QIU))
  return [nthStemDay(solstice, GENG, 3), nthStemDay(solstice, GENG, 4), nthStemDay(autumn, GENG, 1)]
}

/**
 * Which day of the dog days, or of the nine nines after the winter solstice, a day is. The nines are a custom of printed
 * almanacs.
 * @example findSeasonalDay(toJulianDay({ year: 2026, month: 7, day: 16 })) // { season: 'dog-days', part: 1, day: 2 }
 */
export function findSeasonalDay(day: JulianDay): SeasonalDay | undefined {
  const { year } = toCivilDate(day)
  const starts = dogDayStarts(year)
  const index = starts.findLastIndex((start) => start <= day)
  const since = day - (starts[index] ?? day)
  if (index >= 0 && (index < 2 || since < LAST_FU_DAYS))
    return { season: 'dog-days', part: (index + 1) as 1 | 2 | 3, day: since + 1 } // true: three starts
  const solstices = [year, year - 1].map((at) => chinaTermDay(termIndex(at, DONG_ZHI)))
  const solstice = solstices.find((one) => one <= day)
  const cold = solstice === undefined ? NINE * NINE : day - solstice
  if (cold >= NINE * NINE) return undefined
  return { season: 'nine-nines', part: Math.floor(cold / NINE) + 1, day: (cold % NINE) + 1 }
}

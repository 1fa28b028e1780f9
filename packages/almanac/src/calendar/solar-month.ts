import { FIRST_TABLE_YEAR, TERMS_PER_YEAR } from '../astro/event-models.ts'
import { termOf, XIAO_HAN } from '../astro/solar-terms.ts'
import { type Pillar, pillarOf } from './cycle.ts'

/** A month between two 节, and the year from 立春 it belongs to. */
export type SolarMonth = {
  readonly year: number
  /** 0 寅 (from 立春) … 11 丑. */
  readonly month: number
  readonly pillar: Pillar
  readonly yearPillar: Pillar
}

/**
 * Pillar of a year. 1984 is 甲子.
 * @example yearPillar(2026) // 42  丙午
 */
export function yearPillar(year: number): Pillar {
  return pillarOf(year - 4)
}

/**
 * The solar month an entry of the table of terms lies in.
 * Source of the stems: 五虎遁, 甲己之年丙作首: a year of 甲 or 己 begins with 丙寅, and months go on by one.
 * @example solarMonthOf(termIndex(2026, 19)) // { year: 2026, month: 9, pillar: 35, yearPillar: 42 }  己亥 in 丙午
 */
export function solarMonthOf(index: number): SolarMonth {
  const term = termOf(index)
  const civilYear = FIRST_TABLE_YEAR + Math.floor(index / TERMS_PER_YEAR)
  // 小寒 and 大寒 open the civil year and close the solar one.
  const year = term >= XIAO_HAN ? civilYear - 1 : civilYear
  const month = Math.floor(term / 2)
  return { year, month, pillar: pillarOf((year - 4) * 12 + month + 2), yearPillar: yearPillar(year) }
}

import { FIRST_TABLE_YEAR, solarTermModel, TERMS_PER_YEAR } from './event-models.ts'
import { createInstants, type Instants } from './instants.ts'
import { solarTermResiduals } from './tables.generated.ts'

/** One of the 24 solar terms, 0 立春 at 315° … 23 大寒 at 300°. Even ones, 节, begin a solar month. */
export type SolarTerm = number

export const LI_CHUN: SolarTerm = 0
export const QING_MING: SolarTerm = 4
export const XIA_ZHI: SolarTerm = 9
export const LI_QIU: SolarTerm = 12
export const DONG_ZHI: SolarTerm = 21
export const XIAO_HAN: SolarTerm = 22

// Marked pure, so that a bundle that does not read the table leaves it out.
/** Moments of the solar terms, 小寒 of 1898 to 冬至 of 2101. */
export const solarTerms: Instants = /* @__PURE__ */ createInstants(solarTermModel, solarTermResiduals)

/**
 * Which of the 24 an entry of the table is.
 * @example termOf(0) // 22  小寒
 */
export function termOf(index: number): SolarTerm {
  return (index + XIAO_HAN) % TERMS_PER_YEAR
}

/**
 * Entry of a term that falls in a civil year; 小寒 and 大寒 are its first.
 * @example termIndex(1898, 22) // 0
 */
export function termIndex(year: number, term: SolarTerm): number {
  return (year - FIRST_TABLE_YEAR) * TERMS_PER_YEAR + ((term + 2) % TERMS_PER_YEAR)
}

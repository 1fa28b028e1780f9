import { LI_CHUN, solarTerms, termIndex } from '../astro/solar-terms.ts'
import type { Pillar } from '../calendar/cycle.ts'
import { solarMonthOf, yearPillar } from '../calendar/solar-month.ts'
import type { Luck } from './luck.ts'

/** The years of one pillar of luck and the months of one of them. */
export type Passage = {
  /** The pillar of luck in its order; null in the years before the first. */
  readonly luck: number | null
  readonly years: readonly { readonly year: number; readonly pillar: Pillar }[]
  readonly year: number
  /** From 立春 on. */
  readonly months: readonly { readonly startMs: number; readonly pillar: Pillar }[]
  readonly firstYear: number
  readonly lastYear: number
}

const YEARS_PER_PILLAR = 10
const MONTHS_PER_YEAR = 12
/** The table of terms ends with 2101. */
const LAST_YEAR = 2100

function monthsOf(year: number): Passage['months'] {
  const liChun = termIndex(year, LI_CHUN)
  return Array.from({ length: MONTHS_PER_YEAR }, (_, month) => ({
    startMs: solarTerms.epochMs(liChun + 2 * month),
    pillar: solarMonthOf(liChun + 2 * month).pillar,
  }))
}

/**
 * The pillar of luck that a year lies under, all its years, and the months of that year. A year outside the life that
 * the pillars of luck cover becomes the nearest one. A pillar is listed from the calendar year in which it begins.
 * @example passageOf(natalChart({ date: { year: 2024, month: 2, day: 4 }, timeSec: 59_280, latitudeDeg: 39.9, longitudeDeg: 120, offsetSec: 28_800, gender: 'male' }, natalRules).luck, 2024, 2050).years.length // 10
 */
export function passageOf({ pillars }: Luck, bornYear: number, wanted: number): Passage {
  const starts = pillars.map(({ from }) => from.earliest.year)
  const lastYear = Math.min(LAST_YEAR, (starts.at(-1) ?? bornYear) + YEARS_PER_PILLAR - 1)
  const year = Math.max(bornYear, Math.min(lastYear, wanted))
  const at = starts.findLastIndex((start) => start <= year)
  const from = at < 0 ? bornYear : (starts[at] ?? bornYear)
  const to = Math.min(lastYear, (starts[at + 1] ?? lastYear + 1) - 1)
  return {
    luck: at < 0 ? null : at,
    years: Array.from({ length: to - from + 1 }, (_, index) => ({
      year: from + index,
      pillar: yearPillar(from + index),
    })),
    year,
    months: monthsOf(year),
    firstYear: bornYear,
    lastYear,
  }
}

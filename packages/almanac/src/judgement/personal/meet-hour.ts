import { starsOn } from '../../bazi/natal-stars.ts'
import type { ChartReading } from '../../bazi/read-chart.ts'
import { natalPillarsOf } from '../../bazi/transits.ts'
import { pillarOf } from '../../calendar/cycle.ts'
import type { PersonalRules } from './personal-rules.ts'

/** What a double-hour is to a birth. */
export type HourMeeting = {
  /** It brings the nobleman of the birth. */
  readonly isNoble: boolean
  /** The pillars of the birth whose branches it clashes with. */
  readonly clashes: readonly ('year' | 'day')[]
}

const places = ['year', 'day'] as const

/** Branches six apart clash. Source: 三命通会, 论冲击. */
const isClash = (one: number, other: number): boolean => Math.abs(one - other) === 6

/**
 * What the branch of a double-hour meets in a birth.
 * @example meetHour(6, readChart({ year: 0, month: 2, day: 4, hour: null }, natalRules), personalRules).clashes // ['year']  午 and a year of 甲子
 */
export function meetHour(branch: number, chart: ChartReading, { noblemanFrom }: PersonalRules): HourMeeting {
  // The nobleman goes by the branch alone, so any pillar that has it will do.
  const stars = starsOn({ at: 'passing-hour', pillar: pillarOf(branch) }, natalPillarsOf(chart))
  return {
    isNoble: stars.some(
      ({ id, from }) => id === 'nobleman' && (from === 'day' || noblemanFrom === 'year-and-day'),
    ),
    clashes: places.filter((place) => isClash(branch, chart[place].branch)),
  }
}

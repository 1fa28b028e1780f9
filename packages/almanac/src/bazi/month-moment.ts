import { solarTerms } from '../astro/solar-terms.ts'
import { MS_PER_DAY } from '../astro/time-scale.ts'
import type { Pillar } from '../calendar/cycle.ts'
import { localDayAt } from '../calendar/local-day.ts'
import type { Place } from '../calendar/place.ts'
import { solarMonthOf } from '../calendar/solar-month.ts'

/** Where in its solar month a birth falls. */
export type MonthMoment = {
  /** The civil date counted from 1 on that of the 节, by the clock of the birth. */
  readonly dayOfMonth: number
  /** Days of 24 hours to the 节 that ends the month. */
  readonly daysLeft: number
  /** Whether the middle term of the month has begun. */
  readonly isAfterQi: boolean
}

/** Entry of the 节 that began the month of a birth: a school of whole days may have begun it before the instant. */
export function jieOfMonth(birthMs: number, month: Pillar): number {
  const term = solarTerms.indexAt(birthMs)
  const last = term - (term % 2)
  return [last - 2, last + 2].find((jie) => solarMonthOf(jie).pillar === month) ?? last
}

/**
 * Where in the month of a pillar an instant falls.
 * @example monthMomentAt(Date.UTC(2026, 10, 16, 4), pillarOf(35), chinaMeridian).dayOfMonth // 10  立冬 was on 7 November
 */
export function monthMomentAt(birthMs: number, month: Pillar, place: Place): MonthMoment {
  const jie = jieOfMonth(birthMs, month)
  const days = localDayAt(birthMs, place) - localDayAt(solarTerms.epochMs(jie), place)
  return {
    // A school of whole days may begin the month on a date before that of the instant.
    dayOfMonth: Math.max(1, days + 1),
    daysLeft: (solarTerms.epochMs(jie + 2) - birthMs) / MS_PER_DAY,
    isAfterQi: birthMs >= solarTerms.epochMs(jie + 1),
  }
}

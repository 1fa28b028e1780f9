import { type MoonQuarter, moonQuarters, quarterOf } from '../astro/moon-quarters.ts'
import { MS_PER_DAY } from '../astro/time-scale.ts'
import { type CalendarDays, chinaDays, localDaysOf } from './calendar-days.ts'
import { type JulianDay, utcMidnightMs } from './civil-date.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'

/** A quarter of the moon and its instant. */
export type DatedQuarter = { readonly quarter: MoonQuarter; readonly atMs: number }

/** The days of the moon a school goes by. */
export function moonDaysFor(place: Place, { lunarMeridian }: Rules): CalendarDays {
  return lunarMeridian === 'china' ? chinaDays : localDaysOf(place)
}

/** The quarter of the moon dated on a day. */
export function findMoonQuarter(day: JulianDay, days: CalendarDays): DatedQuarter | undefined {
  // Three days later the date has ended everywhere, and at most one more quarter has come.
  let index = moonQuarters.indexAt(utcMidnightMs(day) + 3 * MS_PER_DAY)
  if (days.quarterDay(index) > day) index--
  if (days.quarterDay(index) !== day) return undefined
  return { quarter: quarterOf(index), atMs: moonQuarters.epochMs(index) }
}

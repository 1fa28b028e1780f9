import { type JulianDay, julianDay } from './civil-date.ts'
import { type LunarDay, lunarMonths } from './lunar-date.ts'
import type { LunarMonth } from './lunar-month-rule.ts'

/** A day of the lunar year that comes back: its month by number and its day in the month, 1 to 30. */
export type LunarAnniversary = Pick<LunarDay, 'month' | 'day'>

/**
 * Where an anniversary goes in a year whose leap month has its number. `regular`: the month itself, the leap month is
 * passed over; `both`: the month and then the leap month; `leap`: the leap month alone. In every other year all three
 * mean the month of that number, also for a date that lies in a leap month itself.
 */
export const leapRules = ['regular', 'both', 'leap'] as const
export type LeapRule = (typeof leapRules)[number]

export type LunarReturn = {
  /** The lunar year, counted from the Chinese new year. */
  readonly year: number
  readonly day: JulianDay
  /** Whether it lies in the leap month. */
  readonly isLeap: boolean
  /** Whether the month has 29 days and the 30th is observed on its last. */
  readonly isShort: boolean
}

/** The return in one month: the same day, or the last where the month is too short for it. */
function returnIn({ year, firstDay, length, isLeap }: LunarMonth, day: number): LunarReturn {
  return { year, day: julianDay(firstDay + Math.min(day, length) - 1), isLeap, isShort: day > length }
}

function isChosen(isLeap: boolean, hasLeap: boolean, rule: LeapRule): boolean {
  if (isLeap) return rule !== 'regular'
  return rule !== 'leap' || !hasLeap
}

/**
 * The days on which a lunar date comes back in a lunar year, 1899 to 2100: one, or two by the rule `both`. Those of the
 * twelfth month mostly lie in January or February of the next civil year.
 * Source: custom. Every year has each of the twelve months (GB/T 33661-2017), but a leap month of one number may stay
 * away for decades, so that a date in a leap month comes back in the month of its number.
 * @example lunarReturns({ month: 6, day: 15 }, 2025, 'both').map(({ day }) => day) // [2460866, 2460896]  2025-07-09, 2025-08-08
 */
export function lunarReturns(
  { month, day }: LunarAnniversary,
  year: number,
  rule: LeapRule,
): readonly LunarReturn[] {
  const months = lunarMonths(year).filter((one) => one.month === month)
  const hasLeap = months.some(({ isLeap }) => isLeap)
  return months.filter(({ isLeap }) => isChosen(isLeap, hasLeap, rule)).map((one) => returnIn(one, day))
}

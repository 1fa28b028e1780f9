import type { JulianDay } from './civil-date.ts'
import { type Pillar, pillarOf } from './cycle.ts'

/**
 * Pillar of the day. The count of sixty has run unbroken since antiquity, so only the day number matters.
 * Offset: 1949-10-01 is 甲子 (Hong Kong Observatory, Gregorian–Lunar conversion table).
 * @example dayPillar(toJulianDay({ year: 1949, month: 10, day: 1 })) // 0
 */
export function dayPillar(day: JulianDay): Pillar {
  return pillarOf(day + 49)
}

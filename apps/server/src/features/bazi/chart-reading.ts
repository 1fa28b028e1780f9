import { type ChartReading, natalChart, natalRules, pillarsAt, readChart } from '@zeri/almanac'
import { type ToldBirth, toAlmanacBirth } from './birth.ts'

/**
 * What the days of a birth are weighed by: its pillars and all they say, without luck pillars and the charts it might
 * have instead, which take most of the time a whole chart takes.
 */
export function chartReadingOf(told: Omit<ToldBirth, 'city' | 'utc'>): ChartReading {
  const birth = toAlmanacBirth(told)
  const { date, timeSec, latitudeDeg, longitudeDeg, offsetSec } = birth
  if (timeSec === null) return natalChart(birth, natalRules)
  const place = { latitudeDeg, longitudeDeg, offsetSecAt: () => offsetSec }
  const epochMs = Date.UTC(date.year, date.month - 1, date.day) + (timeSec - offsetSec) * 1000
  return readChart(pillarsAt({ epochMs, place, rules: natalRules }), natalRules)
}

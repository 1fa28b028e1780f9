import { type ChartReading, natalChart, natalRules, readChart } from '@zeri/almanac/bazi'
import { pillarsAt } from '@zeri/almanac/calendar'
import { type BirthDetails, toAlmanacBirth } from './birth.ts'

/**
 * The reading of a birth that personal days are judged by. Luck pillars and alternative charts are left out: they take
 * most of the time of a whole chart.
 */
export function chartReadingOf(details: Omit<BirthDetails, 'city' | 'utc'>): ChartReading {
  const birth = toAlmanacBirth(details)
  const { date, timeSec, latitudeDeg, longitudeDeg, offsetSec } = birth
  if (timeSec === null) return natalChart(birth, natalRules)
  const place = { latitudeDeg, longitudeDeg, offsetSecAt: () => offsetSec }
  const epochMs = Date.UTC(date.year, date.month - 1, date.day) + (timeSec - offsetSec) * 1000
  return readChart(pillarsAt({ epochMs, place, rules: natalRules }), natalRules)
}

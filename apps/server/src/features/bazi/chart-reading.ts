import {
  type ChartReading,
  monthMomentAt,
  type NatalRules,
  natalChart,
  natalRules,
  readChart,
} from '@zeri/almanac/bazi'
import { pillarsAt } from '@zeri/almanac/calendar'
import { type BirthDetails, natalRulesOf, toAlmanacBirth } from './birth.ts'

/**
 * The reading of a birth that personal days are judged by. Luck pillars and alternative charts are left out: they take
 * most of the time of a whole chart. `usual` are the rules for what the owner of the chart has not chosen.
 */
export function chartReadingOf(
  details: Omit<BirthDetails, 'city' | 'utc'>,
  usual: NatalRules = natalRules,
): ChartReading {
  const birth = toAlmanacBirth(details)
  const rules = natalRulesOf(details, usual)
  const { date, timeSec, latitudeDeg, longitudeDeg, offsetSec, chosenMs } = birth
  if (timeSec === null) return natalChart(birth, rules)
  const place = { latitudeDeg, longitudeDeg, offsetSecAt: () => offsetSec }
  const clockMs = Date.UTC(date.year, date.month - 1, date.day) + (timeSec - offsetSec) * 1000
  const epochMs = chosenMs ?? clockMs
  const pillars = pillarsAt({ epochMs, place, rules })
  return readChart(pillars, rules, [monthMomentAt(epochMs, pillars.month, place)])
}

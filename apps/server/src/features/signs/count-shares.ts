// How often each sign stands, counted over a whole cycle of sixty years.

import { listNatalStars, type NatalStarId, tenGodOf } from '@zeri/almanac/bazi'
import { type DayFacts, julianDay, stemOf, toJulianDay } from '@zeri/almanac/calendar'
import { listSigns } from '@zeri/lexicon'
import { keyOf, listFactSigns, listHourSigns, listJudgedSigns, type SignKey } from './list-day-signs.ts'
import { factsOn } from './sign-days.ts'

/** The years of a cycle of sixty around ours. */
export const SHARE_YEARS = { from: 1984, to: 2043 } as const

const HOURS = 12

/** The natal stars and the ten gods that the date of a birth has, its hour left aside. */
export function listBirthSigns({ year, month, day }: Pick<DayFacts, 'year' | 'month' | 'day'>): SignKey[] {
  const natal = { year, month, day, hour: null }
  const stars = listNatalStars(natal).map(({ id }: { readonly id: NatalStarId }) => keyOf('natal-stars', id))
  const gods = [year, month].map((pillar) => tenGodOf(stemOf(day), stemOf(pillar)))
  const signs = listSigns().filter(({ kind, index }) => kind === 'ten-gods' && gods.includes(index))
  return [...new Set([...stars, ...signs.map(({ kind, id }) => keyOf(kind, id))])]
}

/** What the count of a sign is a part of. */
export function shareUnit(key: SignKey): 'days' | 'hours' | 'births' {
  if (key.startsWith('hours/') || key.startsWith('hour-stars/')) return 'hours'
  return key.startsWith('ten-gods/') || key.startsWith('natal-stars/') ? 'births' : 'days'
}

/** Counts the days, double-hours or birth dates of every sign over the years. */
export function countShares(): { readonly days: number; readonly counts: ReadonlyMap<SignKey, number> } {
  const counts = new Map<SignKey, number>()
  const [first, next] = [
    toJulianDay({ year: SHARE_YEARS.from, month: 1, day: 1 }),
    toJulianDay({ year: SHARE_YEARS.to + 1, month: 1, day: 1 }),
  ]
  for (let at = first; at < next; at = julianDay(at + 1)) {
    const facts = factsOn(at)
    const judged = listJudgedSigns(facts).filter((key) => shareUnit(key) === 'days')
    const keys = [...listFactSigns(facts), ...judged, ...listHourSigns(facts), ...listBirthSigns(facts)]
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return { days: next - first, counts }
}

/** How many days or double-hours the years have. */
export const totalOf = (unit: ReturnType<typeof shareUnit>, days: number): number =>
  unit === 'hours' ? days * HOURS : days

// On which days around today each sign stands.

import {
  calendarRules,
  chinaMeridian,
  type DayFacts,
  dayFacts,
  isAlmanacDate,
  type JulianDay,
  julianDay,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { LRUCache } from 'lru-cache'
import { isoDateOf } from '../calendar/index.ts'
import { listFactSigns, listJudgedSigns, type SignKey } from './list-day-signs.ts'

/** The coming days of a sign, today among them, and its days of the past, the earliest first. */
export type DaysOfSign = { readonly next: readonly string[]; readonly past: readonly string[] }

const DAYS_BACK = 800
const DAYS_AHEAD = 400
const MOST_NEXT = 4
/** Today in every zone, and the days around midnight. */
const MAX_DAYS = 4

/** A date has the same signs everywhere by the rules of the calendar, so they are those of China. */
export function factsOn(at: JulianDay): DayFacts {
  return dayFacts({ date: toCivilDate(at), place: chinaMeridian, rules: calendarRules })
}

/** The days of every sign around a day. What judges a day ends with the horizon; facts of a day are open for every date. */
export function scanSignDays(today: string, openUntil: string): ReadonlyMap<SignKey, DaysOfSign> {
  const date = parseCivilDate(today)
  if (!date) throw new RangeError(`no such day: ${today}`)
  const first = toJulianDay(date)
  const found = new Map<SignKey, { next: string[]; past: string[] }>()
  for (let at = first - DAYS_BACK; at <= first + DAYS_AHEAD; at++) {
    const day = julianDay(at)
    if (!isAlmanacDate(toCivilDate(day))) continue
    const facts = factsOn(day)
    const iso = isoDateOf(facts.date)
    const keys = [...listFactSigns(facts), ...(iso <= openUntil ? listJudgedSigns(facts) : [])]
    for (const key of keys) {
      const days = found.get(key) ?? { next: [], past: [] }
      found.set(key, days)
      if (iso < today) days.past.push(iso)
      else if (days.next.length < MOST_NEXT) days.next.push(iso)
    }
  }
  return found
}

export type SignDays = { find(key: SignKey, today: string, openUntil: string): DaysOfSign }

/** Scans the days around a day at its first use and holds the result: some fifty milliseconds, a few hundred kilobytes. */
export function createSignDays(scan: typeof scanSignDays = scanSignDays): SignDays {
  const held = new LRUCache<string, ReadonlyMap<SignKey, DaysOfSign>>({ max: MAX_DAYS })
  return {
    find(key, today, openUntil) {
      const name = `${today} ${openUntil}`
      const days = held.get(name) ?? scan(today, openUntil)
      held.set(name, days)
      return days.get(key) ?? { next: [], past: [] }
    },
  }
}

import { LunarSect2EightCharProvider, SolarDay } from 'tyme4ts'
import { createRandom } from '../testbed/random.ts'
import { listDays, textOf } from './days.ts'
import type { Almanac } from './load-almanac.ts'
import { tymeTimeOf } from './tyme-time.ts'

/** A day or hour on which the almanac and tyme4ts differ. */
export type Difference = { readonly at: string; readonly almanac: string; readonly tyme: string }

/** Pillars, mansion, officer and path of a day by tyme4ts; its count of path stars begins with 青龙 like ours. */
function tymeDay(year: number, month: number, day: number): string {
  const cycle = SolarDay.fromYmd(year, month, day).getSixtyCycleDay()
  return [
    cycle.getYear().getIndex(),
    cycle.getMonth().getIndex(),
    cycle.getSixtyCycle().getIndex(),
    cycle.getTwentyEightStar().getIndex(),
    cycle.getDuty().getIndex(),
    cycle.getTwelveStar().getIndex(),
  ].join(' ')
}

/** Days whose pillars, mansion, officer or path differ, with terms on the dates of China as tyme4ts has them. */
export function listDayDifferences(almanac: Almanac, step: number): Difference[] {
  const rules = { ...almanac.calendarRules, termZone: 'china' } as const
  return listDays(step).flatMap((date) => {
    const facts = almanac.dayFacts({ date, place: almanac.chinaMeridian, rules })
    const ours = [facts.year, facts.month, facts.day, facts.mansion, facts.officer, facts.path].join(' ')
    const theirs = tymeDay(date.year, date.month, date.day)
    return ours === theirs ? [] : [{ at: textOf(date), almanac: ours, tyme: theirs }]
  })
}

/**
 * Seeded births on which the two are known to differ, in UTC+8. 惊蛰 of 2073 is at 07:37:36 with TT − UTC held at
 * 69.184 s; tyme4ts forecasts a ΔT of 123 s, puts it at 07:36:42, and gives the next month already.
 */
export const forecastBirths: readonly string[] = ['2073-03-05T07:37:26']

const sect2 = new LunarSect2EightCharProvider()
const HOUR_SEC = 3600
const CHINA_OFFSET_SEC = 8 * HOUR_SEC

/** Births in UTC+8 by a seed, each with the two seconds that part the double-hours nearest to it. */
function listBirths(count: number): number[] {
  const random = createRandom(1900)
  const [first, last] = [Date.UTC(1901, 0, 1) / 1000, Date.UTC(2100, 11, 30) / 1000]
  return Array.from({ length: count }, () => Math.floor(first + random() * (last - first))).flatMap(
    (birth) => {
      const boundary = (Math.floor((birth / HOUR_SEC - 1) / 2) * 2 + 1) * HOUR_SEC
      return [birth, boundary - 1, boundary]
    },
  )
}

function tymeBirth(readingSec: number): { day23: string; midnight: string } {
  const time = tymeTimeOf(readingSec)
  const hour = time.getLunarHour()
  const indices = (eightChar: ReturnType<typeof hour.getEightChar>): string =>
    [eightChar.getYear(), eightChar.getMonth(), eightChar.getDay(), eightChar.getHour()]
      .map((pillar) => pillar.getIndex())
      .join(' ')
  return {
    day23: indices(time.getSixtyCycleHour().getEightChar()),
    midnight: indices(sect2.getEightChar(hour)),
  }
}

/** Births outside the pinned ones whose four pillars differ under either rule of the hour of 子. */
export function listBirthDifferences(almanac: Almanac, count: number): Difference[] {
  const { pillarsAt, chinaMeridian: place, birthRules } = almanac
  return listBirths(count).flatMap((readingSec) => {
    const theirs = tymeBirth(readingSec)
    const epochMs = (readingSec - CHINA_OFFSET_SEC) * 1000
    return (['day23', 'midnight'] as const).flatMap((ziRule) => {
      const rules = { ...birthRules, timeBasis: 'clock', ziRule } as const
      const { year, month, day, hour } = pillarsAt({ epochMs, place, rules })
      const ours = [year, month, day, hour].join(' ')
      const at = new Date(readingSec * 1000).toISOString().slice(0, 19)
      if (ours === theirs[ziRule] || forecastBirths.includes(at)) return []
      return [{ at: `${at} ${ziRule}`, almanac: ours, tyme: theirs[ziRule] }]
    })
  })
}

import {
  type CivilDate,
  isAlmanacDate,
  type JulianDay,
  type LeapRule,
  type LunarAnniversary,
  type LunarReturn,
  lunarReturns,
  toCivilDate,
} from '@zeri/almanac/calendar'

const LAST_LUNAR_YEAR = 2100

/** A return with its civil date. */
export type DatedReturn = LunarReturn & { readonly date: CivilDate }

/** The first returns of a lunar date from a day on, at most `count`; fewer where the almanac ends. */
export function nextReturns(
  date: LunarAnniversary,
  rule: LeapRule,
  { from, count }: { readonly from: JulianDay; readonly count: number },
): DatedReturn[] {
  const found: DatedReturn[] = []
  // The twelfth month of a lunar year may lie in the next civil one.
  for (let year = toCivilDate(from).year - 1; year <= LAST_LUNAR_YEAR && found.length < count; year++)
    for (const one of lunarReturns(date, year, rule)) {
      const civil = toCivilDate(one.day)
      if (one.day >= from && isAlmanacDate(civil)) found.push({ ...one, date: civil })
    }
  return found.slice(0, count)
}

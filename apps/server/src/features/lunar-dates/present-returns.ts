import type { LeapRule, LunarAnniversary } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import { lunarDateGlyphs, lunarDayWords } from '@zeri/lexicon'
import { formatDate } from '../../platform/format-date.ts'
import { isoDateOf } from '../calendar/index.ts'
import type { DatedReturn } from './next-returns.ts'

/** A return for a response, its date in words. */
export function presentReturn({ date, year, isLeap, isShort }: DatedReturn, locale: Locale) {
  const iso = isoDateOf(date)
  const instant = new Date(iso)
  return {
    date: iso,
    name: `${formatDate(instant, 'dayMonth', locale)} ${date.year}`,
    weekday: formatDate(instant, 'weekday', locale),
    lunarYear: year,
    isLeap,
    isShort,
  }
}

/** A lunar date that comes back, for a response. */
export function presentRecurring(
  { month, day, isLeap = false }: LunarAnniversary & { readonly isLeap?: boolean },
  leapRule: LeapRule,
  locale: Locale,
) {
  const date = { month, day, isLeap }
  return { month, day, leapRule, words: lunarDayWords(date, locale), zh: lunarDateGlyphs(date) }
}

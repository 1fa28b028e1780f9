import type { LunarDay } from '@zeri/almanac/calendar'
import { at } from './at.ts'
import { chineseLunarDays } from './chinese-lunar-days.ts'
import type { Locale } from './locale.ts'

/** How calendars print the months; the first, eleventh and twelfth have names of their own. */
const months = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'] as const

/**
 * A lunar date as calendars print it, without its year.
 * @example lunarDateGlyphs({ year: 2025, month: 6, isLeap: true, day: 1 }) // '闰六月初一'
 */
export function lunarDateGlyphs({ month, isLeap, day }: Omit<LunarDay, 'year'>): string {
  return `${isLeap ? '闰' : ''}${at(months, month - 1)}月${at(chineseLunarDays, day - 1).zh}`
}

/**
 * A day of the lunar year in words.
 * @example lunarDayWords({ month: 6, isLeap: true, day: 1 }, 'en') // 'day 1 of leap month 6'
 */
export function lunarDayWords({ month, isLeap, day }: Omit<LunarDay, 'year'>, locale: Locale): string {
  return locale === 'ru'
    ? `${day}-й день ${isLeap ? `вставного ${month}-го` : `${month}-го`} месяца`
    : `day ${day} of ${isLeap ? 'leap ' : ''}month ${month}`
}

/**
 * A lunar date with its year in words.
 * @example lunarDateWords({ year: 2025, month: 6, isLeap: true, day: 1 }, 'en') // 'day 1 of leap month 6, 2025'
 */
export function lunarDateWords({ year, ...day }: LunarDay, locale: Locale): string {
  return `${lunarDayWords(day, locale)}${locale === 'ru' ? ` ${year} года` : `, ${year}`}`
}

import type { Locale } from '@zeri/contract'
import { addDays, dateWords } from '../../i18n/civil-day.ts'

/** Names of the weekdays, from Monday to Sunday. */
export type Weekdays = readonly { readonly short: string; readonly long: string }[]

const A_MONDAY = '2026-01-05'

export function listWeekdays(locale: Locale): Weekdays {
  return Array.from({ length: 7 }, (_, day) => {
    const { weekday, weekdayShort } = dateWords(addDays(A_MONDAY, day), locale)
    return { short: weekdayShort, long: weekday }
  })
}

import type { Locale } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import type { ChartOfCalendar } from './day.ts'

/** The person of a chart, as the pages of its calendar show them. */
export type Person = {
  readonly uuid: string
  /** Path under which the browser requests single days. */
  readonly daysPath: string
  readonly name: string
  readonly isHourKnown: boolean
  readonly access: 'paid' | 'today' | 'none'
  /** In words; also set for a period that is over. */
  readonly paidUntil: string | null
  readonly city: string
  readonly dayMaster: { readonly zh: string; readonly name: string }
}

export function toPerson({ chart }: ChartOfCalendar, locale: Locale): Person | null {
  if (!chart) return null
  const { uuid, daysPath, fio, isHourKnown, access, paidUntil, city, dayMaster } = chart
  return {
    uuid,
    daysPath,
    name: fio,
    isHourKnown,
    access,
    paidUntil: paidUntil && dateWords(paidUntil.slice(0, 10), locale).date,
    city,
    dayMaster: { zh: dayMaster.zh, name: dayMaster.name },
  }
}

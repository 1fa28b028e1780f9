import type { Locale } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import type { ChartOfCalendar } from './day.ts'

/** The person of a chart, as the pages of its calendar show them. */
export type Person = {
  readonly uuid: string
  /** Whether the page is one of the mobile app, which has days of its own. */
  readonly isInApp: boolean
  readonly name: string
  readonly isHourKnown: boolean
  readonly access: 'paid' | 'today' | 'none'
  /** In words; also set for a period that is over. */
  readonly paidUntil: string | null
  readonly city: string
  readonly dayMaster: { readonly zh: string; readonly name: string }
  /** The name of the school that the days are rated by; null for the book. */
  readonly school: string | null
}

type PersonalCalendar = ChartOfCalendar & { readonly school?: { readonly name: string } | undefined }

export function toPerson({ chart, school }: PersonalCalendar, locale: Locale): Person | null {
  if (!chart) return null
  const { uuid, isInApp, fio, isHourKnown, access, paidUntil, city, dayMaster } = chart
  return {
    uuid,
    isInApp,
    name: fio,
    isHourKnown,
    access,
    paidUntil: paidUntil && dateWords(paidUntil.slice(0, 10), locale).date,
    city,
    dayMaster: { zh: dayMaster.zh, name: dayMaster.name },
    school: school?.name ?? null,
  }
}

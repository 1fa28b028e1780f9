import type { Locale } from '@zeri/contract'
import { LAST_DAY } from '@zeri/contract/browser'
import { addDays, dateWords } from '../../i18n/civil-day.ts'
import type { Weight } from '../../ui/weight.ts'
import { bestActivities } from '../calendar/best-activities.ts'
import type { Weekdays } from '../calendar/list-weekdays.ts'
import { type Activity, type MonthDay, weekdayOf } from '../calendar/month-days.ts'

const DAYS_AHEAD = 30
const DAYS_PER_WEEK = 7
const SATURDAY = 5
const BEST_SHOWN = 3

/** Today and the thirty days after it, within the calendar. */
export function spanAhead(today: string): { readonly from: string; readonly to: string } {
  const to = addDays(today, DAYS_AHEAD)
  return { from: today, to: to < LAST_DAY ? to : LAST_DAY }
}

/** A day of the home page, as its cell shows it. */
export type DayAhead = Pick<MonthDay, 'date' | 'stem' | 'branch' | 'everyone'> & {
  readonly weight: Weight
  readonly elongationDeg: number
  /** In short, where it is the first day shown of its month. */
  readonly month?: string
  /** A festival or a solar term that begins. */
  readonly occasion?: Pick<MonthDay['occasions'][number], 'brief' | 'name'>
  readonly best: readonly Pick<Activity, 'id' | 'name'>[]
  /** The day in words, for screen readers. */
  readonly sentence: string
}

type Named = {
  readonly activities: readonly Activity[]
  readonly locale: Locale
  readonly sentenceOf: (day: MonthDay) => string
}

/** The days whose rating is open, in order: the list ends where free ratings end. */
export function listDaysAhead(
  days: readonly MonthDay[],
  { activities, locale, sentenceOf }: Named,
): DayAhead[] {
  return days.flatMap((day, index) => {
    const { date, stem, branch, everyone, weight, moon, occasions } = day
    if (weight === null) return []
    const [occasion] = occasions
    return [
      {
        date,
        stem,
        branch,
        weight,
        ...(everyone !== undefined && { everyone }),
        elongationDeg: moon.elongationDeg,
        ...((index === 0 || date.endsWith('-01')) && { month: shortMonth(date, locale) }),
        ...(occasion && { occasion: { brief: occasion.brief, name: occasion.name } }),
        best: bestActivities(day, activities, BEST_SHOWN).map(({ id, name }) => ({ id, name })),
        sentence: sentenceOf(day),
      },
    ]
  })
}

/**
 * The month of a date in three letters.
 * @example shortMonth('2026-12-01', 'ru') // 'дек'
 */
export function shortMonth(date: string, locale: Locale): string {
  const name = dateWords(date, locale).month.slice(0, 3)
  return locale === 'ru' ? name.toLowerCase() : name
}

/** The days in rows of seven that begin with the first of them, and how many columns the last row leaves free. */
export function toRows<Day>(days: readonly Day[]): {
  readonly rows: readonly (readonly Day[])[]
  readonly free: number
} {
  const rows = Array.from({ length: Math.ceil(days.length / DAYS_PER_WEEK) }, (_, row) =>
    days.slice(row * DAYS_PER_WEEK, (row + 1) * DAYS_PER_WEEK),
  )
  return { rows, free: rows.length * DAYS_PER_WEEK - days.length }
}

/** The names of the weekdays from that of a date on. */
export function weekdaysFrom(
  date: string,
  weekdays: Weekdays,
): readonly (Weekdays[number] & { readonly isWeekend: boolean })[] {
  const named = weekdays.map((weekday, index) => ({ ...weekday, isWeekend: index >= SATURDAY }))
  const first = weekdayOf(date)
  return [...named.slice(first), ...named.slice(0, first)]
}

import { Solar } from 'lunar-typescript'
import { listDays, textOf } from './days.ts'
import type { Almanac } from './load-almanac.ts'
import type { PublishedMonth } from './reference.ts'

const MS_PER_DAY = 86_400_000

const nameOf = (year: number, month: number, isLeap: boolean, day: number): string =>
  `${year}-${isLeap ? 'leap ' : ''}${month}-${day}`

/** Lunar dates by civil day, from a list of months and the month after the last. */
export function lunarDatesOf(months: readonly PublishedMonth[]): Map<string, string> {
  const dates = new Map<string, string>()
  months.forEach(({ firstDay, year, month, isLeap }, index) => {
    const next = months[index + 1]
    if (!next) return
    for (let at = Date.parse(firstDay), day = 1; at < Date.parse(next.firstDay); at += MS_PER_DAY, day++)
      dates.set(new Date(at).toISOString().slice(0, 10), nameOf(year, month, isLeap, day))
  })
  return dates
}

/** Lunar dates by civil day as the almanac gives them. */
export function almanacLunarDates(almanac: Almanac): Map<string, string> {
  const { chinaMeridian: place, calendarRules: rules } = almanac
  return new Map(
    listDays().map((date) => {
      const { lunar } = almanac.dayFacts({ date, place, rules })
      return [textOf(date), nameOf(lunar.year, lunar.month, lunar.isLeap, lunar.day)]
    }),
  )
}

/** The same from lunar-typescript. */
export function lunarTypescriptDates(): Map<string, string> {
  return new Map(
    listDays().map((date) => {
      const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar()
      const month = lunar.getMonth()
      return [textOf(date), nameOf(lunar.getYear(), Math.abs(month), month < 0, lunar.getDay())]
    }),
  )
}

/** The same from the calendar `chinese` of the ICU this Node is built with. */
export function icuDates(): Map<string, string> {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return new Map(
    listDays().map((date) => {
      const parts = format.formatToParts(Date.UTC(date.year, date.month - 1, date.day))
      const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
      const month = find('month')
      const number = Number.parseInt(month, 10)
      return [
        textOf(date),
        nameOf(Number(find('relatedYear')), number, month !== String(number), Number(find('day'))),
      ]
    }),
  )
}

/** Civil days on which two calendars differ. */
export function listDifferentDays(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string[] {
  return listDays()
    .map(textOf)
    .filter((day) => expected.get(day) !== found.get(day))
}

/** Leap months 1900 to 2100 as the almanac gives them, `year:month`. */
export function almanacLeapMonths(almanac: Almanac): string[] {
  return Array.from({ length: 201 }, (_, index) => 1900 + index).flatMap((year) =>
    almanac
      .lunarMonths(year)
      .filter(({ isLeap }) => isLeap)
      .map(({ month }) => `${year}:${month}`),
  )
}

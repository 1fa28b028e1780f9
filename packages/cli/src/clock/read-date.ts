import {
  type CivilDate,
  FIRST_YEAR,
  isAlmanacDate,
  julianDay,
  LAST_YEAR,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { Refusal } from '../refusal.ts'
import { formatDate } from './format-time.ts'
import type { OffsetSecAt } from './zone.ts'

const stepsFromToday: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  сегодня: 0,
  завтра: 1,
  вчера: -1,
}

/** The civil date at an instant. */
export function dateAt(epochMs: number, offsetSecAt: OffsetSecAt): CivilDate {
  const local = new Date(epochMs + offsetSecAt(epochMs) * 1000)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** Year, month and day of `2026-11-16` or `16.11.2026`. */
function splitDate(text: string): CivilDate | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  return dotted ? { year: Number(dotted[3]), month: Number(dotted[2]), day: Number(dotted[1]) } : undefined
}

/** Reads `2026-11-16`, `16.11.2026`, `today`, `tomorrow`, `yesterday`. */
export function readDate(text: string, today: CivilDate): CivilDate {
  const step = stepsFromToday[text.toLowerCase()]
  if (step !== undefined) return toCivilDate(julianDay(toJulianDay(today) + step))
  const date = splitDate(text)
  if (!date)
    throw new Refusal({
      en: `“${text}” is no date; write it like ${formatDate(today)}, or today, tomorrow, yesterday`,
      ru: `«${text}» — не дата; пишите, например, ${formatDate(today)} или сегодня, завтра, вчера`,
    })
  if (isAlmanacDate(date)) return date
  const isYearKnown = date.year >= FIRST_YEAR && date.year <= LAST_YEAR
  throw new Refusal({
    en: isYearKnown
      ? `there is no day ${text} in the calendar`
      : `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}, not ${date.year}`,
    ru: isYearKnown
      ? `дня ${text} нет в календаре`
      : `альманах охватывает годы с ${FIRST_YEAR} по ${LAST_YEAR}, а не ${date.year}`,
  })
}

/** Reads `2026-11` or `11.2026`. */
export function readMonth(text: string, today: CivilDate): { readonly year: number; readonly month: number } {
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text)
  const dotted = /^(\d{1,2})\.(\d{4})$/.exec(text)
  const [year, month] = iso ? [iso[1], iso[2]] : [dotted?.[2], dotted?.[1]]
  const first = { year: Number(year), month: Number(month), day: 1 }
  if (isAlmanacDate(first)) return { year: first.year, month: first.month }
  throw new Refusal({
    en: `“${text}” is no month from ${FIRST_YEAR} to ${LAST_YEAR}; write it like ${formatDate(today).slice(0, 7)}`,
    ru: `«${text}» — не месяц с ${FIRST_YEAR} по ${LAST_YEAR} год; пишите, например, ${formatDate(today).slice(0, 7)}`,
  })
}

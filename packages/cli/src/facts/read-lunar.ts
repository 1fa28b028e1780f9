import {
  FIRST_YEAR,
  findLunarDay,
  isAlmanacDate,
  LAST_YEAR,
  type LunarDay,
  lunarMonths,
  toCivilDate,
} from '@zeri/almanac/calendar'
import { formatDate } from '../clock/format-time.ts'
import { Refusal } from '../refusal.ts'
import { leapMonthOf } from './convert-date.ts'

/** `2025-06-01`, or with a leap month `2025-leap6-01`, `2025-闰6-1`, `2025-вставной6-1`. */
const LUNAR_DATE = /^(\d{4})-(leap|闰|閏|вставной)?-?(\d{1,2})-(\d{1,2})$/i

function refuseLunar(text: string, { year, month, isLeap, day }: LunarDay): never {
  if (isLeap && leapMonthOf(year) !== month) {
    const leap = leapMonthOf(year)
    throw new Refusal({
      en: `the lunar year ${year} has no leap month ${month}; ${leap ? `its leap month is ${year}-leap${leap}` : 'it has no leap month at all'}`,
      ru: `в лунном ${year} году нет вставного ${month}-го месяца; ${leap ? `вставной месяц — ${year}-leap${leap}` : 'вставного месяца в нём нет вовсе'}`,
    })
  }
  const found = lunarMonths(year).find((one) => one.month === month && one.isLeap === isLeap)
  throw new Refusal({
    en: found
      ? `that lunar month has ${found.length} days, so there is no day ${day}`
      : `“${text}” is no lunar date: months are 1 to 12, a leap one is written leap6`,
    ru: found
      ? `в этом лунном месяце дней: ${found.length}, дня ${day} нет`
      : `«${text}» — не лунная дата: месяцы от 1 до 12, вставной пишется leap6`,
  })
}

/** Reads a lunar date that exists. */
export function readLunar(text: string): LunarDay {
  const [, year, leap, month, day] = LUNAR_DATE.exec(text) ?? []
  if (year === undefined)
    throw new Refusal({
      en: `“${text}” is no lunar date; write year-month-day like 2026-10-8, a leap month like 2025-leap6-1`,
      ru: `«${text}» — не лунная дата; пишите год-месяц-день: 2026-10-8, вставной месяц: 2025-leap6-1`,
    })
  const lunar = { year: Number(year), month: Number(month), isLeap: leap !== undefined, day: Number(day) }
  // The first weeks of 1900 belong to the lunar year before.
  if (lunar.year < FIRST_YEAR - 1 || lunar.year > LAST_YEAR)
    throw new Refusal({
      en: `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}, not the lunar year ${lunar.year}`,
      ru: `альманах охватывает годы с ${FIRST_YEAR} по ${LAST_YEAR}, а не лунный ${lunar.year} год`,
    })
  const found = findLunarDay(lunar)
  if (found === undefined) refuseLunar(text, lunar)
  if (isAlmanacDate(toCivilDate(found))) return lunar
  const date = formatDate(toCivilDate(found))
  throw new Refusal({
    en: `that day is ${date}, and the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}`,
    ru: `этот день — ${date}, а альманах охватывает годы с ${FIRST_YEAR} по ${LAST_YEAR}`,
  })
}

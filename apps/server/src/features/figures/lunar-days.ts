// Figure `lunar-days`: days from moonrise to moonrise beside the days of the Chinese month.
import { calendarRules, dayFacts, daysInMonth, moonTimes, type Place } from '@zeri/almanac/calendar'
import { lunarDayHeadings, lunarDaysWords } from '@zeri/lexicon'
import { readMonth, readOptional, type YearMonth } from './arguments.ts'
import { writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { figurePlace } from './figure-place.ts'

/** A moonrise day as far as the month reaches; hours count from the first midnight of the month. */
type MoonriseSpan = { readonly number: number; readonly fromHour: number; readonly toHour: number }

const MS_PER_HOUR = 3_600_000
const HOURS_PER_DAY = 24
/** A second, which the edge of a search may differ by. */
const SAME_HOURS = 1 / 3600

const round = (hours: number): number => Math.round(hours * 100) / 100

/** The lunar days of a civil month by both counts. */
export function compareLunarDays({ year, month }: YearMonth, place: Place) {
  const length = daysInMonth(year, month)
  const spans: MoonriseSpan[] = []
  // Hours are those of the clock of the place, so that a change of clocks does not move the days after it.
  const firstMs = Date.UTC(year, month - 1, 1)
  const hourOf = (epochMs: number): number =>
    (epochMs + place.offsetSecAt(epochMs) * 1000 - firstMs) / MS_PER_HOUR
  const days = Array.from({ length }, (_, index) => {
    const date = { year, month, day: index + 1 }
    const { lunar } = dayFacts({ date, place, rules: calendarRules })
    const { moonriseDays } = moonTimes({ date, place })
    for (const { number, startMs, endMs } of moonriseDays) {
      const [fromHour, toHour] = [
        Math.max(0, hourOf(startMs)),
        Math.min(length * HOURS_PER_DAY, hourOf(endMs)),
      ]
      const last = spans.at(-1)
      if (!last || fromHour > last.fromHour + SAME_HOURS) spans.push({ number, fromHour, toHour })
    }
    const noon = index * HOURS_PER_DAY + HOURS_PER_DAY / 2
    const atNoon = moonriseDays.find(({ startMs, endMs }) => hourOf(startMs) <= noon && hourOf(endMs) > noon)
    if (!atNoon) throw new RangeError(`no moonrise day at noon of ${year}-${month}-${index + 1}`)
    return {
      day: index + 1,
      lunarMonth: lunar.month,
      isLeap: lunar.isLeap,
      lunarDay: lunar.day,
      moonriseDay: atNoon.number,
    }
  })
  return {
    days,
    moonriseDays: spans.map(({ number, fromHour, toHour }) => ({
      number,
      fromHour: round(fromHour),
      toHour: round(toHour),
    })),
  }
}

/** `lunar-days [month]`: at the default place of the language. */
export const readLunarDays: FigureReader<'lunar-days'> = (words) => {
  const monthOf = readOptional(words, (word) => readMonth(word.slice(0, 7)))
  if (!monthOf || (words[0] ?? '').length > 7) return undefined
  return ({ locale, today }) => {
    const month = monthOf(today)
    const text = `${month.year}-${String(month.month).padStart(2, '0')}`
    const { at, name } = figurePlace(locale)
    const { days, moonriseDays } = compareLunarDays(month, at.place)
    return {
      name: 'lunar-days',
      ...lunarDaysWords(
        {
          month: writeDate(`${text}-01`, 'month', locale),
          place: name,
          alike: days.filter(({ lunarDay, moonriseDay }) => lunarDay === moonriseDay).length,
          days: days.length,
          lines: days.map(({ day, lunarDay, moonriseDay }) => `${day}: ${lunarDay}, ${moonriseDay}`),
        },
        locale,
      ),
      month: text,
      monthWords: writeDate(`${text}-01`, 'month', locale),
      headings: {
        date: lunarDayHeadings.date[locale],
        chinese: lunarDayHeadings.chinese[locale],
        moonrise: lunarDayHeadings.moonrise[locale],
      },
      days,
      moonriseDays,
    }
  }
}

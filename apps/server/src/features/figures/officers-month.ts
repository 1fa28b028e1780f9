import type { DayFacts } from '@zeri/almanac/calendar'
import { officerIdOf } from '@zeri/almanac/judgement'
import { officers, officersMonthWords, terms } from '@zeri/lexicon'
import { isoDateOf, itemOf, presentNamed } from '../calendar/index.ts'
import { readMonth, readOne } from './arguments.ts'
import { writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { daysOfMonth, writeMonth } from './month-of-days.ts'

const OFFICERS = 12

/** Whether the day has the officer of the day before: its solar month has just begun. */
const repeats = ({ monthChange }: DayFacts): boolean => monthChange !== undefined

/** `officers-month YYYY-MM`: the twelve officers against the days of a month. */
export const readOfficersMonth: FigureReader<'officers-month'> = (words) => {
  const month = readOne(words, readMonth)
  if (!month) return undefined
  return ({ locale }) => {
    const days = daysOfMonth(month)
    const nameOf = (officer: number) => officers[officerIdOf(officer)].name[locale]
    const termOf = (day: DayFacts) => itemOf(terms, day.term.term).name[locale]
    const writeDay = (day: DayFacts) => writeDate(isoDateOf(day.date), 'dayMonth', locale)
    const pause = days.find(repeats)
    return {
      name: 'officers-month',
      ...officersMonthWords(
        {
          month: writeDate(`${writeMonth(month)}-01`, 'month', locale),
          days: days.map((day) => `${writeDay(day)} ${nameOf(day.officer)}`),
          pause: pause && { date: writeDay(pause), term: termOf(pause), officer: nameOf(pause.officer) },
        },
        locale,
      ),
      month: writeMonth(month),
      officers: Array.from({ length: OFFICERS }, (_, index) => {
        const id = officerIdOf(index)
        return presentNamed(id, officers[id], locale)
      }),
      days: days.map((day) => ({
        date: isoDateOf(day.date),
        day: day.date.day,
        officer: day.officer,
        repeats: repeats(day),
        term: repeats(day) ? termOf(day) : null,
      })),
    }
  }
}

import { type DayFacts, isYellowPath } from '@zeri/almanac/calendar'
import { pathIdOf } from '@zeri/almanac/judgement'
import { pathSides, paths, pathsWords } from '@zeri/lexicon'
import { isoDateOf, presentNamed } from '../calendar/index.ts'
import { readMonth, readOptional } from './arguments.ts'
import { listWeekdays, writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { daysOfMonth, writeMonth } from './month-of-days.ts'

const STARS = 12

/** 0 Monday … 6 Sunday. Julian day 0 is a Monday. */
const weekdayOf = ({ julianDay }: DayFacts): number => julianDay % 7

/** `paths [YYYY-MM]`: the yellow and the black path over a month. */
export const readPaths: FigureReader<'paths'> = (words) => {
  const monthOf = readOptional(words, (word) => readMonth(word.slice(0, 7)))
  if (!monthOf || words.some((word) => word.length > 7)) return undefined
  return ({ locale, today }) => {
    const month = monthOf(today)
    const days = daysOfMonth(month)
    const inWords = (isYellow: boolean) =>
      days
        .filter((day) => day.isYellow === isYellow)
        .map(({ date, path }) => `${date.day} ${paths[pathIdOf(path)].name[locale]}`)
    return {
      name: 'paths',
      ...pathsWords(
        {
          month: writeDate(`${writeMonth(month)}-01`, 'month', locale),
          yellow: inWords(true),
          black: inWords(false),
        },
        locale,
      ),
      month: writeMonth(month),
      weekdays: listWeekdays(locale),
      stars: Array.from({ length: STARS }, (_, star) => {
        const id = pathIdOf(star)
        return { ...presentNamed(id, paths[id], locale), isYellow: isYellowPath(star) }
      }),
      days: days.map((day) => ({
        date: isoDateOf(day.date),
        day: day.date.day,
        weekday: weekdayOf(day),
        star: day.path,
      })),
      words: { yellow: pathSides.yellow.name[locale], black: pathSides.black.name[locale] },
    }
  }
}

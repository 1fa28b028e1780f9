import { dayPillar, pillarOf, toJulianDay } from '@zeri/almanac/calendar'
import { pillarReading, wheelOfSixtyWords } from '@zeri/lexicon'
import { isoDateOf, presentPillar } from '../calendar/index.ts'
import { readDay, readOptional } from './arguments.ts'
import { writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'

const PILLARS = 60

/** `wheel-of-sixty [date]`: the sixty pillars as a ring, with the pillar of the date. */
export const readWheelOfSixty: FigureReader<'wheel-of-sixty'> = (words) => {
  const dateOf = readOptional(words, readDay)
  if (!dateOf) return undefined
  return ({ locale, today }) => {
    const day = dateOf(today)
    const date = isoDateOf(day)
    const pillar = dayPillar(toJulianDay(day))
    const marked = presentPillar(pillar, locale)
    const glyphs = marked.stem.glyph + marked.branch.glyph
    return {
      name: 'wheel-of-sixty',
      ...wheelOfSixtyWords(
        {
          date: writeDate(date, 'date', locale),
          number: pillar + 1,
          glyphs,
          reading: pillarReading(pillar, locale),
          pillar: marked.name,
        },
        locale,
      ),
      date,
      dateWords: writeDate(date, 'date', locale),
      marked,
      pillars: Array.from({ length: PILLARS }, (_, index) => {
        const { stem, branch } = presentPillar(pillarOf(index), locale)
        return { stem: stem.glyph, branch: branch.glyph, element: stem.element }
      }),
    }
  }
}

import { calendarRules, chinaMeridian, yearFacts } from '@zeri/almanac/calendar'
import { seasonNames, terms, termsCircleKinds, termsCircleWords } from '@zeri/lexicon'
import { isoDateOf, itemOf } from '../calendar/index.ts'
import { readOne, readYear } from './arguments.ts'
import { writeDate, writeShortDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'

/** The sun at 立春, which begins the spring; the terms are 15° apart and the seasons 90°. */
const START_OF_SPRING_DEG = 315
const TERM_DEG = 15
const SEASON_DEG = 90

const longitudeOf = (term: number): number => (START_OF_SPRING_DEG + term * TERM_DEG) % 360

/** `terms-circle YYYY`: the ecliptic with the terms of a civil year. */
export const readTermsCircle: FigureReader<'terms-circle'> = (words) => {
  const year = readOne(words, readYear)
  if (year === undefined) return undefined
  return ({ locale }) => {
    const dated = yearFacts({ year, place: chinaMeridian, rules: calendarRules }).terms.map(
      ({ term, date }) => {
        const { zh, name } = itemOf(terms, term)
        return { term, zh, name: name[locale], date: isoDateOf(date) }
      },
    )
    return {
      name: 'terms-circle',
      ...termsCircleWords(
        {
          year,
          terms: dated.map(
            ({ term, zh, name, date }) =>
              `${zh} ${name}, ${writeDate(date, 'dayMonth', locale)}, ${longitudeOf(term)}°`,
          ),
        },
        locale,
      ),
      year,
      terms: dated.map(({ term, zh, name, date }) => ({
        zh,
        name,
        date,
        dateWords: writeShortDate(date, locale),
        longitudeDeg: longitudeOf(term),
        beginsMonth: term % 2 === 0,
      })),
      seasons: seasonNames.map((name, season) => ({
        name: name[locale],
        fromDeg: (START_OF_SPRING_DEG + season * SEASON_DEG) % 360,
      })),
      words: termsCircleKinds[locale],
    }
  }
}

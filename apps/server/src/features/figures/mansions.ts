import { mansionAt, moonLongitudeDeg, moonPhase } from '@zeri/almanac/astro'
import { dayMansion, toJulianDay } from '@zeri/almanac/calendar'
import { mansionIdOf } from '@zeri/almanac/judgement'
import { guardians, mansions, mansionsMarks, mansionsWords, sectorWords } from '@zeri/lexicon'
import { isoDateOf, presentNamed } from '../calendar/index.ts'
import { readDay, readOptional } from './arguments.ts'
import { writeDate } from './date-words.ts'
import type { FigureContext, FigureReader } from './figure.ts'

const MANSIONS = 28

/** The palaces in the order of the sky, with their first mansions. */
const palaces = [
  { guardian: 'dragon', direction: 'east', first: 0 },
  { guardian: 'tortoise', direction: 'north', first: 7 },
  { guardian: 'tiger', direction: 'west', first: 14 },
  { guardian: 'bird', direction: 'south', first: 21 },
] as const

const nameOf = (mansion: number, locale: FigureContext['locale']): string => {
  const { zh, name } = mansions[mansionIdOf(mansion)]
  return `${zh} ${name[locale]}`
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** `mansions [date]`: the ring of mansions, that of the day, and the moon at noon UTC. */
export const readMansions: FigureReader<'mansions'> = (words) => {
  const dateOf = readOptional(words, readDay)
  if (!dateOf) return undefined
  return ({ locale, today }) => {
    const date = dateOf(today)
    const noonMs = Date.parse(`${isoDateOf(date)}T12:00:00Z`)
    const longitudeDeg = moonLongitudeDeg(noonMs)
    const moon = mansionAt(longitudeDeg, noonMs)
    const day = dayMansion(toJulianDay(date))
    const dateWords = writeDate(isoDateOf(date), 'date', locale)
    return {
      name: 'mansions',
      ...mansionsWords(
        {
          date: dateWords,
          day: nameOf(day, locale),
          moon: nameOf(moon.mansion, locale),
          longitudeDeg: Math.floor(longitudeDeg),
          palaces: palaces.map(
            ({ guardian, direction, first }) =>
              `${sectorWords[direction].name[locale]}, ${guardians[guardian].name[locale]}: ${Array.from({ length: 7 }, (_, step) => nameOf(first + step, locale)).join(', ')}`,
          ),
        },
        locale,
      ),
      date: isoDateOf(date),
      dateWords,
      mansions: Array.from({ length: MANSIONS }, (_, index) => {
        const id = mansionIdOf(index)
        return presentNamed(id, mansions[id], locale)
      }),
      palaces: palaces.map(({ guardian, direction, first }) => ({
        name: guardians[guardian].name[locale],
        direction: sectorWords[direction].name[locale],
        first,
      })),
      day,
      moon: {
        mansion: moon.mansion,
        part: Math.min(round(moon.part, 3), 0.999),
        longitudeDeg: round(longitudeDeg, 2) % 360,
        elongationDeg: round(moonPhase(noonMs).elongationDeg, 1) % 360,
      },
      words: mansionsMarks[locale],
    }
  }
}

// Arguments of figures. Each reader returns undefined for words that are not valid.

import { type CivilDate, parseCivilDate } from '@zeri/almanac/calendar'
import { type ActivityId, activities } from '@zeri/almanac/judgement'
import { isCalendarYear } from '@zeri/contract'

/** A month of the calendar. */
export type YearMonth = { readonly year: number; readonly month: number }

/**
 * A date.
 * @example readDay('2026-11-25') // { year: 2026, month: 11, day: 25 }
 */
export function readDay(word: string): CivilDate | undefined {
  return parseCivilDate(word)
}

/**
 * A month, written as `YYYY-MM`.
 * @example readMonth('2026-11') // { year: 2026, month: 11 }
 */
export function readMonth(word: string): YearMonth | undefined {
  const date = parseCivilDate(`${word}-01`)
  return date && { year: date.year, month: date.month }
}

/**
 * A year of the calendar.
 * @example readYear('2026') // 2026
 */
export function readYear(word: string): number | undefined {
  const year = /^\d{4}$/.test(word) ? Number(word) : Number.NaN
  return isCalendarYear(year) ? year : undefined
}

/**
 * Reads the only word there may be: the value of that word, or of today where there is none. The reader of today gets the
 * date as `YYYY-MM-DD`.
 */
export function readOptional<Value>(
  words: readonly string[],
  read: (word: string) => Value | undefined,
): ((today: string) => Value) | undefined {
  const [word, ...rest] = words
  if (rest.length > 0) return undefined
  if (word === undefined) return (today) => required(read(today), today)
  const value = read(word)
  return value === undefined ? undefined : () => value
}

/** Reads the one word there must be. */
export function readOne<Value>(
  words: readonly string[],
  read: (word: string) => Value | undefined,
): Value | undefined {
  const [word, ...rest] = words
  return word === undefined || rest.length > 0 ? undefined : read(word)
}

function required<Value>(value: Value | undefined, word: string): Value {
  if (value === undefined) throw new RangeError(`no value of ${word}`)
  return value
}

/**
 * An activity by its id.
 * @example readActivity('wedding') // 'wedding'
 */
export function readActivity(word: string): ActivityId | undefined {
  return activities.find(({ id }) => id === word)?.id
}

/** Rules of a birth as plain functions, so that a form can check what is typed without a schema library. */

/** No control characters, which no name holds and no database keeps. */
export const LINE_OF_TEXT = /^\P{Cc}*$/u

export const MAX_NAME_CHARS = 255

/** A chart's name or a place's: something on one line, spaces around it aside. */
export function isShortName(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_NAME_CHARS && LINE_OF_TEXT.test(text)
}

const FIRST_BIRTHDAY = '1900-01-01'
const LAST_BIRTHDAY = '2100-12-31'

/** A day that exists, of the years the almanac covers. */
export function isBirthday(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date
  return exists && date >= FIRST_BIRTHDAY && date <= LAST_BIRTHDAY
}

export const BIRTH_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function isBirthTime(time: string): boolean {
  return BIRTH_TIME.test(time)
}

export const MAX_LATITUDE_DEG = 90
export const MAX_LONGITUDE_DEG = 180
export const MAX_ZONE_CHARS = 64

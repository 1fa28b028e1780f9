/** Rules of a birth as plain functions, so that a form checks its fields without a schema library. */

/** Any characters but control characters: no name has them, and PostgreSQL refuses some of them. */
export const LINE_OF_TEXT = /^\P{Cc}*$/u

export const MAX_NAME_CHARS = 255

/** The name of a chart or a place: one line that is not blank. */
export function isShortName(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_NAME_CHARS && LINE_OF_TEXT.test(text)
}

export const BIRTH_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function isBirthTime(time: string): boolean {
  return BIRTH_TIME.test(time)
}

export const MAX_LATITUDE_DEG = 90
export const MAX_LONGITUDE_DEG = 180
export const MAX_ZONE_CHARS = 64

import { LINE_OF_TEXT } from './birth-rules.ts'

/** Rules of the question form as plain functions, so that it checks its fields without a schema library. */

export const MAX_TOPIC_CHARS = 200
export const MAX_QUESTION_CHARS = 4_000

/** Lines of text: no control characters but tabs and line breaks. */
export const TEXT = /^(?:[\t\n\r]|\P{Cc})*$/u

/** A name or a topic: one line that is not blank. */
export function isTopic(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_TOPIC_CHARS && LINE_OF_TEXT.test(text)
}

export function isQuestion(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_QUESTION_CHARS && TEXT.test(text)
}

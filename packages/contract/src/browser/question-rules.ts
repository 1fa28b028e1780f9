import { LINE_OF_TEXT } from './birth-rules.ts'

/** Rules of the question form as plain functions, so that it can check what is typed without a schema library. */

export const MAX_TOPIC_CHARS = 200
export const MAX_QUESTION_CHARS = 4_000

/** Lines of text: of the control characters only those that begin a new line or move along it. */
export const TEXT = /^(?:[\t\n\r]|\P{Cc})*$/u

/** A name or a topic: something on one line, spaces around it aside. */
export function isTopic(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_TOPIC_CHARS && LINE_OF_TEXT.test(text)
}

export function isQuestion(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= MAX_QUESTION_CHARS && TEXT.test(text)
}

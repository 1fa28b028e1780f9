import type { Locale } from '@zeri/contract'
import { findNames } from '@zeri/lexicon'
import type { Faq } from './entry.ts'

const MAX_FOUND = 5
/** Shorter words are mostly prepositions. */
const MIN_LETTERS = 3

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without its ending, roughly: enough to compare cases and plurals. */
const stemOf = (word: string): string => (word.length < 5 ? word : word.slice(0, -2))

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= MIN_LETTERS)
    .map(stemOf)

function hasAll(text: string, stems: readonly string[]): boolean {
  const words = wordsOf(text)
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)))
}

/** The questions whose text has every word of a search, or of a name of the same thing; those that ask it come first. */
export function findQuestions(questions: readonly Faq[], query: string, locale: Locale): Faq[] {
  const searches = [query, ...findNames(query, locale)].map(stemsOf)
  const isIn = (text: string): boolean => searches.some((stems) => hasAll(text, stems))
  const asking = questions.filter(({ question }) => isIn(question))
  const answering = questions.filter((one) => !asking.includes(one) && isIn(one.answer))
  return [...asking, ...answering].slice(0, MAX_FOUND)
}

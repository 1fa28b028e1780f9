import { concepts } from './concepts.ts'
import type { Synonyms } from './entry.ts'
import { listKinds } from './kinds.ts'
import { withoutTones } from './letters.ts'
import type { Locale, Words } from './locale.ts'

/** A word as the site writes it, and every other way to write it. */
type Term = {
  readonly name: Words
  readonly synonyms?: Synonyms | undefined
  readonly zh?: string | undefined
  readonly pinyin?: string | undefined
}

const listTerms = (): readonly Term[] => [
  ...Object.values(concepts),
  ...listKinds().flatMap(({ words }) => words),
]

/** Letters and digits in lower case, without the dots of ё, one space between words. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name and the other one in brackets: «Клинок Ян» and «Овечий нож». */
const partsOf = (name: string): string[] => name.split(/ \(|\)/).filter((part) => part !== '')

/** A word without its ending, roughly: enough to compare Russian cases. */
const stemOf = (word: string): string => (word.length < 5 ? word : word.slice(0, -2))

/** Whether a phrase of several words stands in the text in any case; a single word must be the whole text. */
function isIn(text: string, phrase: string): boolean {
  const [typed, words] = [text.split(' '), phrase.split(' ')]
  if (words.length === 1 && typed.length > 1) return false
  const matchesAt = (start: number): boolean =>
    words.every((word, index) => {
      const other = typed[start + index] ?? ''
      return word === other || (word.length > 4 && other.startsWith(stemOf(word)))
    })
  return typed.some((_, start) => start + words.length <= typed.length && matchesAt(start))
}

type Searched = { readonly names: readonly string[]; readonly forms: readonly string[] }

function formsOf({ name, synonyms, zh, pinyin }: Term, locale: Locale): string[] {
  const others = [
    ...(synonyms?.[locale] ?? []),
    ...(zh ? [zh] : []),
    ...(pinyin ? [withoutTones(pinyin)] : []),
  ]
  return [...partsOf(name[locale]), ...others].map(normal)
}

const searched = new Map<Locale, readonly Searched[]>()

/** The terms as they are compared, made at the first search of a language. */
function listSearched(locale: Locale): readonly Searched[] {
  const known = searched.get(locale)
  if (known) return known
  const made = listTerms().map((term) => ({
    names: partsOf(term.name[locale]),
    forms: formsOf(term, locale).filter((form) => form !== ''),
  }))
  searched.set(locale, made)
  return made
}

/**
 * The names under which the site writes of what a search text calls by another name.
 * @example findNames('элемент личности', 'ru') // ['Господин Дня']
 */
export function findNames(query: string, locale: Locale): string[] {
  const text = normal(query)
  if (text === '') return []
  const found = listSearched(locale).filter(({ forms }) => forms.some((form) => isIn(text, form)))
  const names = found.flatMap((term) => term.names)
  return [...new Set(names)].filter((name) => normal(name) !== text)
}

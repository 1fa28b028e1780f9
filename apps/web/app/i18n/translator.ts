import type { Locale } from '@zeri/contract'
import { typeset } from './typography.ts'
import type { WordKey, Words } from './word-key.ts'

/** What fills the gaps of a text, by their names. A `count` chooses the plural form too. */
export type WordValues = { readonly [gap: string]: string | number | null | undefined }

/** The words of one language. */
export type Translator = {
  readonly locale: Locale
  /** The text of a key, its gaps filled; the key itself when it has no text. */
  readonly t: (key: WordKey, values?: WordValues) => string
  /** Whether the key has a text without a plural form. */
  readonly has: (key: WordKey) => boolean
  readonly add: (words: Words) => void
}

const GAP = /\{\{(\w+)\}\}/g

/** A translator with its first words, ready synchronously. */
export function createTranslator(locale: Locale, words: Words): Translator {
  const texts = new Map<string, string>()
  const plurals = new Intl.PluralRules(locale)

  function add(section: Words, path = ''): void {
    for (const [key, value] of Object.entries(section)) {
      if (typeof value === 'string') texts.set(path + key, typeset(locale, value))
      else add(value, `${path}${key}.`)
    }
  }
  add(words)

  return {
    locale,
    t(key, values) {
      if (!values) return texts.get(key) ?? key
      const { count } = values
      const plural = typeof count === 'number' ? texts.get(`${key}_${plurals.select(count)}`) : undefined
      const text = plural ?? texts.get(key) ?? key
      return text.replace(GAP, (_gap, name: string) => String(values[name] ?? ''))
    },
    has: (key) => texts.has(key),
    add,
  }
}

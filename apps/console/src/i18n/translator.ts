import type { Locale } from '@zeri/contract/browser'
import type { CodeSection, WordKey, Words } from './word-key.ts'

/** What fills the gaps of a text, by their names. A `count` chooses the plural form too. */
type WordValues = Readonly<Record<string, string | number>>

/** The words of one language. */
export type Translator = {
  readonly locale: Locale
  /** The text of a key, its gaps filled. */
  readonly t: (key: WordKey, values?: WordValues) => string
  /** The word for a code of the server; the code itself when it is newer than the dictionary. */
  readonly codeWord: (section: CodeSection, code: string) => string
}

const GAP = /\{\{(\w+)\}\}/g

/**
 * A translator of one dictionary.
 * @example createTranslator('en', { rows_one: '{{count}} row', rows_other: '{{count}} rows' }).t('rows', { count: 2 }) // '2 rows'
 */
export function createTranslator(locale: Locale, words: Words): Translator {
  const texts = new Map(listTexts(words))
  const plurals = new Intl.PluralRules(locale)
  return {
    locale,
    t(key, values = {}) {
      const { count } = values
      const plural = typeof count === 'number' ? texts.get(`${key}_${plurals.select(count)}`) : undefined
      const text = plural ?? texts.get(key) ?? key
      return text.replace(GAP, (_gap, name: string) => String(values[name] ?? ''))
    },
    codeWord: (section, code) => texts.get(`codes.${section}.${code}`) ?? code,
  }
}

/** Every text with its path. */
export function listTexts(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listTexts(value, `${path}${key}.`),
  )
}

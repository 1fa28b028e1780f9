import type { Locale } from '@zeri/contract'

const SHORT_WORD = /(?<=^|[\s«„(\u00a0])([а-яё]{1,2}) (?=\S)/giu
const BEFORE_SIGN = / (?=[—%])/g
const AFTER_NAME = /(?<=OpenAPI) (?=\d)/g

/**
 * Russian typesetting: a word of one or two letters stays on the line of the next one, a dash and a per cent sign on
 * the line of the word before. Goes through every text of a value, however deep.
 */
function setRussian<T>(value: T): T {
  // True on every branch: texts stay texts, lists lists and objects objects of the same keys.
  if (typeof value === 'string') {
    if (!value.includes(' ')) return value // an id, a date, a sign: most values of a page
    const bound = value.replace(SHORT_WORD, '$1\u00a0').replace(BEFORE_SIGN, '\u00a0')
    return bound.replace(AFTER_NAME, '\u00a0') as T
  }
  if (Array.isArray(value)) return value.map(setRussian) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, setRussian(one)])) as T
}

const typesetters: Readonly<Record<Locale, <T>(value: T) => T>> = {
  en: (value) => value,
  ru: setRussian,
}

/**
 * Sets every text of a value by the typographic rules of its language, however deep it lies.
 * @example typeset('ru', 'День и ночь') === 'День и\u00a0ночь' // true
 * @example typeset('en', ['Day and night']) // ['Day and night']
 */
export function typeset<T>(locale: Locale, value: T): T {
  return typesetters[locale](value)
}

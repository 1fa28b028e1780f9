import type { i18n, TFunction } from 'i18next'

/** A translating function as it is called here: a key, and the values to fill in. */
type Translate = (key: unknown, ...values: unknown[]) => unknown

/**
 * Makes a translator look each word up once: on the server the words never change. Sentences with values are filled in
 * each time. A key without words is not stored, because there may be any number of them.
 */
export function memoizeWords(translator: i18n): i18n {
  const getFixedT = translator.getFixedT.bind(translator)
  const scopes = new Map<string, Map<string, unknown>>()
  translator.getFixedT = (...scope: Parameters<i18n['getFixedT']>) => {
    const translate = getFixedT(...scope)
    const scopeKey = scope.slice(0, 3).join('|')
    const known = scopes.get(scopeKey) ?? new Map<string, unknown>()
    scopes.set(scopeKey, known)
    const lookUp = translate as unknown as Translate // true: a translating function takes any key
    const memoized: Translate = (key, ...values) => {
      if (values.length > 0 || typeof key !== 'string') return lookUp(key, ...values)
      const stored = known.get(key)
      if (stored !== undefined) return stored
      const word = lookUp(key)
      if (translator.exists(key)) known.set(key, word)
      return word
    }
    // True: it returns what `translate` returns, and has the same language and prefix.
    return Object.assign(memoized, translate) as unknown as TFunction
  }
  return translator
}

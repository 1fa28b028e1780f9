import type { i18n, TFunction } from 'i18next'

/** What a key says, for as long as nothing is filled into it. */
type Plain = (key: unknown, ...given: unknown[]) => unknown

/**
 * Makes a translator look each word up once; on the server its words never change. Sentences with gaps are filled each
 * time, and a key without words is not kept: there may be any number of those.
 */
export function rememberWords(translator: i18n): i18n {
  const getFixedT = translator.getFixedT.bind(translator)
  const scopes = new Map<string, Map<string, unknown>>()
  translator.getFixedT = (...scope: Parameters<i18n['getFixedT']>) => {
    const translate = getFixedT(...scope)
    const scopeKey = scope.slice(0, 3).join('|')
    const known = scopes.get(scopeKey) ?? new Map<string, unknown>()
    scopes.set(scopeKey, known)
    const lookUp = translate as unknown as Plain // true: of a translating function any key may be asked
    const remembered: Plain = (key, ...given) => {
      if (given.length > 0 || typeof key !== 'string') return lookUp(key, ...given)
      const kept = known.get(key)
      if (kept !== undefined) return kept
      const word = lookUp(key)
      if (translator.exists(key)) known.set(key, word)
      return word
    }
    // True: it answers as the one it asks, and carries the same language and prefix.
    return Object.assign(remembered, translate) as unknown as TFunction
  }
  return translator
}

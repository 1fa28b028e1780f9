import type { Locale } from './locales.ts'

/** The language of a call that names none. */
const DEFAULT_LOCALE: Locale = 'en'

/**
 * The one spelling of a query that shared caches hold: each name once and in alphabetical order, without the default
 * language. The servers respond to any order, but let our nginx cache this one alone.
 * @example canonicalQuery({ to: '2026-02-18', locale: 'en', from: '2026-02-17' }) // '?from=2026-02-17&to=2026-02-18'
 */
export function canonicalQuery(values: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !(entry[0] === 'locale' && entry[1] === DEFAULT_LOCALE),
  )
  const ordered = present.sort(([one], [other]) => (one < other ? -1 : 1))
  return ordered.length > 0 ? `?${new URLSearchParams(ordered)}` : ''
}

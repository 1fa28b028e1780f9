import type { Locale } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { ContentEntry } from '../content/index.ts'
import { listSearchEntries } from './list-entries.ts'
import { buildIndex, type SearchIndex, type SearchResult, searchIn } from './search-index.ts'

/** The texts of the site, and a mark that changes with them. */
export type Texts = {
  readonly findVersion: () => Promise<string>
  readonly list: () => Promise<readonly ContentEntry[]>
}

/** How old the mark of the texts may be: a corrected text is found within minutes. */
const FRESH_MS = 300_000

type Built = { readonly version: string; readonly index: SearchIndex }

/**
 * Creates the search. Each process has an index a language, built at its first search and again only after the texts
 * or the month have changed.
 */
export function createSearch(
  texts: Texts,
  clock: Clock,
): (query: string, locale: Locale) => Promise<SearchResult> {
  const built = new Map<Locale, Built>()
  let version: { readonly at: number; readonly value: Promise<string> } | undefined

  function findVersion(): Promise<string> {
    if (version && clock.now() - version.at < FRESH_MS) return version.value
    const value = texts.findVersion()
    version = { at: clock.now(), value }
    // A failed look is not cached.
    value.catch(() => {
      version = undefined
    })
    return value
  }

  async function findIndex(locale: Locale): Promise<SearchIndex> {
    const today = new Date(clock.now())
    const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1]
    const wanted = `${await findVersion()} ${year}-${month}`
    const known = built.get(locale)
    if (known?.version === wanted) return known.index
    const index = buildIndex(listSearchEntries({ locale, texts: await texts.list(), year, month }))
    built.set(locale, { version: wanted, index })
    return index
  }

  return async (query, locale) => searchIn(await findIndex(locale), query)
}

import { search } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import { createSearch, type Texts } from './create-search.ts'
import type { SearchEntry } from './entry.ts'

const present = ({ group, path, title, glyph, snippet }: SearchEntry) => ({
  group,
  path,
  title,
  glyph,
  snippet,
})

/** The route of the search over the whole site. */
export function searchRoutes(texts: Texts, clock: Clock): Route[] {
  const find = createSearch(texts, clock)
  return [
    route(search, async ({ input: { q, locale } }) => {
      const { found, readAs, nearest } = await find(q, locale)
      return { results: found.map(({ entry }) => present(entry)), readAs, nearest: nearest.map(present) }
    }),
  ]
}

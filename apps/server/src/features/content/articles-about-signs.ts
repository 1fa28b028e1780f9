import type { Locale } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Brief, Db } from './store.ts'
import { listEntriesOf } from './store.ts'

type ArticleSigns = { readonly brief: Brief; readonly signs: ReadonlySet<string> }

const FRESH_MS = 300_000
const MAX_ARTICLES = 4

/**
 * Creates the look-up of articles about signs. Articles that match most signs come first; of equals, the one with fewer
 * signs, which says more about each. Every page of a day needs the list, a few kilobytes, so each process caches it for
 * five minutes.
 */
export function createArticlesAboutSigns(
  db: Db,
  clock: Clock,
): (signs: readonly string[], locale: Locale) => Promise<Brief[]> {
  const cache = new Map<Locale, { readonly at: number; readonly list: Promise<ArticleSigns[]> }>()

  function listArticleSigns(locale: Locale): Promise<ArticleSigns[]> {
    const cached = cache.get(locale)
    if (cached && clock.now() - cached.at < FRESH_MS) return cached.list
    const list = loadArticleSigns(db, locale)
    cache.set(locale, { at: clock.now(), list })
    // A failed load is not cached.
    list.catch(() => cache.delete(locale))
    return list
  }

  return async (signs, locale) => pickArticles(await listArticleSigns(locale), signs)
}

async function loadArticleSigns(db: Db, locale: Locale): Promise<ArticleSigns[]> {
  const entries = await listEntriesOf(db, 'articles', locale)
  return entries.map(({ id, section, title, description, date, minutes, related }) => ({
    brief: { id, section: section ?? '', title, description, date: date ?? '', minutes },
    signs: new Set([...related.officers, ...related.stars]),
  }))
}

export function pickArticles(articles: readonly ArticleSigns[], signs: readonly string[]): Brief[] {
  const named = (article: ArticleSigns): number => signs.filter((sign) => article.signs.has(sign)).length
  return articles
    .filter((article) => named(article) > 0)
    .sort((one, other) => named(other) - named(one) || one.signs.size - other.signs.size)
    .slice(0, MAX_ARTICLES)
    .map(({ brief }) => brief)
}

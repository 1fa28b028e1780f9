import type { Locale } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Brief, Db } from './store.ts'
import { listEntriesOf } from './store.ts'

type Signed = { readonly brief: Brief; readonly signs: ReadonlySet<string> }

const FRESH_MS = 300_000
const MOST = 4

/**
 * The articles that name most of some signs come first, of equals the one with fewer signs: it says more of each. The
 * list is a few kilobytes and every page of a day asks for it, so each process keeps it for five minutes.
 */
export function createArticlesAbout(
  db: Db,
  clock: Clock,
): (signs: readonly string[], locale: Locale) => Promise<Brief[]> {
  const kept = new Map<Locale, { readonly at: number; readonly list: Promise<Signed[]> }>()

  function listSigned(locale: Locale): Promise<Signed[]> {
    const known = kept.get(locale)
    if (known && clock.now() - known.at < FRESH_MS) return known.list
    const list = loadSigned(db, locale)
    kept.set(locale, { at: clock.now(), list })
    // What could not be read is asked for again.
    list.catch(() => kept.delete(locale))
    return list
  }

  return async (signs, locale) => pickAbout(await listSigned(locale), signs)
}

async function loadSigned(db: Db, locale: Locale): Promise<Signed[]> {
  const entries = await listEntriesOf(db, 'articles', locale)
  return entries.map(({ id, section, title, description, date, minutes, related }) => ({
    brief: { id, section: section ?? '', title, description, date: date ?? '', minutes },
    signs: new Set([...related.officers, ...related.stars]),
  }))
}

export function pickAbout(articles: readonly Signed[], signs: readonly string[]): Brief[] {
  const named = (article: Signed): number => signs.filter((sign) => article.signs.has(sign)).length
  return articles
    .filter((article) => named(article) > 0)
    .sort((one, other) => named(other) - named(one) || one.signs.size - other.signs.size)
    .slice(0, MOST)
    .map(({ brief }) => brief)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@zeri/contract'
import { readContent } from '../../apps/server/src/features/content/read-content.ts'
import { listSearchEntries } from '../../apps/server/src/features/search/list-entries.ts'
import { buildIndex, searchIn } from '../../apps/server/src/features/search/search-index.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'

/** A query with the pages that are a right result for it. */
export type ExpectedSearch = {
  readonly locale: Locale
  readonly q: string
  readonly kind: string
  readonly expect: readonly string[]
}

const TOP = 3
/** The month in which the queries were written; some of them name its year. */
const WRITTEN = { year: 2026, month: 11 }

/** The queries, which were written before the search and without sight of it. */
export function readQueries(): readonly ExpectedSearch[] {
  // True: a file of this repository in this form.
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'search-queries.json'), 'utf8'),
  ) as ExpectedSearch[]
}

/** Which share of the queries finds a right page among the first three results. */
export async function measureSearch(): Promise<Figure[]> {
  const texts = readContent(join(import.meta.dirname, '../../content'))
  const indexOf = (locale: Locale) => buildIndex(listSearchEntries({ locale, texts, ...WRITTEN }))
  const indexes: Readonly<Record<Locale, ReturnType<typeof indexOf>>> = {
    en: indexOf('en'),
    ru: indexOf('ru'),
  }
  const queries = readQueries()
  const missed = queries.filter(({ locale, q, expect }) => {
    const top = searchIn(indexes[locale], q).found.slice(0, TOP)
    return !top.some(({ entry }) => expect.includes(entry.path))
  })
  for (const { locale, q, kind } of missed) console.error(`missed: ${locale} ${kind} ${q}`)
  return [
    figure('search: queries', queries.length, 'queries', '>= 200'),
    figure('search: queries with a right page in the first three', percent(queries, missed), '%', '>= 95'),
  ]
}

const percent = (all: readonly unknown[], missed: readonly unknown[]): number =>
  rounded((100 * (all.length - missed.length)) / all.length, 1)

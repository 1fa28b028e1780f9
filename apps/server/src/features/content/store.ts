// The SQL of articles, sections, the FAQ and pages.

import type { Locale } from '@zeri/contract'
import { findNames } from '@zeri/lexicon'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ContentEntries } from '../../platform/db/schema.ts'
import { type Entry, type Kind, nothingRelated, type Related } from './entry.ts'

export type Db = Kysely<Database>

/** An article in a list. */
export type Brief = Pick<Entry, 'id' | 'title' | 'description' | 'minutes'> & {
  readonly section: string
  readonly date: string
}

const columns = [
  'kind',
  'id',
  'locale',
  'section',
  'position',
  'title',
  'description',
  'published_on',
  'minutes',
  'related',
  'body',
] as const

type Row = Pick<Selectable<ContentEntries>, (typeof columns)[number]>

function toEntry(row: Row): Entry {
  return {
    // The casts are safe: check constraints of the table.
    kind: row.kind as Kind,
    locale: row.locale as Locale,
    id: row.id,
    section: row.section,
    position: row.position,
    title: row.title,
    description: row.description,
    date: row.published_on,
    minutes: row.minutes,
    related: { ...nothingRelated, ...(row.related as Partial<Related>) },
    body: row.body,
  }
}

export async function listEntries(db: Db): Promise<Entry[]> {
  return (await db.selectFrom('content_entries').select(columns).execute()).map(toEntry)
}

/** A mark of all texts that changes when one of them does. */
export async function findTextsVersion(db: Db): Promise<string> {
  const hash = sql<string>`coalesce(md5(string_agg(md5(title || description || body), '' order by kind, locale, id)), '')`
  const { version } = await db
    .selectFrom('content_entries')
    .select(hash.as('version'))
    .executeTakeFirstOrThrow()
  return version
}

export async function listEntriesOf(db: Db, kind: Kind, locale: Locale): Promise<Entry[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(columns)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toEntry)
}

type EntryKey = Pick<Entry, 'kind' | 'id' | 'locale'>

export async function findEntry(db: Db, { kind, id, locale }: EntryKey): Promise<Entry | undefined> {
  const row = await db
    .selectFrom('content_entries')
    .select(columns)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toEntry(row)
}

export async function saveEntry(db: Db, entry: Entry): Promise<void> {
  const { kind, id, locale, date, related, ...rest } = entry
  const values = { ...rest, published_on: date, related: JSON.stringify(related) }
  await db
    .insertInto('content_entries')
    .values({ kind, id, locale, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'locale', 'id']).doUpdateSet(values))
    .execute()
}

export async function deleteEntry(db: Db, { kind, id, locale }: EntryKey): Promise<void> {
  await db
    .deleteFrom('content_entries')
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('id', '=', id)
    .execute()
}

type BriefQuery = {
  readonly locale: Locale
  readonly section?: string | undefined
  readonly query?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** The text search configurations of PostgreSQL. */
const dictionaries: Readonly<Record<Locale, string>> = { en: 'english', ru: 'russian' }

/** The words as typed, or any name under which the articles write of the same thing. */
function searchQueryOf(words: string, locale: Locale): RawBuilder<unknown> {
  const dictionary = sql`${dictionaries[locale]}::regconfig`
  const names = findNames(words, locale).map((name) => sql`phraseto_tsquery(${dictionary}, ${name})`)
  return sql`(${sql.join([sql`websearch_to_tsquery(${dictionary}, ${words})`, ...names], sql` || `)})`
}

/** Lists articles by section, or by rank for a search query, with the total count. */
export async function listBriefs(
  db: Db,
  { locale, section, query, ids, limit, offset = 0 }: BriefQuery,
): Promise<{ readonly briefs: Brief[]; readonly total: number }> {
  const words = query?.trim()
  const searchQuery = searchQueryOf(words ?? '', locale)
  let found = db
    .selectFrom('content_entries as article')
    .leftJoin('content_entries as section_entry', (join) =>
      join
        .onRef('section_entry.id', '=', 'article.section')
        .onRef('section_entry.locale', '=', 'article.locale')
        .on('section_entry.kind', '=', 'sections'),
    )
    .where('article.kind', '=', 'articles')
    .where('article.locale', '=', locale)
  if (section !== undefined) found = found.where('article.section', '=', section)
  if (ids !== undefined) found = found.where('article.id', 'in', [...ids])
  if (words)
    found = found.where((row) =>
      row.or([
        sql<boolean>`article.search @@ ${searchQuery}`,
        sql<boolean>`position(lower(${words}) in lower(article.title)) > 0`,
      ]),
    )
  const { count } = await found
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const inTitle = sql`to_tsvector(${dictionaries[locale]}::regconfig, article.title) @@ ${searchQuery}`
  const ordered = words
    ? found.orderBy(inTitle, 'desc').orderBy(sql`ts_rank_cd(article.search, ${searchQuery})`, 'desc')
    : found
  const rows = await ordered
    .orderBy('section_entry.position')
    .orderBy('article.position')
    .orderBy('article.id')
    .$if(limit !== undefined, (rest) => rest.limit(limit ?? 0).offset(offset))
    .select([
      'article.id',
      'article.section',
      'article.title',
      'article.description',
      'article.published_on',
      'article.minutes',
    ])
    .execute()
  const briefs = rows.map(({ published_on, section: at, ...row }) => ({
    ...row,
    section: at ?? '',
    date: published_on ?? '',
  }))
  return { briefs, total: Number(count) }
}

/** Counts the articles of each section. */
export async function countBySection(db: Db, locale: Locale): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('content_entries')
    .select((select) => ['section', select.fn.countAll<string>().as('count')])
    .where('kind', '=', 'articles')
    .where('locale', '=', locale)
    .groupBy('section')
    .execute()
  return new Map(rows.map(({ section, count }) => [section ?? '', Number(count)]))
}

/** Lists the paths of articles and sections, which are the same in both languages. */
export async function listTextPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['kind', 'id'])
    .where('kind', 'in', ['articles', 'sections'])
    .where('locale', '=', 'en')
    .orderBy('kind')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, id }) => `/${kind}/${id}`)
}

/** The title of an article; undefined if there is no such article. */
export async function findArticleTitle(db: Db, id: string, locale: Locale): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_entries')
    .select('title')
    .where('kind', '=', 'articles')
    .where('locale', '=', locale)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.title
}

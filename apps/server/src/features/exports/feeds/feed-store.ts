// The SQL of calendar feeds.

import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { RunPrepared, Statement } from '../../../platform/db/prepared.ts'
import type { SealedColumn } from '../../../platform/sealed-column.ts'
import { personalUntilSql } from '../../charts/index.ts'
import type { FeedFilter } from './feed-days.ts'
import type { PublishedDays } from './published-days.ts'

type Db = Kysely<Database>

/** The sealed addresses of feeds. */
export const feedAddresses = { table: 'feeds', column: 'token_sealed' } as const satisfies SealedColumn

/** A stored feed. */
export type StoredFeed = {
  readonly id: string
  readonly accountId: string
  readonly chartId: string | null
  readonly tokenSealed: string
  readonly tag: string | null
  readonly filter: FeedFilter
  readonly withHours: boolean
  readonly withLunarDates: boolean
  readonly placeId: string | null
  readonly locale: string
  readonly published: PublishedDays | null
  readonly createdAt: Date
  readonly lastReadAt: Date | null
}

export type NewFeed = Omit<StoredFeed, 'published' | 'lastReadAt'> & { readonly tokenHash: Buffer }

export async function insertFeed(trx: Db, feed: NewFeed): Promise<void> {
  await trx
    .insertInto('feeds')
    .values({
      id: feed.id,
      account_id: feed.accountId,
      chart_id: feed.chartId,
      token_hash: feed.tokenHash,
      token_sealed: feed.tokenSealed,
      tag: feed.tag,
      filter: feed.filter,
      with_hours: feed.withHours,
      with_lunar_dates: feed.withLunarDates,
      place_id: feed.placeId,
      locale: feed.locale,
      created_at: feed.createdAt,
    })
    .execute()
}

export async function countFeeds(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('feeds')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type Row = {
  id: string
  account_id: string
  chart_id: string | null
  token_sealed: string
  tag: string | null
  filter: string
  with_hours: boolean
  with_lunar_dates: boolean
  place_id: string | null
  locale: string
  seen: unknown
  created_at: Date
  last_read_at: Date | null
}

const toFeed = (row: Row): StoredFeed => ({
  id: row.id,
  accountId: row.account_id,
  chartId: row.chart_id,
  tokenSealed: row.token_sealed,
  tag: row.tag,
  filter: row.filter as FeedFilter, // safe: a check constraint of the table
  withHours: row.with_hours,
  withLunarDates: row.with_lunar_dates,
  placeId: row.place_id,
  locale: row.locale,
  published: row.seen as PublishedDays | null, // safe: only `savePublishedDays` writes it
  createdAt: row.created_at,
  lastReadAt: row.last_read_at,
})

const columns = [
  'id',
  'account_id',
  'chart_id',
  'token_sealed',
  'tag',
  'filter',
  'with_hours',
  'with_lunar_dates',
  'place_id',
  'locale',
  'seen',
  'created_at',
  'last_read_at',
] as const

export async function listFeedsOf(db: Db, accountId: string): Promise<StoredFeed[]> {
  const rows = await db
    .selectFrom('feeds')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(toFeed)
}

export async function findFeed(db: Db, id: string): Promise<StoredFeed | undefined> {
  const row = await db.selectFrom('feeds').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toFeed(row)
}

export async function deleteFeedOf(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('feeds')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes every feed of an account: their secret addresses open nothing any more. */
export async function deleteFeedsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('feeds').where('account_id', '=', accountId).execute()
}

/** Everything that the content of a feed depends on, in one short row. */
export type FeedState = {
  readonly id: string
  readonly place_id: string | null
  readonly locale: string
  /** When the birth was last corrected. */
  readonly chart_updated_at: Date | null
  /** The school of the account; null while it has not chosen any. */
  readonly school_rules: string | null
  readonly is_paid: boolean
  /** How many lunar dates it shows and when one was last changed; null where it shows none. */
  readonly lunar_dates: string | null
}

/**
 * Finds the state of the feed with a secret token. It runs on every request, so that a deleted feed is gone with the next
 * one.
 */
const FIND_STATE: Statement = {
  name: 'feeds.find-state',
  text: `
    select feeds.id, feeds.place_id, feeds.locale, charts.updated_at as chart_updated_at, accounts.school_rules,
      exists (
        select from charts paid
        where paid.account_id = feeds.account_id and ${personalUntilSql('paid')} > $2
          and (feeds.chart_id is null or paid.id = feeds.chart_id)) as is_paid,
      case when feeds.with_lunar_dates then (
        select count(*) || ' ' || coalesce(max(updated_at)::text, '') from lunar_dates
        where lunar_dates.account_id = feeds.account_id) end as lunar_dates
    from feeds
    join accounts on accounts.id = feeds.account_id and accounts.deletion_requested_at is null
    left join charts on charts.id = feeds.chart_id
    where feeds.token_hash = $1`,
}

export async function findFeedState(
  runPrepared: RunPrepared,
  tokenHash: Buffer,
  at: Date,
): Promise<FeedState | undefined> {
  return (await runPrepared<FeedState>(FIND_STATE, [tokenHash, at]))[0]
}

export async function savePublishedDays(
  db: Db,
  id: string,
  published: PublishedDays,
  at: Date,
): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ seen: JSON.stringify(published), last_read_at: at })
    .where('id', '=', id)
    .execute()
}

// The SQL of posts in public channels.

import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { Posting } from './postings.ts'

/** The post of a channel for a local date. */
export type DuePost = Pick<Posting, 'channel' | 'bot'> & {
  readonly localDate: string
  readonly state: 'queued' | 'late'
  readonly dueAtMs: number
  readonly notAfterMs: number
}

/** Stores the post of a channel and date; a date that has one is left unchanged. */
export async function insertPosts(db: Db, posts: readonly DuePost[], at: Date): Promise<void> {
  if (posts.length === 0) return
  await db
    .insertInto('channel_posts')
    .values(
      posts.map(({ channel, bot, localDate, state, dueAtMs, notAfterMs }) => ({
        channel,
        bot,
        local_date: localDate,
        state,
        due_at: new Date(dueAtMs),
        not_after: new Date(notAfterMs),
        ended_at: state === 'queued' ? null : at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['channel', 'local_date']).doNothing())
    .execute()
}

/** Ends queued posts that are too late. */
export async function endLatePosts(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('channel_posts')
    .set({ state: 'late', ended_at: at })
    .where('state', '=', 'queued')
    .where('not_after', '<', at)
    .execute()
}

/** Marks posts whose sender died as `unknown`. They may be there, so they are not posted again. Returns how many. */
export async function abandonSilentPosts(db: Db, claimedBefore: Date, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('channel_posts')
    .set({ state: 'unknown', ended_at: at })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', claimedBefore)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function listBotsWithPosts(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_posts')
    .select('bot')
    .distinct()
    .where('state', '=', 'queued')
    .where((post) => post.or([post('retry_at', 'is', null), post('retry_at', '<=', at)]))
    .execute()
  return rows.map(({ bot }) => bot)
}

/** A post that this process has claimed and must send. */
export type ClaimedPost = {
  readonly id: string
  readonly channel: string
  readonly localDate: string
  readonly dueAtMs: number
  readonly tries: number
}

/** Claims the next posts of a bot and commits the claim, so that a crash cannot post them twice. */
export async function claimPosts(
  db: Db,
  bot: string,
  { by, at, limit }: { readonly by: string; readonly at: Date; readonly limit: number },
): Promise<ClaimedPost[]> {
  const { rows } = await sql<{
    id: string
    channel: string
    local_date: string
    due_at: Date
    tries: number
  }>`
    update channel_posts set state = 'sending', claimed_by = ${by}, claimed_at = ${at}
    where id in (
      select id from channel_posts
      where bot = ${bot} and state = 'queued' and not_after >= ${at} and (retry_at is null or retry_at <= ${at})
      order by id limit ${limit} for update skip locked)
    returning id, channel, local_date::text as local_date, due_at, tries`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    localDate: row.local_date,
    dueAtMs: row.due_at.getTime(),
    tries: row.tries,
  }))
}

type SettledPost = {
  readonly id: string
  readonly state: 'sent' | 'unknown' | 'blocked' | 'failed' | 'queued'
  readonly retryAt: Date | null
}

/** Stores how a claimed post ended, or when it is tried again. */
export async function settlePost(
  db: Db,
  { id, state, retryAt }: SettledPost,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('channel_posts')
    .set((post) => ({
      state,
      retry_at: retryAt,
      tries: post('tries', '+', 1),
      ended_at: state === 'queued' ? null : at,
    }))
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .where('state', 'in', ['sending', 'unknown'])
    .execute()
}

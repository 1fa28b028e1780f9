import { type Kysely, sql } from 'kysely'

/**
 * The day's post in a public Telegram channel, at most one for a channel and local date; its states are those of deliveries.
 * Replies of bots get a language and, where their text depends on more than the word, a payload.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table channel_posts (
      id bigint generated always as identity primary key,
      channel text not null check (char_length(channel) <= 64),
      local_date date not null,
      bot text not null,
      state text not null check (state in ('queued', 'sending', 'sent', 'unknown', 'blocked', 'failed', 'late')),
      due_at timestamptz not null,
      not_after timestamptz not null,
      tries smallint not null default 0,
      retry_at timestamptz,
      claimed_at timestamptz,
      claimed_by uuid,
      ended_at timestamptz,
      unique (channel, local_date)
    )`.execute(db)
  await sql`
    create index channel_posts_open on channel_posts (bot) where state in ('queued', 'sending')`.execute(db)
  await sql`
    alter table messenger_replies
      add column locale text constraint messenger_replies_locale check (locale in ('en', 'ru')),
      add column payload jsonb`.execute(db)
}

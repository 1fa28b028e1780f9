import { type Kysely, sql } from 'kysely'

/**
 * Readers of the morning: a browser, a Telegram chat or the address of an account that gets the day without being the one
 * reminder of an account's profile. A reminder belongs to an account or to a reader; `reminders` stays the one table of what
 * is due, whatever the channel.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReaders(db)
  await createLinks(db)
  await widenReminders(db)
}

/** `token_hash` is of the token with which a browser without an account manages its morning. */
async function createReaders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table readers (
      id uuid primary key,
      channel text not null check (channel in ('mail', 'push', 'telegram')),
      account_id uuid references accounts on delete cascade,
      place_id integer,
      token_hash bytea unique,
      endpoint text unique check (char_length(endpoint) <= 1000),
      p256dh bytea check (octet_length(p256dh) = 65),
      auth bytea check (octet_length(auth) = 16),
      bot text,
      chat_id bigint unique,
      created_at timestamptz not null,
      constraint readers_mail_is_of_an_account check (channel <> 'mail' or account_id is not null),
      constraint readers_push_has_keys check ((channel = 'push') = (num_nonnulls(endpoint, p256dh, auth) = 3)),
      constraint readers_telegram_has_a_chat check ((channel = 'telegram') = (num_nonnulls(bot, chat_id) = 2))
    )`.execute(db)
  await sql`create index readers_account_id on readers (account_id) where account_id is not null`.execute(db)
  await sql`create unique index readers_mail on readers (account_id) where channel = 'mail'`.execute(db)
}

/** Start parameters of bots that were issued to readers, with what was chosen; the chat becomes known when it is opened. */
async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reader_links (
      token_hash bytea primary key,
      bot text not null,
      account_id uuid references accounts on delete cascade,
      manage_hash bytea,
      chart_id uuid references charts on delete cascade,
      slot_minute smallint not null check (slot_minute between 0 and 1485 and slot_minute % 15 = 0),
      rhythm text not null check (rhythm in ('daily', 'weekly')),
      locale text not null check (locale in ('en', 'ru')),
      place_id integer,
      zone text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index reader_links_expires_at on reader_links (expires_at)`.execute(db)
  await sql`create index reader_links_manage_hash on reader_links (manage_hash)`.execute(db)
  await sql`create index reader_links_account_id on reader_links (account_id)`.execute(db)
  await sql`create index reader_links_chart_id on reader_links (chart_id)`.execute(db)
}

/** `subject` is whose day it is: that of a chart, or everybody's. */
async function widenReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reminders
      alter column account_id drop not null,
      add column reader_id uuid,
      add column subject text not null default 'chart' constraint reminders_subject check (subject in ('chart', 'day')),
      add column rhythm text not null default 'daily' constraint reminders_rhythm check (rhythm in ('daily', 'weekly'))`.execute(
    db,
  )
  await sql`
    alter table reminders
      add constraint reminders_reader_id_fkey foreign key (reader_id) references readers on delete cascade not valid`.execute(
    db,
  )
  await sql`
    alter table reminders
      add constraint reminders_one_owner check (num_nonnulls(account_id, reader_id) = 1) not valid`.execute(
    db,
  )
  await sql`alter table reminders drop constraint reminders_channel_check`.execute(db)
  await sql`
    alter table reminders
      add constraint reminders_channel check (channel in ('mail', 'push', 'telegram')) not valid`.execute(db)
}

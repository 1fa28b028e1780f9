import { type Kysely, sql } from 'kysely'

/** Daily reminders: who subscribed, and the state of each message. The texts of messages are never stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessenger(db)
  await createReminders(db)
  await createDeliveries(db)
}

/** Links accounts to Telegram chats: at most one chat an account and one account a chat. */
async function createMessenger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messenger_users (
      account_id uuid primary key references accounts on delete cascade,
      bot text not null,
      chat_id bigint not null unique,
      linked_at timestamptz not null,
      blocked_at timestamptz
    )`.execute(db)

  // Hashes of the start parameters that were issued.
  await sql`
    create table messenger_links (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      bot text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index messenger_links_account_id on messenger_links (account_id)`.execute(db)
  await sql`create index messenger_links_expires_at on messenger_links (expires_at)`.execute(db)

  // Telegram repeats an update until it is acknowledged, so some arrive twice.
  await sql`
    create table messenger_updates (
      bot text not null,
      update_id bigint not null,
      received_at timestamptz not null,
      primary key (bot, update_id)
    )`.execute(db)
  await sql`create index messenger_updates_received_at on messenger_updates (received_at)`.execute(db)

  // Replies wait here for the process that currently sends for the bot.
  await sql`
    create table messenger_replies (
      id bigint generated always as identity primary key,
      bot text not null,
      chat_id bigint not null,
      word text not null,
      callback_id text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index messenger_replies_bot on messenger_replies (bot, id)`.execute(db)
}

/** One reminder an account. `disable_id` is the id in the unsubscribe link and gives access to nothing else. */
async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      id uuid primary key,
      account_id uuid not null unique references accounts on delete cascade,
      disable_id uuid not null unique,
      channel text not null check (channel in ('telegram', 'mail')),
      is_active boolean not null,
      chart_id uuid references charts on delete set null,
      slot_minute smallint check (slot_minute between 0 and 1485 and slot_minute % 15 = 0),
      locale text not null check (locale in ('en', 'ru')),
      zone text not null,
      next_run_at timestamptz,
      updated_at timestamptz not null,
      constraint reminders_due_while_active check ((next_run_at is not null) = is_active),
      constraint reminders_time_while_active check (not is_active or slot_minute is not null)
    )`.execute(db)
  await sql`create index reminders_chart_id on reminders (chart_id)`.execute(db)
  await sql`create index reminders_due on reminders (next_run_at) where is_active`.execute(db)
}

/** At most one message a reminder and local date. */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminder_deliveries (
      id bigint generated always as identity primary key,
      reminder_id uuid not null references reminders on delete cascade,
      local_date date not null,
      carrier text not null,
      state text not null check (state in ('queued', 'sending', 'sent', 'unknown', 'blocked', 'failed', 'late',
        'unpaid', 'off')),
      due_at timestamptz not null,
      not_after timestamptz not null,
      turn integer not null,
      tries smallint not null default 0,
      retry_at timestamptz,
      claimed_at timestamptz,
      claimed_by uuid,
      ended_at timestamptz,
      unique (reminder_id, local_date)
    )`.execute(db)
  await sql`
    create index reminder_deliveries_queued on reminder_deliveries (carrier, due_at, turn)
    where state = 'queued'`.execute(db)
  await sql`
    create index reminder_deliveries_sending on reminder_deliveries (claimed_at)
    where state = 'sending'`.execute(db)
  await sql`create index reminder_deliveries_due_at on reminder_deliveries (due_at)`.execute(db)

  // Which process sends for a bot, and until when sending is paused.
  await sql`
    create table reminder_carriers (
      carrier text primary key,
      leased_by uuid,
      leased_until timestamptz,
      paused_until timestamptz
    )`.execute(db)
}

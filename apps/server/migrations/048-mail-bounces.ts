import { type Kysely, sql } from 'kysely'

/**
 * Mails that came back or were complained about: one row an account, kind and day. While `mail_stopped_at` is set an account
 * gets no mail it subscribed to; bounces before `mail_resumed_at` no longer count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column mail_stopped_at timestamptz,
      add column mail_resumed_at timestamptz`.execute(db)
  await sql`
    create table mail_bounces (
      id bigint generated always as identity primary key,
      account_id uuid not null references accounts on delete cascade,
      day date not null,
      kind text not null check (kind in ('hard', 'soft', 'complaint')),
      status text check (status ~ '^[245]\.[0-9]{1,3}\.[0-9]{1,3}$'),
      address_masked text not null check (char_length(address_masked) <= 320),
      received_at timestamptz not null,
      unique (account_id, day, kind)
    )`.execute(db)
  await sql`create index mail_bounces_received_at on mail_bounces (received_at)`.execute(db)
}

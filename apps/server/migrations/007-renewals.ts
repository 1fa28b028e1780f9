import { type Kysely, sql } from 'kysely'

/** Renewals: when each is processed next, the mails its owner was sent, and differences between providers and ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column look_at timestamptz`.execute(db)
  await sql`update subscriptions set look_at = created_at where state <> 'ended'`.execute(db)
  await sql`create index subscriptions_due on subscriptions (look_at) where look_at is not null`.execute(db)

  // `about` is the charge, attempt or order a mail is about: one mail of a kind for each.
  await sql`
    create table renewal_notices (
      subscription_id uuid not null references subscriptions on delete cascade,
      kind text not null check (kind in ('72h', '24h', 'declined', 'charged', 'ended')),
      about text not null,
      sent_at timestamptz not null,
      primary key (subscription_id, kind, about)
    )`.execute(db)

  await sql`
    create table reconciliation_findings (
      provider text not null,
      kind text not null check (kind in ('orphan', 'mismatch', 'missing')),
      payment text not null,
      amount_minor bigint not null,
      currency text not null,
      found_at timestamptz not null,
      seen_at timestamptz not null,
      settled_at timestamptz,
      primary key (provider, kind, payment)
    )`.execute(db)
}

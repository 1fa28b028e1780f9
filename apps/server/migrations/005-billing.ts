import { type Kysely, sql } from 'kysely'

/**
 * Money. Orders name no person: their owner is in `order_owners`, which is deleted with the account, while orders and
 * ledger stay. Amounts are in minor units.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPrices(db)
  await createOrders(db)
  await createCards(db)
  await createGrants(db)
  await createInbox(db)
  await createLedger(db)
}

/** A price is valid until the next one of the same product and language; rows are never changed. */
async function createPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create table price_list (
      id integer generated always as identity primary key,
      code text not null,
      locale text not null check (locale in ('en', 'ru')),
      tier text not null check (tier in ('personal', 'mobile')),
      months integer not null check (months between 1 and 12),
      amount_minor integer not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      is_renewable boolean not null,
      is_offered boolean not null,
      valid_from timestamptz not null,
      unique (code, locale, valid_from)
    )`.execute(db)
  await sql`
    insert into price_list (code, locale, tier, months, amount_minor, currency, is_renewable, is_offered, valid_from)
    values
      ('personal_1m', 'en', 'personal', 1, 900, 'USD', false, true, '2026-01-01Z'),
      ('personal_6m', 'en', 'personal', 6, 3900, 'USD', false, true, '2026-01-01Z'),
      ('personal_12m', 'en', 'personal', 12, 5900, 'USD', false, true, '2026-01-01Z'),
      ('personal_1m', 'ru', 'personal', 1, 49000, 'RUB', true, true, '2026-01-01Z'),
      ('personal_6m', 'ru', 'personal', 6, 199000, 'RUB', false, true, '2026-01-01Z'),
      ('personal_12m', 'ru', 'personal', 12, 299000, 'RUB', false, true, '2026-01-01Z'),
      ('mobile_premium_1m', 'ru', 'mobile', 1, 9900, 'RUB', false, true, '2026-01-01Z')`.execute(db)
  await denyChanges(db, 'price_list')
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      id uuid primary key,
      chart_id uuid not null references charts on delete cascade,
      tier text not null,
      price_id integer not null references price_list,
      state text not null check (state in ('active', 'past_due', 'ended')),
      period_no integer not null,
      next_charge_at timestamptz,
      consent_version text not null,
      consent_at timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      constraint subscriptions_end check ((state = 'ended') = (ended_at is not null))
    )`.execute(db)
  await sql`
    create unique index subscriptions_one_running on subscriptions (chart_id, tier)
    where state <> 'ended'`.execute(db)

  // The terms are copied from the price, so that a later price does not change an order.
  await sql`
    create table orders (
      id uuid primary key,
      chart_id uuid references charts on delete set null,
      kind text not null check (kind in ('purchase', 'renewal')),
      subscription_id uuid references subscriptions on delete set null,
      period_no integer,
      price_id integer not null references price_list,
      code text not null,
      tier text not null,
      months integer not null,
      amount_minor integer not null check (amount_minor > 0),
      currency text not null,
      locale text not null,
      provider text not null,
      wants_renewal boolean not null,
      state text not null check (state in ('created', 'awaiting_payment', 'failed_to_start', 'cancelled',
        'expired', 'paid', 'refunded', 'disputed', 'charged_back')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      paid_at timestamptz,
      unique (subscription_id, period_no)
    )`.execute(db)
  await sql`
    create unique index orders_one_open on orders (chart_id, code)
    where kind = 'purchase' and state in ('created', 'awaiting_payment')`.execute(db)
  await sql`create index orders_chart_id on orders (chart_id, created_at)`.execute(db)
  await sql`
    create index orders_open on orders (expires_at) where state in ('created', 'awaiting_payment')`.execute(
    db,
  )

  // The name the chart had when it was paid for, encrypted under the key `key_id`.
  await sql`
    create table order_owners (
      order_id uuid primary key references orders,
      account_id uuid not null references accounts on delete cascade,
      key_id text not null,
      box bytea not null
    )`.execute(db)
  await sql`create index order_owners_account_id on order_owners (account_id)`.execute(db)

  // The provider knows an attempt by its id.
  await sql`
    create table payment_attempts (
      id uuid primary key,
      order_id uuid not null references orders,
      attempt_no integer not null,
      provider text not null,
      idempotency_key text not null unique,
      checkout_id text,
      payment_id text,
      state text not null check (state in ('initiated', 'unknown', 'pending', 'failed', 'canceled', 'succeeded')),
      refunded_minor integer not null default 0 check (refunded_minor >= 0),
      dispute text not null default 'none' check (dispute in ('none', 'opened', 'won', 'lost')),
      decline_class text,
      decline_code text,
      declined_at timestamptz,
      created_at timestamptz not null,
      looked_up_at timestamptz,
      unique (order_id, attempt_no),
      unique (provider, payment_id)
    )`.execute(db)
  await sql`
    create index payment_attempts_open on payment_attempts (created_at)
    where state in ('initiated', 'unknown', 'pending')`.execute(db)
}

/** Encrypted card tokens. A card that has no chart or is revoked must be removed at its provider. */
async function createCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_cards (
      id uuid primary key,
      chart_id uuid references charts on delete set null,
      provider text not null,
      token_hash bytea not null,
      key_id text not null,
      box bytea not null,
      mask text,
      created_at timestamptz not null,
      revoked_at timestamptz,
      revoke_reason text,
      remote_removed_at timestamptz,
      unique (provider, token_hash)
    )`.execute(db)
  await sql`
    create unique index saved_cards_one_bound on saved_cards (chart_id) where revoked_at is null`.execute(db)
  await sql`
    create index saved_cards_to_remove on saved_cards (created_at)
    where remote_removed_at is null and (revoked_at is not null or chart_id is null)`.execute(db)
}

/** Granted time: once for an order, however often the payment is reported. Without an order it was granted for free. */
async function createGrants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grants (
      id uuid primary key,
      order_id uuid unique references orders,
      chart_id uuid references charts on delete set null,
      tier text not null,
      months integer not null,
      from_at timestamptz not null,
      until_at timestamptz not null,
      anchor_day integer not null check (anchor_day between 1 and 31),
      created_at timestamptz not null,
      revoked_at timestamptz,
      check (until_at > from_at)
    )`.execute(db)
  await sql`create index grants_chart_id on grants (chart_id, until_at)`.execute(db)
}

/** Notifications of providers until they are applied: the facts are stored encrypted and deleted afterwards. */
async function createInbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_inbox (
      id bigint generated always as identity primary key,
      provider text not null,
      event_key text not null,
      event_type text not null,
      key_id text,
      box bytea,
      received_at timestamptz not null,
      state text not null check (state in ('new', 'applied', 'ignored', 'orphan', 'mismatch')),
      tries integer not null default 0,
      unique (provider, event_key)
    )`.execute(db)
  await sql`
    create index payment_inbox_waiting on payment_inbox (received_at) where state in ('new', 'orphan')`.execute(
    db,
  )
}

/** Entries of one posting sum to zero in each currency; the database checks it at the end of a transaction. */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      posting_id uuid not null,
      order_id uuid not null references orders,
      account text not null,
      amount_minor bigint not null check (amount_minor <> 0),
      currency text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index ledger_entries_order_id on ledger_entries (order_id)`.execute(db)
  await sql`create index ledger_entries_posting_id on ledger_entries (posting_id)`.execute(db)
  await sql`
    create function require_balance() returns trigger language plpgsql as $$
    declare difference bigint;
    begin
      execute format('select sum(amount_minor) from %I.%I where posting_id = $1 and currency = $2',
        tg_table_schema, tg_table_name) into difference using new.posting_id, new.currency;
      if difference <> 0 then
        raise exception 'a posting does not sum to zero' using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function require_balance()`.execute(db)
  await denyChanges(db, 'ledger_entries')
}

async function denyChanges(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger append_only before update or delete or truncate on ${sql.id(table)}
    for each statement execute function refuse_change()`.execute(db)
}

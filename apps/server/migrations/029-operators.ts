import { type Kysely, sql } from 'kysely'

/** Operators of the console, how they sign in, and the audit log of what they do and look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOperators(db)
  await createAuditLog(db)
}

/** A removed operator stays, because the audit log names the row; nothing of it opens anything any more. */
async function createOperators(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id uuid primary key,
      name text not null,
      role text not null check (role in ('support', 'finance', 'admin')),
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`
    create table operator_passkeys (
      id uuid primary key,
      operator_id uuid not null references operators,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index operator_passkeys_operator_id on operator_passkeys (operator_id)`.execute(db)
  await sql`
    create table operator_sessions (
      id uuid primary key,
      operator_id uuid not null references operators,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db)
  await sql`create index operator_sessions_operator_id on operator_sessions (operator_id)`.execute(db)
  // One link an operator: a new one replaces it, and its use deletes it.
  await sql`
    create table operator_enrolments (
      operator_id uuid primary key references operators,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}

/**
 * Each row has the hash of its content and of the row before it. The database numbers and chains the rows itself, one at
 * a time, so that a process can neither choose a hash nor leave a gap. `audit_head` has the number and hash of the last row:
 * a tail that is cut off differs from it.
 */
async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      seq bigint primary key default 0,
      at timestamptz not null,
      operator_id uuid references operators,
      action text not null check (action ~ '^[a-z.-]+$'),
      subject text not null check (subject !~ '[\n\r]'),
      details text not null check (details !~ '[\n\r]'),
      previous_hash bytea not null default '',
      hash bytea not null default ''
    )`.execute(db)
  await sql`create index audit_log_operator_id on audit_log (operator_id, seq)`.execute(db)
  await sql`create index audit_log_subject on audit_log (subject, seq)`.execute(db)
  await sql`
    create table audit_head (
      is_only boolean primary key default true check (is_only),
      seq bigint not null,
      hash bytea not null
    )`.execute(db)
  await sql`insert into audit_head (seq, hash) values (0, sha256('zeri audit log'))`.execute(db)
  await sql`
    create function chain_audit() returns trigger language plpgsql
    security definer set search_path from current as $$
    declare head record;
    begin
      perform pg_advisory_xact_lock(tg_relid::bigint);
      select audit_head.seq, audit_head.hash into strict head from audit_head;
      new.seq := head.seq + 1;
      new.previous_hash := head.hash;
      new.hash := sha256(head.hash || convert_to(concat_ws(E'\n',
        new.seq, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
        coalesce(new.operator_id::text, ''), new.action, new.subject, new.details), 'UTF8'));
      update audit_head set seq = new.seq, hash = new.hash;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger chain before insert on audit_log for each row execute function chain_audit()`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db)
}

import { type Kysely, sql } from 'kysely'

// Deliveries are partitioned by their local date: a day that is no longer needed is dropped at once, instead of deleting
// millions of rows. The table as it was becomes the partition of all days until today, so no row is copied. Only the worker
// writes deliveries and no page reads them, so nobody waits while the indexes of that partition are completed.
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeBefore(db)
  await createPartitioned(db)
  await attachBefore(db)
  await createMaintenance(db)
  await sql`select maintain_reminder_days((now() at time zone 'UTC')::date, 7, 60)`.execute(db)
}

/** Frees the names, and the column that numbers rows. */
async function makeBefore(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reminder_deliveries rename to reminder_deliveries_before`.execute(db)
  await sql`
    alter table reminder_deliveries_before alter column id drop identity,
      drop constraint reminder_deliveries_pkey`.execute(db)
  await sql`
    alter table reminder_deliveries_before
    rename constraint reminder_deliveries_reminder_id_local_date_key to reminder_deliveries_before_key`.execute(
    db,
  )
  for (const name of ['queued', 'sending', 'due_at']) {
    const [index, renamed] = [`reminder_deliveries_${name}`, `reminder_deliveries_before_${name}`]
    await sql`alter index ${sql.id(index)} rename to ${sql.id(renamed)}`.execute(db)
  }
}

async function createPartitioned(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminder_deliveries (
      id bigint generated always as identity,
      reminder_id uuid not null references reminders on delete cascade,
      local_date date not null,
      carrier text not null,
      state text not null constraint reminder_deliveries_state_check check (state in ('queued', 'sending', 'sent', 'unknown', 'blocked', 'failed', 'late',
        'unpaid', 'off')),
      due_at timestamptz not null,
      not_after timestamptz not null,
      turn integer not null,
      tries smallint not null default 0,
      retry_at timestamptz,
      claimed_at timestamptz,
      claimed_by uuid,
      ended_at timestamptz,
      primary key (id, local_date),
      unique (reminder_id, local_date)
    ) partition by range (local_date)`.execute(db)
  await sql`
    create index reminder_deliveries_queued on reminder_deliveries (carrier, due_at, turn)
    where state = 'queued'`.execute(db)
  await sql`
    create index reminder_deliveries_sending on reminder_deliveries (claimed_at)
    where state = 'sending'`.execute(db)
  await sql`create index reminder_deliveries_due_at on reminder_deliveries (due_at)`.execute(db)
}

/** The former table has every day until tomorrow, or until its last row. */
async function attachBefore(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      border date := greatest((now() at time zone 'UTC')::date, (select max(local_date) from reminder_deliveries_before)) + 1;
    begin
      execute format('alter table reminder_deliveries attach partition reminder_deliveries_before
        for values from (minvalue) to (%L)', border);
      perform setval(pg_get_serial_sequence('reminder_deliveries', 'id'),
        (select coalesce(max(id), 0) + 1 from reminder_deliveries_before), false);
    end $$`.execute(db)
}

/**
 * Creates the partitions from yesterday until some days ahead, and drops those that ended before the days to retain. Its
 * owner is that of the table, so that the worker, which may create nothing, can call it. There is no default partition: a
 * row in one would stop the day it belongs to from being created. It waits two seconds for a lock and then fails; the next
 * call does its work.
 */
async function createMaintenance(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function maintain_reminder_days(today date, ahead integer, retained integer,
      out created integer, out dropped integer)
    language plpgsql security definer set datestyle = 'ISO' set lock_timeout = '2s' as $$
    declare
      wanted date;
      part record;
    begin
      created := 0;
      dropped := 0;
      perform pg_advisory_xact_lock(hashtextextended('reminder_deliveries by day', 0));
      for wanted in select today + n from generate_series(-1, ahead) as n loop
        if not exists (select from reminder_days where wanted >= first_date and wanted < end_date) then
          execute format('create table %I partition of reminder_deliveries for values from (%L) to (%L)',
            'reminder_deliveries_' || to_char(wanted, 'YYYYMMDD'), wanted, wanted + 1);
          created := created + 1;
        end if;
      end loop;
      for part in select name from reminder_days where end_date <= today - retained loop
        execute format('drop table %s', part.name);
        dropped := dropped + 1;
      end loop;
    end $$`.execute(db)
  await sql`
    create view reminder_days as
    select inhrelid::regclass as name,
      coalesce(substring(bound from 'FROM \\(''([^'']+)''\\)')::date, '-infinity') as first_date,
      substring(bound from 'TO \\(''([^'']+)''\\)')::date as end_date
    from pg_inherits
    join pg_class on pg_class.oid = inhrelid
    cross join lateral pg_get_expr(relpartbound, inhrelid) as bound
    where inhparent = 'reminder_deliveries'::regclass`.execute(db)
  await sql`revoke all on function maintain_reminder_days from public`.execute(db)
  // A definer's function finds nothing but the tables of its own schema, temporary ones last.
  await sql`
    do $$ begin
      execute format('alter function maintain_reminder_days set search_path = %I, pg_temp', current_schema());
    end $$`.execute(db)
}

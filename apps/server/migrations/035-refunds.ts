import { type Kysely, sql } from 'kysely'

/**
 * Refunds that operators request. The row is written before the provider is called, and its id is what the provider knows
 * the refund by. `requested` until the provider has named the result.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key,
      order_id uuid not null references orders,
      attempt_id uuid not null references payment_attempts,
      amount_minor integer not null check (amount_minor > 0),
      currency text not null,
      takes_time boolean not null,
      reason text not null,
      operator_id uuid not null references operators,
      idempotency_key uuid not null unique,
      state text not null check (state in ('requested', 'succeeded', 'failed')),
      provider_refund_id text,
      failure_code text,
      created_at timestamptz not null,
      looked_up_at timestamptz,
      settled_at timestamptz,
      constraint refunds_end check ((state = 'requested') = (settled_at is null))
    )`.execute(db)
  await sql`create index refunds_order_id on refunds (order_id, created_at)`.execute(db)
  await sql`create index refunds_attempt_id on refunds (attempt_id)`.execute(db)
  await sql`create index refunds_open on refunds (created_at) where state = 'requested'`.execute(db)
  await sql`
    create trigger money_waits before insert or update or delete on refunds
    for each statement execute function wait_for_standby()`.execute(db)
  await guardSum(db)
}

/**
 * Refunds of a payment never exceed it, whatever a process does: refunds of an order are inserted one at a time, and each is
 * compared with what is left. A refund under way counts twice for a moment, when its provider reports it before its row is
 * settled: that refuses too much and never too little. A key that exists already is left to its unique index.
 */
async function guardSum(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_refund() returns trigger language plpgsql
    security definer set search_path from current as $$
    declare
      paid record;
      under_way bigint;
    begin
      perform from orders where id = new.order_id for update;
      if exists (select from refunds where idempotency_key = new.idempotency_key) then
        return new;
      end if;
      select orders.amount_minor - payment_attempts.refunded_minor as left_minor, orders.currency,
             payment_attempts.state, payment_attempts.dispute into paid
        from payment_attempts join orders on orders.id = payment_attempts.order_id
       where payment_attempts.id = new.attempt_id and payment_attempts.order_id = new.order_id;
      select coalesce(sum(amount_minor), 0) into under_way
        from refunds where attempt_id = new.attempt_id and state = 'requested';
      if paid is null or paid.state <> 'succeeded' or paid.dispute in ('opened', 'lost')
         or paid.currency <> new.currency or new.amount_minor > paid.left_minor - under_way then
        raise exception 'a refund exceeds what is left of its payment'
          using errcode = 'check_violation', constraint = 'refunds_within_paid';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger within_paid before insert on refunds for each row execute function check_refund()`.execute(
    db,
  )
}

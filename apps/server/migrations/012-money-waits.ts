import { type Kysely, sql } from 'kysely'

/** Whatever a provider, a buyer or a payer is told of is in one of these. */
const MONEY = [
  'orders',
  'payment_attempts',
  'payment_inbox',
  'ledger_entries',
  'grants',
  'saved_cards',
  'subscriptions',
]

/**
 * A transaction that touches money waits for the standby where there is one, whatever the database does for everything
 * else: `synchronous_commit` may be `local` there. A stricter setting stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function wait_for_standby() returns trigger language plpgsql as $$
    begin
      if current_setting('synchronous_commit') in ('off', 'local', 'remote_write') then
        perform set_config('synchronous_commit', 'on', true);
      end if;
      return null;
    end $$`.execute(db)
  for (const table of MONEY) {
    await sql`
      create trigger money_waits before insert or update or delete on ${sql.id(table)}
      for each statement execute function wait_for_standby()`.execute(db)
  }
}

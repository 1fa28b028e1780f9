import { type Kysely, sql } from 'kysely'

/** Tables with facts that a provider, a buyer or a payer is informed about. */
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
 * A transaction that changes these tables waits for the standby if there is one, even where `synchronous_commit` is
 * `local` for everything else. A stricter setting is left as it is.
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

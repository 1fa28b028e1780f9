import { type Kysely, sql } from 'kysely'

/**
 * Seats of shared shortlists: a guest has an id for the owner to remove them by, and keyed hashes of the network they voted
 * from, different in every list. Tickets of the question form are used once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table choice_guests
      add column id uuid not null default gen_random_uuid(),
      add column address_hash bytea,
      add column network_hash bytea`.execute(db)
  // Removed guests cannot vote again, and still count for their network. What they wrote is gone.
  await sql`
    create table choice_removed_guests (
      choice_id uuid not null references choices on delete cascade,
      guest_hash bytea not null,
      address_hash bytea,
      network_hash bytea,
      removed_at timestamptz not null,
      primary key (choice_id, guest_hash)
    )`.execute(db)
  await sql`
    create table used_tickets (
      ticket_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index used_tickets_expires_at on used_tickets (expires_at)`.execute(db)
}

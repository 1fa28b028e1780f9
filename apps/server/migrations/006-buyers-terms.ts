import { type Kysely, sql } from 'kysely'

/** Which texts a buyer accepted when they ordered: the offer, and the agreement on renewals where they asked for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column offer_version text, add column renewal_version text`.execute(db)
}

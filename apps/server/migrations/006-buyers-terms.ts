import { type Kysely, sql } from 'kysely'

/** The texts a buyer accepted with an order: the offer, and the agreement on renewals if they chose renewals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column offer_version text, add column renewal_version text`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * The end of the paid time of the personal calendar, and the last counted correction of a birth. Charts of the site have
 * personal time only, so that `paid_until` stays their end and the release before runs on; a chart of the app may have
 * both tiers. The first payment is the first grant. Nothing of an earlier birth is stored. 017 fills the first column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table charts add column personal_until timestamptz, add column birth_corrected_at timestamptz`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/** What an operator has switched off or on again. A part of the site without a row was never switched, and is on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table switches (
      name text primary key,
      is_on boolean not null,
      since timestamptz not null,
      changed_by text not null,
      note_en text,
      note_ru text,
      check ((note_en is null) = (note_ru is null))
    )`.execute(db)
}

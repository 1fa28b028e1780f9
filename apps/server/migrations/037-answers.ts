import { type Kysely, sql } from 'kysely'

/** The state of a question and the answer that an operator sent. An operator who answered stays known after a removal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column state text not null default 'open',
      add column answer text,
      add column answered_at timestamptz,
      add column answered_by uuid`.execute(db)
  await sql`
    alter table questions
    add constraint questions_state_check check (state in ('open', 'answered', 'closed')) not valid`.execute(
    db,
  )
  await sql`
    alter table questions
    add constraint questions_answered_by_fkey foreign key (answered_by) references operators not valid`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/**
 * The texts of the site, synced from the files of `content/`, and the questions of visitors. The search uses the language
 * of a text and ranks its title highest, then its description, then its body.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_entries (
      kind text not null check (kind in ('articles', 'sections', 'faq', 'pages')),
      id text not null,
      locale text not null check (locale in ('en', 'ru')),
      section text,
      position integer not null,
      title text not null,
      description text not null,
      published_on text,
      minutes integer not null,
      related jsonb not null,
      body text not null,
      search tsvector not null generated always as (
        case locale
          when 'ru' then
            setweight(to_tsvector('russian'::regconfig, title), 'A')
            || setweight(to_tsvector('russian'::regconfig, description), 'B')
            || setweight(to_tsvector('russian'::regconfig, body), 'C')
          else
            setweight(to_tsvector('english'::regconfig, title), 'A')
            || setweight(to_tsvector('english'::regconfig, description), 'B')
            || setweight(to_tsvector('english'::regconfig, body), 'C')
        end) stored,
      primary key (kind, locale, id)
    )`.execute(db)
  await sql`create index content_entries_search on content_entries using gin (search)`.execute(db)

  // `network_hash` serves the daily limit and is deleted after that day.
  await sql`
    create table questions (
      id uuid primary key,
      email text not null,
      name text not null,
      topic text not null,
      question text not null,
      locale text not null check (locale in ('en', 'ru')),
      network_hash bytea,
      consent_version text not null,
      asked_at timestamptz not null
    )`.execute(db)
  await sql`create index questions_email on questions (email, asked_at)`.execute(db)
  await sql`create index questions_network on questions (network_hash) where network_hash is not null`.execute(
    db,
  )
  await sql`create index questions_asked_at on questions (asked_at)`.execute(db)
}

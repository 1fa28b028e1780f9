import { type Kysely, sql } from 'kysely'

/**
 * The gazetteer. No table refers to it and it is always replaced as a whole, so it has no foreign keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The schema is named, because an extension lives in one schema while the tables may live in any.
  await sql`create extension if not exists pg_trgm with schema public`.execute(db)
  await sql`
    create table places (
      id integer primary key,
      name_en text not null,
      name_ru text,
      region_en text,
      region_ru text,
      country text not null,
      latitude double precision not null,
      longitude double precision not null,
      population integer not null,
      zone text not null
    )`.execute(db)
  await sql`create index places_zone on places (zone, population desc)`.execute(db)
  await sql`create index places_point on places using gist (point(longitude, latitude))`.execute(db)

  // Keys are folded names; in the C collation a prefix is a range. `typos` are hashes of a key with one letter left out.
  await sql`
    create table place_names (
      place_id integer not null,
      key text collate "C" not null,
      is_in_use boolean not null,
      population integer not null,
      typos integer[]
    )`.execute(db)
  await sql`
    create index place_names_key on place_names (key) include (place_id, is_in_use, population)`.execute(db)
  // Thousands of names share their first letters: this index returns the largest places first.
  for (const letters of [1, 2, 3]) {
    await sql`
      create index ${sql.id(`place_names_first_${letters}`)}
      on place_names (left(key, ${sql.lit(letters)}), population desc)
      include (place_id, key, is_in_use)`.execute(db)
  }
  await sql`create index place_names_typos on place_names using gin (typos)`.execute(db)
  await sql`
    create index place_names_trigrams on place_names using gin (key public.gin_trgm_ops)
    where is_in_use and population >= 1000`.execute(db)

  await sql`
    create table gazetteer_imports (
      fingerprint text primary key,
      places integer not null,
      imported_at timestamptz not null
    )`.execute(db)
}

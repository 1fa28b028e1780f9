// Loads a built gazetteer into PostgreSQL.

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BuiltGazetteer, Report } from './build-gazetteer.ts'

type LoadOptions = {
  readonly url: string
  readonly schema?: string | undefined
  readonly now: () => number
  readonly report: Report
}

type Table = 'places' | 'place_names'

/**
 * Replaces the gazetteer in the database with a built one, or does nothing if it is the same. New tables are filled and
 * indexed beside the old ones, which serve queries until the swap.
 */
export async function loadGazetteer(
  built: BuiltGazetteer,
  { url, schema, now, report }: LoadOptions,
): Promise<'loaded' | 'unchanged'> {
  const client = await connect(url, schema)
  try {
    await client.query('begin')
    // A concurrent import waits for this lock and then finds the gazetteer loaded.
    await client.query('lock table gazetteer_imports in exclusive mode')
    if (await isLoaded(client, built.fingerprint)) {
      await client.query('rollback')
      return 'unchanged'
    }
    const places = await fillNextTable(client, 'places', built.places, report)
    await fillNextTable(client, 'place_names', built.names, report)
    for (const table of ['places', 'place_names'] as const) await swapTable(client, table)
    await client.query('alter table places add primary key using index places_pkey')
    await client.query('delete from gazetteer_imports')
    await client.query('insert into gazetteer_imports values ($1, $2, $3)', [
      built.fingerprint,
      places,
      new Date(now()),
    ])
    await client.query('commit')
    return 'loaded'
  } finally {
    await client.end()
  }
}

/** Whether the database has a gazetteer. */
export async function hasGazetteer(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    return (await client.query('select 1 from gazetteer_imports')).rows.length > 0
  } finally {
    await client.end()
  }
}

async function connect(url: string, schema?: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zeri places:import',
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  })
  await client.connect()
  return client
}

async function isLoaded(client: pg.Client, fingerprint: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from gazetteer_imports where fingerprint = $1', [
    fingerprint,
  ])
  return rowCount === 1
}

/** Fills `<table>_next` from a file and creates the indexes of `table` on it. Returns the number of rows. */
async function fillNextTable(client: pg.Client, table: Table, file: string, report: Report): Promise<number> {
  await client.query(`create table ${table}_next (like ${table})`)
  // Frozen rows allow index-only scans without visiting the table.
  const copy = client.query(copyFrom(`copy ${table}_next from stdin with (freeze)`))
  await pipeline(createReadStream(file), copy)
  report(`${copy.rowCount} rows in ${table}`)
  for (const { name, definition } of await listIndexes(client, table)) {
    await client.query(
      definition
        .replace(` ${name} ON `, ` ${name}_next ON `)
        .replace(`.${table} USING`, `.${table}_next USING`),
    )
    report(`index ${name}`)
  }
  await client.query(`analyze ${table}_next`)
  return copy.rowCount
}

async function swapTable(client: pg.Client, table: Table): Promise<void> {
  const indexes = await listIndexes(client, table)
  await client.query(`drop table ${table}`)
  await client.query(`alter table ${table}_next rename to ${table}`)
  for (const { name } of indexes) await client.query(`alter index ${name}_next rename to ${name}`)
}

async function listIndexes(client: pg.Client, table: Table): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = $1 order by indexname`,
    [table],
  )
  return rows
}

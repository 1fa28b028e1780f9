import type pg from 'pg'
import { median } from '../../figures/figures.ts'
import { type Explained, type Observed, observe } from './plan.ts'
import type { Population } from './population.ts'
import { recordStatement, type Statement } from './record-statement.ts'
import type { ScaleQuery } from './scale-queries.ts'

/** A filled database and a connection to it. */
export type FilledDatabase = { readonly population: Population; readonly client: pg.Client }

type Compared = {
  readonly small: Observed
  readonly big: Observed
  /** The shapes of all plans seen on either database. */
  readonly shapes: readonly string[]
}

async function explain(client: pg.Client, { sql, parameters }: Statement): Promise<Explained> {
  const text = `explain (analyze, buffers, timing off, format json) ${sql}`
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(text, [...parameters])
  const explained = rows[0]?.['QUERY PLAN'][0]
  if (!explained) throw new Error('nothing was explained')
  return explained
}

/** Explains statements in a transaction that is rolled back, after other statements of the caller. */
async function explainAll(
  client: pg.Client,
  statements: readonly Statement[],
  before: readonly string[] = [],
): Promise<Observed> {
  await client.query('begin')
  try {
    for (const change of before) await client.query(change)
    const explained: Explained[] = []
    for (const statement of statements) explained.push(await explain(client, statement))
    return observe(explained)
  } finally {
    await client.query('rollback')
  }
}

const drawStatements = (
  query: ScaleQuery,
  population: Population,
  random: () => number,
): Promise<Statement[]> => Promise.all(query.calls(population, random).map(recordStatement))

type Rounds = { readonly rounds: number; readonly random: () => number }

/**
 * Runs the same query on both databases, for another account each time. They take turns, after a first run for every
 * account, so that neither waits for the disk.
 */
export async function compare(
  query: ScaleQuery,
  [small, big]: readonly [FilledDatabase, FilledDatabase],
  { rounds, random }: Rounds,
): Promise<Compared> {
  const drawn = []
  for (let round = 0; round < rounds; round += 1)
    drawn.push([
      await drawStatements(query, small.population, random),
      await drawStatements(query, big.population, random),
    ] as const)
  const seen: { small: Observed[]; big: Observed[] } = { small: [], big: [] }
  const askSmall = async (statements: readonly Statement[]) =>
    seen.small.push(await explainAll(small.client, statements))
  const askBig = async (statements: readonly Statement[]) =>
    seen.big.push(await explainAll(big.client, statements))
  for (const [ofSmall, ofBig] of [...drawn, ...drawn]) {
    // The second one finds the processor's caches full of the other's data, so the order alternates.
    if (seen.big.length % 2 === 0) await askSmall(ofSmall)
    await askBig(ofBig)
    if (seen.small.length < seen.big.length) await askSmall(ofSmall)
  }
  const warm = { small: seen.small.slice(rounds), big: seen.big.slice(rounds) }
  return {
    small: middleOf(warm.small),
    big: middleOf(warm.big),
    shapes: [...new Set([...warm.small, ...warm.big].map(({ shape }) => shape))],
  }
}

function middleOf(observed: readonly Observed[]): Observed {
  return {
    shape: observed[0]?.shape ?? '',
    rows: mean(observed.map(({ rows }) => rows)),
    buffers: median(observed.map(({ buffers }) => buffers)),
    ms: median(observed.map(({ ms }) => ms)),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Runs a query without the indexes it needs. */
export async function observeWithoutIndexes(
  query: ScaleQuery,
  { client, population }: FilledDatabase,
  random: () => number,
): Promise<Observed> {
  const drops = await Promise.all(query.indexes.map((index) => dropOf(client, index)))
  return explainAll(client, await drawStatements(query, population, random), drops)
}

/** The statement that drops an index; the index of a constraint is dropped with it. */
async function dropOf(client: pg.Client, index: string): Promise<string> {
  const { rows } = await client.query<{ drop: string }>(
    `select coalesce(
       (select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) from pg_constraint
        where conindid = $1::regclass and contype in ('p', 'u')),
       format('drop index %s', $1::regclass)) as drop`,
    [index],
  )
  return rows[0]?.drop ?? ''
}

import type pg from 'pg'
import { median } from '../../figures/figures.ts'
import type { Crowd } from './crowd.ts'
import { type Explained, type Observed, observe } from './plan.ts'
import type { Question } from './questions.ts'
import { recordStatement, type Statement } from './record-statement.ts'

/** A filled database, and a connection to it. */
export type Peopled = { readonly crowd: Crowd; readonly client: pg.Client }

type Compared = {
  readonly small: Observed
  readonly big: Observed
  /** The shape of every plan that was seen on either. */
  readonly shapes: readonly string[]
}

async function explain(client: pg.Client, { sql, parameters }: Statement): Promise<Explained> {
  const text = `explain (analyze, buffers, timing off, format json) ${sql}`
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(text, [...parameters])
  const explained = rows[0]?.['QUERY PLAN'][0]
  if (!explained) throw new Error('nothing was explained')
  return explained
}

/** Runs statements and takes back what they did; before them, whatever the caller wants done to the database. */
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

const drawStatements = (question: Question, crowd: Crowd, random: () => number): Promise<Statement[]> =>
  Promise.all(question.calls(crowd, random).map(recordStatement))

type Rounds = { readonly rounds: number; readonly random: () => number }

/**
 * The same question to both databases, each of somebody else every time. They take turns, and everybody was asked about
 * once before, so that neither waits for a disk.
 */
export async function compare(
  question: Question,
  [small, big]: readonly [Peopled, Peopled],
  { rounds, random }: Rounds,
): Promise<Compared> {
  const drawn = []
  for (let round = 0; round < rounds; round += 1)
    drawn.push([
      await drawStatements(question, small.crowd, random),
      await drawStatements(question, big.crowd, random),
    ] as const)
  const seen: { small: Observed[]; big: Observed[] } = { small: [], big: [] }
  const askSmall = async (statements: readonly Statement[]) =>
    seen.small.push(await explainAll(small.client, statements))
  const askBig = async (statements: readonly Statement[]) =>
    seen.big.push(await explainAll(big.client, statements))
  for (const [ofSmall, ofBig] of [...drawn, ...drawn]) {
    // Who comes second finds the processor full of the other's work.
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

/** The same question while the indexes it stands on are gone. */
export async function observeWithoutIndexes(
  question: Question,
  { client, crowd }: Peopled,
  random: () => number,
): Promise<Observed> {
  const drops = await Promise.all(question.indexes.map((index) => dropOf(client, index)))
  return explainAll(client, await drawStatements(question, crowd, random), drops)
}

/** An index that stands for a constraint goes with it. */
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

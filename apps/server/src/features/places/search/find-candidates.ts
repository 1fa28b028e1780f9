import type { RunPrepared, Statement } from '../../../platform/db/prepared.ts'
import type { GazetteerPlace } from '../gazetteer-place.ts'
import { type PlaceRow, placeColumns, toPlace } from '../store.ts'

/** A name that may match the search text, with its place. */
export type Candidate = {
  readonly key: string
  /** Whether people use the name, as opposed to a mere spelling. */
  readonly isInUse: boolean
  readonly place: GazetteerPlace
}

/** The last code point of Unicode: names that begin with a key lie between the key and the key followed by this. */
const LAST = '\u{10ffff}'
const EXACT_LIMIT = 10
const PREFIX_LIMIT = 40
const TYPO_LIMIT = 60
const SIMILAR_LIMIT = 20

const whole = `where key = $1 order by population desc limit ${EXACT_LIMIT}`
const beginning = (condition: string) => `where ${condition} order by population desc limit ${PREFIX_LIMIT}`
const similar = `
  where key operator(public.%) $1 and is_in_use and population >= 1000
  order by public.similarity(key, $1) desc, population desc limit ${SIMILAR_LIMIT}`

/** The statements of the search. A test checks which indexes they use. */
export const statements = {
  /** By number of typed letters; the migration has an index for each. */
  shortPrefix: [1, 2, 3].map((letters) =>
    statement(`places-prefix-${letters}`, [whole, beginning(`left(key, ${letters}) = $1`)]),
  ),
  prefix: statement('places-prefix', [whole, beginning('key >= $1 and key < $2')]),
  typo: statement('places-typo', [
    `where typos && $1::integer[] order by population desc limit ${TYPO_LIMIT}`,
  ]),
  similar: statement('places-similar', [similar]),
}

/** Selects places with a name that meets any of the conditions. */
function statement(name: string, conditions: readonly string[]): Statement {
  const names = conditions.map(
    (condition) => `(select place_id, key, is_in_use, population from place_names ${condition})`,
  )
  const text = `
    select n.key, n.is_in_use, ${placeColumns}
    from (${names.join(' union ')}) n join places p on p.id = n.place_id`
  return { name, text }
}

/** Lists names that begin with a key, the largest places first. */
export function listByPrefix(run: RunPrepared, key: string): Promise<Candidate[]> {
  const short = statements.shortPrefix[[...key].length - 1]
  return short ? list(run, short, [key]) : list(run, statements.prefix, [key, key + LAST])
}

/** Lists names that share a typo hash with the typed text: one letter apart, or a collision. */
export function listByTypoHashes(run: RunPrepared, hashes: readonly number[]): Promise<Candidate[]> {
  return list(run, statements.typo, [hashes])
}

/** Lists names that share many trigrams with the key. */
export function listSimilar(run: RunPrepared, key: string): Promise<Candidate[]> {
  return list(run, statements.similar, [key])
}

async function list(run: RunPrepared, one: Statement, values: readonly unknown[]): Promise<Candidate[]> {
  const rows = await run<PlaceRow & { key: string; is_in_use: boolean }>(one, values)
  return rows.map((row) => ({ key: row.key, isInUse: row.is_in_use, place: toPlace(row) }))
}

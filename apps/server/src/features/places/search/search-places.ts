import type { RunPrepared } from '../../../platform/db/prepared.ts'
import type { GazetteerPlace } from '../gazetteer-place.ts'
import { type Candidate, listByPrefix, listByTypoHashes, listSimilar } from './find-candidates.ts'
import { foldName } from './fold-name.ts'
import { swapLayout } from './keyboard-layout.ts'
import { rankPlaces, type ScoredPlace, scorePrefix, scoreTypo } from './rank-places.ts'
import { romanise } from './romanise.ts'
import { typoHashes } from './typo-hashes.ts'

const MAX_RESULTS = 10
const TOWN_POPULATION = 15_000
const ENOUGH_PLACES = 5
const MAX_LONG_WORDS = 4

/**
 * Searches places by a typed text, the likeliest first. The stages are: names that begin with the text; the text in the
 * other keyboard layout and in Latin letters; names one edit away; similar names. A stage runs only if the earlier ones
 * found nothing convincing.
 */
export async function searchPlaces(
  run: RunPrepared,
  { text, zone }: { readonly text: string; readonly zone?: string | undefined },
): Promise<GazetteerPlace[]> {
  const typed = foldName(text)
  if (typed === '') return []
  const scoreTypos = (candidates: Candidate[]): ScoredPlace[] =>
    candidates.flatMap((candidate) => scoreTypo(typed, candidate, zone) ?? [])
  const prefixed = async (key: string): Promise<ScoredPlace[]> =>
    (await listByPrefix(run, key)).map((candidate) => scorePrefix(key, candidate, zone))
  const stages: readonly (() => Promise<ScoredPlace[]>)[] = [
    () => prefixed(typed),
    async () => (await Promise.all(otherReadings(text, typed).map(prefixed))).flat(),
    async () => scoreTypos(await listByTypoHashes(run, typoHashes(typed))),
    async () => {
      const words = longWords(typed)
      return words === '' ? [] : scoreTypos(await listSimilar(run, words))
    },
  ]
  const found: ScoredPlace[] = []
  for (const stage of stages) {
    found.push(...(await stage()))
    if (isConvincing(found)) break
  }
  return rankPlaces(found, MAX_RESULTS)
}

/** Other interpretations of the typed text: the other keyboard layout, and romanisation. */
function otherReadings(text: string, typed: string): string[] {
  const readings = [foldName(swapLayout(text)), romanise(typed)]
  return [...new Set(readings)].filter((reading) => reading !== '' && reading !== typed)
}

/** Drops short words: their trigrams match too many names, which makes the query slow. */
function longWords(typed: string): string {
  const words = typed.split(' ').filter((word) => /[a-zа-я]{4}/.test(word))
  return words.slice(0, MAX_LONG_WORDS).join(' ')
}

/** Whether further stages would only add noise: an exact name, a town, or enough places were found. */
function isConvincing(found: readonly ScoredPlace[]): boolean {
  if (found.some(({ isExact, place }) => isExact || place.population >= TOWN_POPULATION)) return true
  return new Set(found.map(({ place }) => place.id)).size >= ENOUGH_PLACES
}

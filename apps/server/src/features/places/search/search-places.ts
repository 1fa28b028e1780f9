import type { RunPrepared } from '../../../platform/db/prepared.ts'
import type { GazetteerPlace } from '../gazetteer-place.ts'
import { type Candidate, listByPrefix, listByTypoHashes, listSimilar } from './find-candidates.ts'
import { foldName } from './fold-name.ts'
import { swapLayout } from './keyboard.ts'
import { rankPlaces, type Scored, scorePrefix, scoreTypo } from './rank-places.ts'
import { romanise } from './romanise.ts'
import { typoHashes } from './typo-hashes.ts'

const RESULTS = 10
const TOWN_POPULATION = 15_000
const MANY = 5
const MAX_LONG_WORDS = 4

/**
 * Places by what somebody typed, the likeliest first. What begins with it comes first; if that does not convince, the
 * same keys in the other layout and the same sounds in Latin letters; then names one letter off; then similar ones.
 */
export async function searchPlaces(
  run: RunPrepared,
  { text, zone }: { readonly text: string; readonly zone?: string | undefined },
): Promise<GazetteerPlace[]> {
  const typed = foldName(text)
  if (typed === '') return []
  const scoreTypos = (candidates: Candidate[]): Scored[] =>
    candidates.flatMap((candidate) => scoreTypo(typed, candidate, zone) ?? [])
  const prefixed = async (key: string): Promise<Scored[]> =>
    (await listByPrefix(run, key)).map((candidate) => scorePrefix(key, candidate, zone))
  const stages: readonly (() => Promise<Scored[]>)[] = [
    () => prefixed(typed),
    async () => (await Promise.all(otherReadings(text, typed).map(prefixed))).flat(),
    async () => scoreTypos(await listByTypoHashes(run, typoHashes(typed))),
    async () => {
      const words = longWords(typed)
      return words === '' ? [] : scoreTypos(await listSimilar(run, words))
    },
  ]
  const found: Scored[] = []
  for (const stage of stages) {
    found.push(...(await stage()))
    if (isConvincing(found)) break
  }
  return rankPlaces(found, RESULTS)
}

/** What else the keys pressed may have meant. */
function otherReadings(text: string, typed: string): string[] {
  const readings = [foldName(swapLayout(text)), romanise(typed)]
  return [...new Set(readings)].filter((reading) => reading !== '' && reading !== typed)
}

/** Short words share their groups of three letters with half the world, and asking for those is slow. */
function longWords(typed: string): string {
  const words = typed.split(' ').filter((word) => /[a-zа-я]{4}/.test(word))
  return words.slice(0, MAX_LONG_WORDS).join(' ')
}

/** Whether looking further would only add noise: the name itself, a town, or a choice was found. */
function isConvincing(found: readonly Scored[]): boolean {
  if (found.some(({ isExact, place }) => isExact || place.population >= TOWN_POPULATION)) return true
  return new Set(found.map(({ place }) => place.id)).size >= MANY
}

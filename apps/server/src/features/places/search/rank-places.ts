import type { GazetteerPlace } from '../gazetteer-place.ts'
import { editDistance } from './edit-distance.ts'
import type { Candidate } from './find-candidates.ts'

/** A place with its score for a search. */
export type ScoredPlace = {
  readonly place: GazetteerPlace
  readonly score: number
  readonly isExact: boolean
}

const BEGINNING = 2
/** The bonus for an exact name; it is smaller for short texts, which are usually prefixes. */
const WHOLE = 1.4
const WHOLE_FROM_LETTERS = 6
/** A spelling that is not in use, often romanised from a third script, counts less than a name. */
const OTHER_SPELLING = -1
const SAME_ZONE = 0.5
const PER_TENFOLD_POPULATION = 0.6
const PER_MISSING_LETTER = -0.03
/** A name with one edit ranks below any correct prefix. */
const ONE_EDIT = 1.4
const PER_FURTHER_EDIT = -0.8
const MAX_EDITS = 2

/** Scores a name that begins with the typed text. */
export function scorePrefix(typed: string, { key, isInUse, place }: Candidate, zone?: string): ScoredPlace {
  const isExact = key === typed
  const score =
    BEGINNING +
    (isExact ? wholeBonus(typed) : 0) +
    (isInUse ? 0 : OTHER_SPELLING) +
    PER_MISSING_LETTER * (key.length - typed.length) +
    weightOf(place, zone)
  return { place, score, isExact }
}

/** Scores a name similar to the typed text; undefined if it differs too much. */
export function scoreTypo(
  typed: string,
  { key, isInUse, place }: Candidate,
  zone?: string,
): ScoredPlace | undefined {
  const { whole, beginning } = editDistance(typed, key)
  if (beginning > MAX_EDITS) return undefined
  // A complete name with one typo is likelier than the beginning of a longer one.
  const isWhole = whole <= beginning
  const score =
    ONE_EDIT +
    PER_FURTHER_EDIT * (beginning - 1) +
    (isWhole ? wholeBonus(typed) : 0) +
    (isInUse ? 0 : OTHER_SPELLING) +
    PER_MISSING_LETTER * Math.abs(key.length - typed.length) +
    weightOf(place, zone)
  return { place, score, isExact: false }
}

function wholeBonus(typed: string): number {
  return WHOLE * Math.min(1, typed.length / WHOLE_FROM_LETTERS)
}

function weightOf({ population, zone }: GazetteerPlace, here: string | undefined): number {
  return PER_TENFOLD_POPULATION * Math.log10(population + 10) + (zone === here ? SAME_ZONE : 0)
}

/** Ranks the places by their best score, each once. */
export function rankPlaces(scored: readonly ScoredPlace[], limit: number): GazetteerPlace[] {
  const best = new Map<number, ScoredPlace>()
  for (const one of scored) {
    const known = best.get(one.place.id)
    if (!known || known.score < one.score) best.set(one.place.id, one)
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id)
    .slice(0, limit)
    .map(({ place }) => place)
}

import type { GazetteerPlace } from '../gazetteer-place.ts'
import { editDistance } from './edit-distance.ts'
import type { Candidate } from './find-candidates.ts'

/** A place and how well it answers a search. */
export type Scored = { readonly place: GazetteerPlace; readonly score: number; readonly isExact: boolean }

const BEGINNING = 2
/** For the whole name; two or three letters are seldom meant as one. */
const WHOLE = 1.4
const WHOLE_FROM_LETTERS = 5
/** A spelling nobody uses, often romanised from a third script, counts for less than a name. */
const OTHER_SPELLING = -1
const SAME_ZONE = 0.5
const PER_TENFOLD_POPULATION = 0.6
const PER_MISSING_LETTER = -0.03
/** One letter wrong ranks below any beginning that is right. */
const ONE_EDIT = 1.4
const PER_FURTHER_EDIT = -0.8
const MAX_EDITS = 2

/** Scores a name that begins with what was typed. */
export function scorePrefix(typed: string, { key, isInUse, place }: Candidate, zone?: string): Scored {
  const isExact = key === typed
  const score =
    BEGINNING +
    (isExact ? wholeBonus(typed) : 0) +
    (isInUse ? 0 : OTHER_SPELLING) +
    PER_MISSING_LETTER * (key.length - typed.length) +
    weightOf(place, zone)
  return { place, score, isExact }
}

/** Scores a name that resembles what was typed; undefined when it is too far off. */
export function scoreTypo(
  typed: string,
  { key, isInUse, place }: Candidate,
  zone?: string,
): Scored | undefined {
  const { whole, beginning } = editDistance(typed, key)
  if (beginning > MAX_EDITS) return undefined
  // A whole name one letter off is likelier meant than the beginning of a longer one.
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

/** Each place once, under its best name, the best first. */
export function rankPlaces(scored: readonly Scored[], limit: number): GazetteerPlace[] {
  const best = new Map<number, Scored>()
  for (const one of scored) {
    const known = best.get(one.place.id)
    if (!known || known.score < one.score) best.set(one.place.id, one)
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id)
    .slice(0, limit)
    .map(({ place }) => place)
}

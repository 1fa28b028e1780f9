// The index of everything that can be found in one language, and the order of what is found.

import { countBits, editDistance, letterBits } from './edit-distance.ts'
import type { SearchEntry } from './entry.ts'
import { onOtherKeyboard } from './keyboard.ts'
import { simplify } from './traditional.ts'
import { joined, stemOf, stemsOf, wordsOf } from './words.ts'

/** How much a word says about an entry: in a name, in its line, in its text. */
const WEIGHTS = { name: 10, about: 5, text: 2 } as const
/** What is added where the query as a whole is a name of the entry. */
const WHOLE = { same: 12, form: 11, slip: 6 } as const
/** A word that is only the beginning of the one found, or is found with slips. */
const BEGINNING = 0.75
const SLIPS = [1, 0.6, 0.4] as const
/** Text typed on the other keyboard is the less likely reading. */
const OTHER_KEYBOARD = 0.9
/** At least this share of the query must be found in an entry. */
const LEAST_SHARE = 0.4
/** What stands further below the best result is noise. */
const LEAST_OF_BEST = 0.2
const MAX_RESULTS = 40
const MAX_NEAREST = 6
/** Longer queries are texts, not searches. */
const MAX_STEMS = 8

type Posting = { readonly entry: number; readonly weight: number }

type Name = { readonly entry: number; readonly joined: string; readonly stems: string; readonly bits: number }

export type SearchIndex = {
  readonly entries: readonly SearchEntry[]
  readonly postings: ReadonlyMap<string, readonly Posting[]>
  /** The stems of the index in order, each with its letters. */
  readonly stems: readonly string[]
  readonly bits: readonly number[]
  readonly names: readonly Name[]
}

type Found = { readonly entry: SearchEntry; readonly score: number }

export type SearchResult = {
  readonly found: readonly Found[]
  /** The query on the other keyboard, where that was meant. */
  readonly readAs: string | null
  /** Where nothing is found, what is called most alike. */
  readonly nearest: readonly SearchEntry[]
}

/** Builds the index of the entries of one language. */
export function buildIndex(entries: readonly SearchEntry[]): SearchIndex {
  const weights = new Map<string, Map<number, number>>()
  const known = new Map<string, string>()
  const stemOnce = (word: string): string => {
    const stem = known.get(word) ?? stemOf(word)
    known.set(word, stem)
    return stem
  }
  const add = (text: string, entry: number, weight: number): void => {
    for (const stem of new Set(wordsOf(text).map(stemOnce))) {
      const having = weights.get(stem) ?? new Map<number, number>()
      having.set(entry, Math.max(having.get(entry) ?? 0, weight))
      weights.set(stem, having)
    }
  }
  entries.forEach(({ names, about, text }, entry) => {
    for (const name of names) add(name, entry, WEIGHTS.name)
    add(about, entry, WEIGHTS.about)
    add(text, entry, WEIGHTS.text)
  })
  const stems = [...weights.keys()].sort()
  return {
    entries,
    postings: new Map(
      [...weights].map(([stem, of]) => [stem, Array.from(of, ([entry, weight]) => ({ entry, weight }))]),
    ),
    stems,
    bits: stems.map(letterBits),
    names: entries.flatMap(({ names }, entry) => names.map((name) => nameOf(name, entry))),
  }
}

function nameOf(name: string, entry: number): Name {
  const whole = joined(name)
  return { entry, joined: whole, stems: stemsOf(name).join(' '), bits: letterBits(whole) }
}

/** How many slips are forgiven in a word of this length. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** The stems of the index that a stem of the query can mean, with how surely. */
function listMeanings(index: SearchIndex, stem: string): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>()
  if (index.postings.has(stem)) meanings.set(stem, 1)
  if (stem.length >= 3)
    for (let place = lowerBound(index.stems, stem); index.stems[place]?.startsWith(stem); place++) {
      const longer = index.stems[place] ?? ''
      if (!meanings.has(longer)) meanings.set(longer, BEGINNING * Math.sqrt(stem.length / longer.length))
    }
  if (!meanings.has(stem)) addSlips(index, stem, meanings)
  return meanings
}

function addSlips(index: SearchIndex, stem: string, meanings: Map<string, number>): void {
  const most = slipsIn(stem.length)
  if (most === 0) return
  const bits = letterBits(stem)
  index.stems.forEach((other, place) => {
    if (Math.abs(other.length - stem.length) > most) return
    if (countBits(bits ^ (index.bits[place] ?? 0)) > 2 * most) return
    const slips = editDistance(stem, other, most)
    if (slips <= most) meanings.set(other, Math.max(meanings.get(other) ?? 0, SLIPS[slips] ?? 0))
  })
}

function lowerBound(sorted: readonly string[], value: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < value) low = middle + 1
    else high = middle
  }
  return low
}

/** A word that few entries have says more than one that many have. */
const rarity = (entries: number, having: number): number => Math.log(1 + entries / (1 + having))

/** The score of each entry by the words of the query. */
function scoreByWords(index: SearchIndex, stems: readonly string[]): Map<number, number> {
  const sums = new Map<number, { score: number; share: number }>()
  let total = 0
  for (const stem of stems) {
    const meanings = listMeanings(index, stem)
    const having = Math.max(0, ...Array.from(meanings.keys(), (one) => index.postings.get(one)?.length ?? 0))
    const rare = rarity(index.entries.length, having)
    total += rare
    const best = new Map<number, { value: number; sure: number }>()
    for (const [meaning, sure] of meanings)
      for (const { entry, weight } of index.postings.get(meaning) ?? [])
        if (weight * sure > (best.get(entry)?.value ?? 0)) best.set(entry, { value: weight * sure, sure })
    for (const [entry, { value, sure }] of best) {
      const sum = sums.get(entry) ?? { score: 0, share: 0 }
      sum.score += value * rare
      sum.share += sure * rare
      sums.set(entry, sum)
    }
  }
  const scores = new Map<number, number>()
  for (const [entry, { score, share }] of sums)
    if (share / total >= LEAST_SHARE) scores.set(entry, (score / total) * (share / total))
  return scores
}

/** What the whole query adds to an entry that it names. */
function scoreByNames(index: SearchIndex, query: string): Map<number, number> {
  const whole = joined(query)
  const stems = stemsOf(query).join(' ')
  const bits = letterBits(whole)
  const most = slipsIn(whole.length)
  const scores = new Map<number, number>()
  const add = (entry: number, score: number): void =>
    void scores.set(entry, Math.max(scores.get(entry) ?? 0, score))
  for (const name of index.names) {
    if (name.joined === whole) add(name.entry, WHOLE.same)
    else if (name.stems === stems) add(name.entry, WHOLE.form)
    else if (Math.abs(whole.length - name.joined.length) <= most && countBits(bits ^ name.bits) <= 2 * most) {
      const slips = editDistance(whole, name.joined, most)
      if (slips > 0 && slips <= most) add(name.entry, WHOLE.slip / slips)
    }
  }
  return scores
}

function rank(index: SearchIndex, query: string): Found[] {
  const stems = stemsOf(query).slice(0, MAX_STEMS)
  if (stems.length === 0) return []
  const scores = scoreByWords(index, stems)
  for (const [entry, more] of scoreByNames(index, query)) scores.set(entry, (scores.get(entry) ?? 0) + more)
  return Array.from(scores, ([entry, score]) => ({ entry, score }))
    .sort((one, other) => other.score - one.score || one.entry - other.entry)
    .flatMap(({ entry, score }) => {
      const found = index.entries[entry]
      return found ? [{ entry: found, score }] : []
    })
}

/** The pages that a query finds, best first, read on the keyboard that makes more of it. */
export function searchIn(index: SearchIndex, typed: string): SearchResult {
  const query = simplify(typed)
  const asTyped = rank(index, query)
  // What is a name as it stands was typed on the right keyboard.
  const isName = (asTyped[0]?.score ?? 0) >= WHOLE.same
  const swapped = isName ? undefined : onOtherKeyboard(query)
  const other = swapped === undefined ? [] : rank(index, swapped)
  const isOther = (other[0]?.score ?? 0) * OTHER_KEYBOARD > (asTyped[0]?.score ?? 0)
  const ranked = isOther ? other : asTyped
  const least = (ranked[0]?.score ?? 0) * LEAST_OF_BEST
  const found = ranked.filter(({ score }) => score >= least).slice(0, MAX_RESULTS)
  return {
    found,
    readAs: isOther && swapped !== undefined ? swapped : null,
    nearest: found.length === 0 ? listNearest(index, query) : [],
  }
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** The entries whose names share most pairs of letters with the query. */
function listNearest(index: SearchIndex, query: string): SearchEntry[] {
  const wanted = pairsOf(joined(query).slice(0, 40))
  if (wanted.size === 0) return []
  const likeness = new Map<number, number>()
  for (const { entry, joined: name } of index.names) {
    const pairs = pairsOf(name)
    let shared = 0
    for (const pair of wanted) if (pairs.has(pair)) shared++
    const alike = (2 * shared) / (wanted.size + pairs.size)
    if (alike > (likeness.get(entry) ?? 0.2)) likeness.set(entry, alike)
  }
  return [...likeness]
    .sort(([one, alike], [other, more]) => more - alike || one - other)
    .slice(0, MAX_NEAREST)
    .flatMap(([entry]) => index.entries[entry] ?? [])
}

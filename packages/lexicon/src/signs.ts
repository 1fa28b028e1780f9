import type { HourStarId, StarId } from '@zeri/almanac/judgement'
import { at } from './at.ts'
import { branches } from './branches.ts'
import { listKinds, type WordOfKind } from './kinds.ts'
import { withoutTones } from './letters.ts'
import type { Words } from './locale.ts'
import { stems } from './stems.ts'

/** The kinds of signs that have pages, by the word of their address, in the order a reader would learn them. */
export const signKinds = [
  'officers',
  'paths',
  'mansions',
  'stars',
  'taboos',
  'stems',
  'branches',
  'pillars',
  'terms',
  'lunar-days',
  'hours',
  'hour-stars',
  'ten-gods',
  'natal-stars',
] as const

export type SignKind = (typeof signKinds)[number]

/** A sign with a page of its own. */
export type Sign = WordOfKind & {
  readonly kind: SignKind
  /** Its part of the address: the id of the almanac, else the reading of the character or the English name. */
  readonly id: string
  /** Its place among the signs of its kind, from 0; of a cycle, its place in the cycle. */
  readonly index: number
  readonly zh: string
  readonly pinyin: string
  readonly short: Words
}

/** The titles of the kinds in the list of all words. */
const titles: Readonly<Record<SignKind, string>> = {
  officers: 'Officers',
  paths: 'Stars of the path',
  mansions: 'Mansions',
  stars: 'Stars',
  taboos: 'Taboos',
  stems: 'Heavenly stems',
  branches: 'Earthly branches',
  pillars: 'Pillars',
  terms: 'Solar terms',
  'lunar-days': 'Days of the lunar month',
  hours: 'Double-hours',
  'hour-stars': 'Stars of the hours',
  'ten-gods': 'Ten gods',
  'natal-stars': 'Natal stars',
}

const readingOf = ({ pinyin }: { readonly pinyin: string }): string => withoutTones(pinyin).toLowerCase()

/** “Frost’s Descent” becomes `frosts-descent`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')

/** The part of the address of a sign whose id in the list of words is a place in its cycle. */
const addressOf: Readonly<Partial<Record<SignKind, (word: WordOfKind, index: number) => string>>> = {
  stems: (_, index) => readingOf(at(stems, index)),
  branches: (_, index) => readingOf(at(branches, index)),
  hours: (_, index) => readingOf(at(branches, index)),
  pillars: (_, index) => `${readingOf(at(stems, index % 10))}-${readingOf(at(branches, index % 12))}`,
  terms: ({ name }) => slugOf(name.en),
  'ten-gods': ({ name }) => slugOf(name.en),
}

let listed: readonly Sign[] | undefined

/** Every sign that has a page, kind by kind. The words of a sign are those of the lexicon. */
export function listSigns(): readonly Sign[] {
  listed ??= makeSigns()
  return listed
}

function makeSigns(): readonly Sign[] {
  const kinds = new Map(listKinds().map(({ title, words }) => [title, words]))
  return signKinds.flatMap((kind) =>
    (kinds.get(titles[kind]) ?? []).map((word, index): Sign => {
      const { zh, pinyin, short } = word
      if (zh === undefined || pinyin === undefined || short === undefined)
        throw new Error(`the sign ${kind} ${word.id} has no character, reading or line`)
      return { ...word, kind, id: addressOf[kind]?.(word, index) ?? word.id, index, zh, pinyin, short }
    }),
  )
}

/** The sign at an address. */
export function findSign(kind: string, id: string): Sign | undefined {
  return listSigns().find((sign) => sign.kind === kind && sign.id === id)
}

const kindsOfStars: readonly SignKind[] = ['officers', 'paths', 'mansions', 'stars', 'taboos', 'hour-stars']

/**
 * The sign of a star of the almanac.
 * @example findSignOfStar('officer-break').kind // 'officers'
 */
export function findSignOfStar(star: StarId | HourStarId): Sign | undefined {
  return listSigns().find(({ kind, id }) => id === star && kindsOfStars.includes(kind))
}

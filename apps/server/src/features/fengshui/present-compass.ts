// Directions, mountains, boards and stars as the API shows them.

import {
  boardOf,
  type CompassMark,
  MOUNTAINS,
  type Mountain,
  type NineStar,
  nameOfMountain,
  type Palace,
  sectorOfMountain,
  sectors,
  startOfMountain,
} from '@zeri/almanac/fengshui'
import type { describeDirections, Locale, Output } from '@zeri/contract'
import {
  branches,
  citeLeaf,
  compassMarks,
  cornerMountains,
  describeDegrees,
  describeMark,
  nineStars,
  sectorWords,
  stems,
  type Words,
} from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'

type Directions = Output<typeof describeDirections>
type Board = Directions['boards']['year']
type Mark = Directions['compass'][number]
type PresentedMountain = Mark['mountains'][number]

/** South on top, as Chinese maps and boards have it. */
const layout: readonly Palace[] = [
  'south-east',
  'south',
  'south-west',
  'east',
  'centre',
  'west',
  'north-east',
  'north',
  'north-west',
]

export function presentBoard(centre: NineStar): Board {
  const stars = boardOf(centre)
  return { centre, cells: layout.map((palace) => ({ palace, star: stars[palace] })) }
}

export function presentStars(locale: Locale): Directions['stars'] {
  return Object.entries(nineStars).map(([number, { zh, name, element, short }]) => ({
    number: Number(number),
    zh,
    name: name[locale],
    element,
    short: short[locale],
  }))
}

/** The eight directions clockwise from the north, and the centre. */
export function presentSectors(locale: Locale): Directions['directions'] {
  return [...sectors, 'centre' as const].map((id) => {
    const { zh, name, letters, where } = sectorWords[id]
    return { id, zh, name: name[locale], letters: letters[locale], where: where[locale] }
  })
}

function wordsOfMountain(mountain: Mountain): { readonly zh: string; readonly name: Words } {
  const named = nameOfMountain(mountain)
  if (named.kind === 'branch') return itemOf(branches, named.branch)
  if (named.kind === 'stem') return itemOf(stems, named.stem)
  // True: only the four corners are named after a direction.
  return cornerMountains[named.sector as keyof typeof cornerMountains]
}

export function presentMountain(mountain: Mountain, locale: Locale): PresentedMountain {
  const { zh, name } = wordsOfMountain(mountain)
  return {
    index: mountain,
    glyph: zh,
    name: name[locale],
    sector: sectorOfMountain(mountain),
    fromDeg: startOfMountain(mountain),
    toDeg: startOfMountain((mountain + 1) % MOUNTAINS),
  }
}

export function presentMark({ id, period, mountains, sector, page }: CompassMark, locale: Locale): Mark {
  const entry = compassMarks[id]
  const shown = mountains.map((mountain) => presentMountain(mountain, locale))
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    id,
    period,
    zh: entry.zh,
    name: entry.name[locale],
    sector: sector ?? null,
    mountains: shown,
    arc: first && last ? describeDegrees(first.fromDeg, last.toDeg, locale) : null,
    short: entry.short[locale],
    text: 'text' in entry ? entry.text[locale] : null,
    sentence: describeMark(id, sector, locale),
    leaf: page === undefined ? null : citeLeaf(page, locale),
  }
}

import type { Pillar } from '@zeri/almanac/calendar'
import { at } from './at.ts'
import { branches } from './branches.ts'
import { type Element, elements, polarities } from './elements.ts'
import { capitalised, withoutTones } from './letters.ts'
import type { Locale } from './locale.ts'
import { stems } from './stems.ts'

export type { Element }

type SignWords = {
  readonly glyph: string
  readonly pinyin: string
  /** The syllable as the language writes it. */
  readonly reading: string
  readonly element: Element
  readonly name: string
}

export type PillarWords = {
  readonly stem: SignWords
  readonly branch: SignWords
  /** The whole pillar in a phrase: "Yin Water Snake", «Водяная Змея». */
  readonly name: string
}

type Sign = (typeof stems)[number] | (typeof branches)[number]

function signWords({ zh, pinyin, reading, element, name }: Sign, locale: Locale): SignWords {
  return { glyph: zh, pinyin, reading: locale === 'ru' ? reading : pinyin, element, name: name[locale] }
}

/** A pillar in words: glyphs, pinyin, elements and names. */
export function pillarWords(pillar: Pillar, locale: Locale): PillarWords {
  const stem = at(stems, pillar % 10)
  const branch = at(branches, pillar % 12)
  const element = elements[stem.element]
  return {
    stem: signWords(stem, locale),
    branch: signWords(branch, locale),
    // Russian says the element as an adjective that agrees with the animal and leaves the polarity to the stem.
    name:
      locale === 'ru'
        ? `${element.ruAdjective[branch.gender]} ${branch.name.ru}`
        : `${polarities[stem.polarity].name.en} ${element.name.en} ${branch.name.en}`,
  }
}

const onAnimals = [
  'на Крысе',
  'на Быке',
  'на Тигре',
  'на Кролике',
  'на Драконе',
  'на Змее',
  'на Лошади',
  'на Козе',
  'на Обезьяне',
  'на Петухе',
  'на Собаке',
  'на Свинье',
]

/**
 * How practitioners read a pillar beside its name: by its syllables and, in Russian, by stem and branch.
 * For 甲午 in Russian: 'Цзя У; Дерево Ян на Лошади'
 * and in English: 'Jia Wu'
 */
export function pillarReading(pillar: Pillar, locale: Locale): string {
  const { stem, branch } = pillarWords(pillar, locale)
  const syllables = [stem, branch].map(({ reading }) => capitalised(withoutTones(reading))).join(' ')
  return locale === 'ru' ? `${syllables}; ${stem.name} ${at(onAnimals, pillar % 12)}` : syllables
}

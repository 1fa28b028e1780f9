import type { Pillar } from '@zeri/almanac/calendar'
import { at } from '../at.ts'
import { branches } from '../branches.ts'
import type { Grammar } from '../entry.ts'
import { capitalised, withoutTones } from '../letters.ts'
import { pillarWords } from '../pillars.ts'
import { stems } from '../stems.ts'

const stemNames = stems.map(({ pinyin }) => capitalised(withoutTones(pinyin)))

/** The syllable of a stem as a name: Jia, Yi … */
export const stemName = (stem: number): string => at(stemNames, stem)

export const animalName = (branch: number): string => at(branches, branch).name.en

export const pillarName = (pillar: Pillar): string => pillarWords(pillar, 'en').name

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
]

/**
 * Up to thirty.
 * @example ordinalWord(22) // 'twenty-second'
 */
export const ordinalWord = (number: number): string => at(ordinals, number - 1)

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/**
 * In words up to twelve.
 * @example numberWord(5) // 'five'
 */
export const numberWord = (number: number): string => numbers[number - 1] ?? String(number)

/** @example withArticle('Ox month') // 'an Ox month' */
export const withArticle = (phrase: string): string => `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`

/** A verb in the form that agrees with its subject, from the form of "it". */
export function verb({ en }: Grammar, form: string): string {
  if (en === 'is') return form
  return form === 'is' ? 'are' : form.replace(/s$/, '')
}

export const pronoun = ({ en }: Grammar): string => (en === 'is' ? 'it' : 'they')
export const possessive = ({ en }: Grammar): string => (en === 'is' ? 'its' : 'their')

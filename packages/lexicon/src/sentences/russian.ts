import type { Pillar } from '@zeri/almanac/calendar'
import { at } from '../at.ts'
import { branches } from '../branches.ts'
import type { Grammar } from '../entry.ts'
import { capitalised } from '../letters.ts'
import { pillarWords } from '../pillars.ts'
import { stems } from '../stems.ts'

const stemNames = stems.map(({ reading }) => capitalised(reading))

/** The syllable of a stem as a name: Цзя, И … */
export const stemName = (stem: number): string => at(stemNames, stem)

export const animalName = (branch: number): string => at(branches, branch).name.ru

/** Whose month, day or year: Крысы, Быка … */
export const ofAnimal = (branch: number): string => at(branches, branch).ruGenitive

export const pillarName = (pillar: Pillar): string => pillarWords(pillar, 'ru').name

/** The stems of ordinals: перв-ый, перв-ого. */
const ordinals = [
  'перв',
  'втор',
  'треть',
  'четвёрт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
]

/** @example neuterOrdinal(7) // 'седьмое' */
export const neuterOrdinal = (number: number): string =>
  number === 3 ? 'третье' : `${at(ordinals, number - 1)}ое`

/** @example ofOrdinal(3) // 'третьего' */
export const ofOrdinal = (number: number): string =>
  number === 3 ? 'третьего' : `${at(ordinals, number - 1)}ого`

type Agreement = { readonly one: string; readonly many: string }

/** A verb of the present in the number of its subject. */
export const verb = ({ ru }: Grammar, { one, many }: Agreement): string => (ru === 'pl' ? many : one)

export const is = {
  present: { one: 'присутствует', many: 'присутствуют' },
  standing: { one: 'стоит', many: 'стоят' },
  inForce: { one: 'действует', many: 'действуют' },
  falling: { one: 'приходится', many: 'приходятся' },
  coming: { one: 'приходит', many: 'приходят' },
} as const satisfies Record<string, Agreement>

const pronouns = { m: 'он', f: 'она', n: 'оно', pl: 'они' } as const
const possessives = { m: 'его', f: 'её', n: 'его', pl: 'их' } as const

export const pronoun = ({ ru }: Grammar): string => pronouns[ru]
export const possessive = ({ ru }: Grammar): string => possessives[ru]

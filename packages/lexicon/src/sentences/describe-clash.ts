import type { Direction } from '@zeri/almanac/calendar'
import type { OfficerId } from '@zeri/almanac/judgement'
import { at } from '../at.ts'
import { branches } from '../branches.ts'
import type { Locale, Words } from '../locale.ts'
import { officers } from '../officers.ts'

/** Where, as a sentence says it. */
export const directions: Readonly<Record<Direction, Words>> = {
  north: { en: 'in the north', ru: 'на севере' },
  east: { en: 'in the east', ru: 'на востоке' },
  south: { en: 'in the south', ru: 'на юге' },
  west: { en: 'in the west', ru: 'на западе' },
}

const withAnimals = [
  'с Крысой',
  'с Быком',
  'с Тигром',
  'с Кроликом',
  'с Драконом',
  'со Змеёй',
  'с Лошадью',
  'с Козой',
  'с Обезьяной',
  'с Петухом',
  'с Собакой',
  'со Свиньёй',
]

/**
 * Whom a day clashes with, and where its sha stands.
 * @example describeClash({ clash: 10, sha: 'south' }, 'en') // 'Clashes with the Dog; sha in the south'
 */
export function describeClash(
  { clash, sha }: { readonly clash: number; readonly sha: Direction },
  locale: Locale,
): string {
  const where = directions[sha][locale]
  return locale === 'ru'
    ? `Сталкивается ${at(withAnimals, clash)}; ша ${where}`
    : `Clashes with the ${at(branches, clash).name.en}; sha ${where}`
}

/** The officer of a day in a line: its name and what it means. */
export function describeOfficer(id: OfficerId, locale: Locale): string {
  const { name, short } = officers[id]
  return `${name[locale]}. ${short[locale]}.`
}

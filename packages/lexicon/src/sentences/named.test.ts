import { stars as almanacStars, type HourStarId } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { hourStars } from '../hour-stars.ts'
import { natalStars } from '../natal-stars.ts'
import { type Named, namedOf } from './named.ts'

// The keys of the table are the ids of the stars of the hour.
const ofHours = Object.keys(hourStars) as HourStarId[]
const ofDays: readonly HourStarId[] = almanacStars().map(({ id }) => id)
const named: readonly Named[] = [...[...ofDays, ...ofHours].map(namedOf), ...Object.values(natalStars)]

/** What the first word of a Russian name tells of its gender; nothing where its ending leaves it open. */
function genderOf(name: string): string | undefined {
  const [first = ''] = name.split(' ')
  if (/^(?:Дв[ае]|Три|Четыре|Пять|Шесть|Семь|Восемь|Девять|Десять)$/.test(first)) return 'pl'
  if (/(?:ый|ий|ой)$/.test(first)) return 'm'
  if (/(?:ая|яя)$/.test(first)) return 'f'
  if (/(?:ое|ее|ие)$/.test(first)) return 'n'
  if (/[бвгджзклмнпрстфхцчшщй]$/.test(first)) return 'm'
  return /[оё]$/.test(first) ? 'n' : undefined
}

test('the gender of a Russian name is that of its first word', () => {
  const gendered = named.filter(({ name }) => genderOf(name.ru) !== undefined)
  expect(gendered.length).toBeGreaterThan(100)
  expect(
    gendered.filter(({ name, grammar }) => grammar.ru !== genderOf(name.ru)).map(({ name }) => name.ru),
  ).toEqual([])
})

test('an English name in the plural takes “are”', () => {
  const headOf = (name: string): string => name.split(/ (?:of|on|with|for|to|by|without) /i)[0] ?? ''
  const isPlural = (name: string): boolean => /s$/.test(headOf(name)) && !/(?:ss|’s)$/.test(headOf(name))
  const wrong = named.filter(({ name, grammar }) => grammar.en !== (isPlural(name.en) ? 'are' : 'is'))
  expect(wrong.map(({ name }) => name.en)).toEqual([])
})

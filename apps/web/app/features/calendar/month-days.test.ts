import { expect, test } from 'vitest'
import { packWeights, shortPillarName, toWeeks, weekdayOf, weightsOf, withSoftHyphen } from './month-days.ts'

const daysOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: `${month}-${String(index + 1).padStart(2, '0')}` }))
const rowsOf = (month: string, count: number) =>
  toWeeks(daysOf(month, count)).map((week) => week.map((day) => (day ? Number(day.date.slice(8)) : 0)))

test.each([
  ['2026-11-16', 0],
  ['2026-11-15', 6],
  ['1900-01-01', 0],
  ['2100-12-31', 4],
])('%s is in column %d of a week that begins on Monday', (date, column) => {
  expect(weekdayOf(date)).toBe(column)
})

test('packed weights come back in their order, and none stay none', () => {
  const all = [-3, -2, -1, 0, 1, 2, 3] as const
  expect(weightsOf({ weights: packWeights(all) })).toEqual(all)
  expect(weightsOf({ weights: packWeights([]) })).toEqual([])
})

test('a month that begins on a Sunday has six rows, its first day in the last column', () => {
  const rows = rowsOf('2026-11', 30)
  expect(rows).toHaveLength(6)
  expect(rows[0]).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(rows.at(-1)).toEqual([30, 0, 0, 0, 0, 0, 0])
})

test('a February of exactly four weeks has four full rows', () => {
  const rows = rowsOf('2027-02', 28)
  expect(rows).toHaveLength(4)
  expect(rows.flat()).toEqual(Array.from({ length: 28 }, (_, index) => index + 1))
})

test.each([
  ['Yang Water Dragon', 'Water Dragon'],
  ['Yin Fire Ox', 'Fire Ox'],
  ['Водяной Дракон', 'Водяной Дракон'],
])('%s is %s in a cell', (name, short) => {
  expect(shortPillarName(name)).toBe(short)
})

test('the longest Russian names get soft hyphens, the others do not', () => {
  expect(withSoftHyphen('Металлическая Крыса')).toBe('Металли\u00adческая Крыса')
  expect(withSoftHyphen('Благотворительность')).toBe('Благо\u00adтвори\u00adтельность')
  expect(withSoftHyphen('Деревянный Дракон')).toBe('Деревянный Дракон')
})

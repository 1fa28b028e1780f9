import { expect, test } from 'vitest'
import type { Weight } from '../../../ui/weight.ts'
import { countAhead, findNextAfter, joinDates, listBest, listWorst } from './rate-month.ts'

const day = (date: string, weight: Weight) => ({ date, weight })
const november = { first: '2026-11-01', last: '2026-11-30' }
const days = [
  day('2026-11-13', 3),
  day('2026-11-17', 2),
  day('2026-11-18', -3),
  day('2026-11-19', -1),
  day('2026-11-24', 3),
  day('2026-11-30', -3),
  day('2026-12-06', 2),
  day('2026-12-09', 0),
]
const datesOf = (list: readonly { readonly date: string }[]) => list.map(({ date }) => date)

test('the best days are those from today on, by weight and then by date', () => {
  expect(datesOf(listBest(days, '2026-11-16'))).toEqual(['2026-11-24', '2026-11-17', '2026-12-06'])
  expect(datesOf(listBest(days, '2026-11-17'))).toContain('2026-11-17')
  expect(listBest(days, '2026-12-07')).toEqual([])
})

test('to keep away from are the worst days from today on, and none that is only unfavourable', () => {
  expect(datesOf(listWorst(days, '2026-11-16'))).toEqual(['2026-11-18', '2026-11-30'])
  expect(datesOf(listWorst([day('2026-11-20', -2), day('2026-11-21', -1)], '2026-11-16'))).toEqual([
    '2026-11-20',
  ])
  expect(listWorst([day('2026-11-21', -1)], '2026-11-16')).toEqual([])
  expect(listWorst([], '2026-11-16')).toEqual([])
})

test('days are counted from today on', () => {
  expect(countAhead(days, '2026-11-16')).toEqual({ 3: 1, 2: 2, 1: 0, avoid: 3 })
  expect(countAhead(days, '2027-01-01')).toEqual({ 3: 0, 2: 0, 1: 0, avoid: 0 })
})

test('the next day is named where the month has days left and none of them is good', () => {
  expect(findNextAfter(days, '2026-11-16', november)).toBeUndefined()
  expect(findNextAfter(days, '2026-11-25', november)?.date).toBe('2026-12-06')
  expect(findNextAfter(days.slice(0, -2), '2026-11-25', november)).toBeUndefined()
})

test('a month that is over has no next day', () => {
  const october = { first: '2026-10-01', last: '2026-10-31' }
  expect(findNextAfter(days, '2026-11-25', october)).toBeUndefined()
})

test('dates of one month share its name', () => {
  const join = (parts: readonly string[]) => parts.join(' и ')
  expect(joinDates(['18 ноября', '30 ноября', '2 декабря'], join)).toBe('18 и 30 ноября и 2 декабря')
  expect(joinDates(['18 ноября'], join)).toBe('18 ноября')
})

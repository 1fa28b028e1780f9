import { expect, test } from 'vitest'
import type { Weight } from '../../ui/weight.ts'
import { pickGoodDays } from './good-days.ts'

const aDay = (date: string, weight: Weight | null) => ({
  date,
  verdict: weight === null ? null : { weight, word: String(weight), summary: '', goodFor: [], putOff: [] },
})
const datesOf = (days: Parameters<typeof pickGoodDays>[0], limit: number) =>
  pickGoodDays(days, limit).map(({ date }) => date)

test('the best days are sorted by date; of equal days the nearest is taken', () => {
  const days = [aDay('01', 1), aDay('02', 2), aDay('03', 1), aDay('04', 3), aDay('05', 1)]
  expect(datesOf(days, 3)).toEqual(['01', '02', '04'])
})

test('neutral, bad and unrated days are left out', () => {
  expect(datesOf([aDay('01', 0), aDay('02', -1), aDay('03', null)], 5)).toEqual([])
})

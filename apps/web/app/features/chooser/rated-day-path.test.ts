import { expect, test } from 'vitest'
import { ratedDayPath } from './rated-day-path.ts'

test('a day of an answer opens as it was judged, with its question', () => {
  const rated = { chart: 'a1', question: 'tag=wedding&chart=a1&chart=b2' }
  expect(ratedDayPath('2026-03-05', rated)).toBe('/personal/a1/2026/3/5?tag=wedding&chart=a1&chart=b2')
})

test('a day that was judged for everyone is the public page, without a query', () => {
  expect(ratedDayPath('2026-03-05', null)).toBe('/2026/3/5')
})

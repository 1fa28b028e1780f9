import { expect, test } from 'vitest'
import { listDaySigns } from './day-signs.ts'

test('the twelve signs meet the days of each other in the same way', () => {
  for (let a = 0; a < 12; a++)
    for (let b = 0; b < 12; b++) expect(listDaySigns(a)[b]?.meeting).toBe(listDaySigns(b)[a]?.meeting)
})

test('each day has one clash, one harmony and two trines', () => {
  for (let branch = 0; branch < 12; branch++) {
    const meetings = listDaySigns(branch).map(({ meeting }) => meeting)
    const count = (kind: string) => meetings.filter((meeting) => meeting === kind).length
    expect([count('clash'), count('six-harmony'), count('trine')]).toEqual([1, 1, 2])
  }
})

test('a clash outweighs a punishment, and a harmony outweighs it too', () => {
  expect(listDaySigns(1)[7]?.meeting).toBe('clash')
  expect(listDaySigns(5)[8]?.meeting).toBe('six-harmony')
})

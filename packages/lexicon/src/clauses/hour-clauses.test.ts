import { listHourStars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { listFaults } from '../text-style.ts'
import type { Clause } from './clause.ts'
import { hourClauses } from './hour-clauses.ts'

const clauses: readonly [string, Clause][] = Object.entries(hourClauses)

test('every star of the hour that is not of the path has a clause, and no other', () => {
  expect(Object.keys(hourClauses).toSorted()).toEqual(
    listHourStars()
      .map(({ id }) => id)
      .toSorted(),
  )
})

test.each(clauses)(
  'the clause of %s is bare Chinese with its leaf, translated in clean sentences',
  (_, clause) => {
    expect(clause.at).toMatch(/^0\d\d-\d+[ab]$/)
    expect(clause.zh).toMatch(/^\p{Script=Han}{4,40}$/u)
    expect(listFaults(clause.en, 'en')).toEqual([])
    expect(listFaults(clause.ru, 'ru')).toEqual([])
    expect([clause.en, clause.ru].every((text) => text.endsWith('.'))).toBe(true)
  },
)

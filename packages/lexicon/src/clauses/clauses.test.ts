import { stars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { listFaults } from '../text-style.ts'
import { clauses, findClauses } from './index.ts'

test('every rule that is of the book has its clause; only mansions, paths and one custom have none', () => {
  const silent = stars().filter(({ id }) => findClauses(id).length === 0)
  expect([...new Set(silent.map(({ family }) => family))].toSorted()).toEqual(['mansion', 'path', 'star'])
  expect(silent.filter(({ family }) => family === 'star').map(({ id }) => id)).toEqual(['three-maidens'])
})

test('the clause of the list comes first, then what lifts the ban and what does not', () => {
  expect(findClauses('month-break').map(({ at }) => at)).toEqual(['010-28b', '010-30a'])
  expect(findClauses('aversion-opposite')).toEqual([
    clauses['aversion-opposite'],
    clauses['aversion-opposite relief'],
    clauses['aversion-opposite lasts'],
  ])
})

test('no clause is kept under the name of a star that the almanac does not have', () => {
  const ids = new Set<string>(stars().map(({ id }) => id))
  const rules = /^(?:hour-|grade-|policy-|trade-relief|freed-together|free-days|heavier-decides)/
  const orphans = Object.keys(clauses).filter((key) => !ids.has(key.split(' ')[0] ?? '') && !rules.test(key))
  expect(orphans).toEqual([])
})

test.each(Object.entries(clauses))(
  'the clause %s is bare Chinese with its leaf, in clean words',
  (_, clause) => {
    expect(clause.at).toMatch(/^0\d\d-\d+[ab]$/)
    expect(clause.zh).toMatch(/^\p{Script=Han}{2,}$/u)
    expect(locales.flatMap((locale) => listFaults(clause[locale], locale))).toEqual([])
  },
)

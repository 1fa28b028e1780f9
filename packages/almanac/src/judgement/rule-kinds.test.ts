import { expect, test } from 'vitest'
import { decidedBy } from './cells.ts'
import type { StarRule } from './star-type.ts'
import { stars } from './stars.ts'

type RuleTable<Rule extends { readonly kind: string }> = Readonly<Record<Rule['kind'], 'cell' | 'day'>>

test('every kind of rule is decided by the cell or by the day', () => {
  const table: RuleTable<StarRule> = decidedBy
  for (const { id, rule } of stars()) expect(table[rule.kind], id).toMatch(/^(?:cell|day)$/)
})

test('a kind of rule that nothing places does not compile', () => {
  // @ts-expect-error: no entry for the kind `eclipse`
  const table: RuleTable<StarRule | { readonly kind: 'eclipse' }> = decidedBy
  expect(table.eclipse).toBeUndefined()
})

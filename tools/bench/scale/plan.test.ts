import { expect, test } from 'vitest'
import { observe, shapeOf } from './plan.ts'

const scan = { 'Node Type': 'Index Scan', 'Index Name': 'accounts_pkey', 'Relation Name': 'accounts' }

test('a shape names the nodes, and the index or table each reads', () => {
  const plan = {
    'Node Type': 'Nested Loop',
    Plans: [scan, { 'Node Type': 'Seq Scan', 'Relation Name': 'charts' }],
  }
  expect(shapeOf(plan)).toBe('Nested Loop(Index Scan accounts_pkey, Seq Scan charts)')
})

test('a plan without its index has another shape', () => {
  expect(shapeOf({ 'Node Type': 'Seq Scan', 'Relation Name': 'accounts' })).not.toBe(shapeOf(scan))
})

test('pages in memory and pages read count alike, those of children once', () => {
  const child = { ...scan, 'Shared Hit Blocks': 3, 'Shared Read Blocks': 1 }
  const Plan = { 'Node Type': 'Limit', 'Shared Hit Blocks': 3, 'Shared Read Blocks': 1, Plans: [child] }
  expect(observe([{ Plan, 'Execution Time': 0.5 }])).toMatchObject({ buffers: 4, ms: 0.5 })
})

test('the statements of one query are added up', () => {
  const one = { Plan: { ...scan, 'Actual Rows': 3, 'Shared Hit Blocks': 2 }, 'Execution Time': 1 }
  const shape = 'Index Scan accounts_pkey; Index Scan accounts_pkey'
  expect(observe([one, one])).toEqual({ shape, rows: 6, buffers: 4, ms: 2 })
})

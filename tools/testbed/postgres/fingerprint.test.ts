import { expect, test } from 'vitest'
import { countMissing, listDifferences } from './fingerprint.ts'

const before = new Map([
  ['charts', { rows: 3, checksum: '7' }],
  ['orders', { rows: 2, checksum: '5' }],
])

test('a fingerprint equals itself', () => {
  expect(listDifferences(before, before)).toEqual([])
  expect(countMissing(before, before)).toBe(0)
})

test('a changed row is a difference although no row is missing', () => {
  const after = new Map([...before, ['orders', { rows: 2, checksum: '6' }]] as const)
  expect(listDifferences(before, after)).toEqual(['orders'])
  expect(countMissing(before, after)).toBe(0)
})

test('rows of one table do not make up for those of another', () => {
  const after = new Map([['orders', { rows: 9, checksum: '5' }]])
  expect(listDifferences(before, after)).toEqual(['charts', 'orders'])
  expect(countMissing(before, after)).toBe(3)
})

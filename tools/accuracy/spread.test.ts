import { expect, test } from 'vitest'
import { correlate, greatestEigenvalue } from './spread.ts'

const columnsOf = (...columns: readonly (readonly number[])[]) =>
  columns.map((column) => Float64Array.from(column))

test('columns that move together correlate by one, against each other by minus one', () => {
  const [first] = correlate(columnsOf([1, 2, 3], [2, 4, 6], [3, 2, 1]))
  expect(first?.[1]).toBeCloseTo(1)
  expect(first?.[2]).toBeCloseTo(-1)
})

test('a column that never moves correlates with nothing', () => {
  expect(correlate(columnsOf([1, 2], [5, 5]))[0]?.[1]).toBe(0)
})

test('of columns that are one and the same the first component explains all', () => {
  const alike = correlate(columnsOf([1, 2, 4], [1, 2, 4], [2, 4, 8]))
  expect(greatestEigenvalue(alike)).toBeCloseTo(3)
  const apart = correlate(columnsOf([1, -1, 1, -1], [1, 1, -1, -1]))
  expect(greatestEigenvalue(apart)).toBeCloseTo(1)
})

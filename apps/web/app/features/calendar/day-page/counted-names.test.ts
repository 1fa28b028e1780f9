import { expect, test } from 'vitest'
import { countedNames } from './counted-names.ts'

const stars = new Map([
  ['month-break', { name: 'Month Break' }],
  ['no-general', { name: 'Day Without Generals' }],
  ['hook-array', { name: 'Hook Array' }],
])

test('a star is named once, however many reasons it has, and not if it was overridden', () => {
  expect(
    countedNames(
      [
        { star: 'no-general', status: 'applied' },
        { star: 'month-break', status: 'applied' },
        { star: 'hook-array', status: 'overridden' },
        { star: 'month-break', status: 'applied' },
        { status: 'applied' },
      ],
      stars,
    ),
  ).toEqual(['Day Without Generals', 'Month Break'])
})

test('an unknown star has no name', () => {
  expect(countedNames([{ star: 'comet', status: 'applied' }], stars)).toEqual([])
})

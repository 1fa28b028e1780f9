import { expect, test } from 'vitest'
import { countedNames } from './counted-names.ts'

const stars = new Map([
  ['month-break', { name: 'Month Break' }],
  ['no-general', { name: 'Day Without Generals' }],
  ['hook-array', { name: 'Hook Array' }],
])

test('a star is named once, however often it speaks, and not where it was set aside', () => {
  expect(
    countedNames(
      [
        { star: 'no-general', status: 'capped' },
        { star: 'month-break', status: 'applied' },
        { star: 'hook-array', status: 'overridden' },
        { star: 'month-break', status: 'applied' },
        { status: 'applied' },
      ],
      stars,
    ),
  ).toEqual(['Day Without Generals', 'Month Break'])
})

test('a star the page was not told of has no name', () => {
  expect(countedNames([{ star: 'comet', status: 'applied' }], stars)).toEqual([])
})

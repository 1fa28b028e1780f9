import { expect, test } from 'vitest'
import { mergeReasons } from './merge-reasons.ts'

const clash = { name: 'Clash with the Birth Year', source: 'Tong Shu' }

test('points and limit of one rule are one row, in the words that name the limit', () => {
  expect(
    mergeReasons([
      { ...clash, delta: -2, sentence: 'They clash.' },
      { name: 'Nobleman', delta: 1, sentence: 'He helps.' },
      { ...clash, limit: 0, sentence: 'They clash. No higher than 0.' },
    ]),
  ).toEqual([
    { ...clash, delta: -2, limit: 0, sentence: 'They clash. No higher than 0.' },
    { name: 'Nobleman', delta: 1, limit: undefined, sentence: 'He helps.' },
  ])
})

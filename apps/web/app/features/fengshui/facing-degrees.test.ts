import { mountainAt } from '@zeri/almanac/fengshui'
import { expect, test } from 'vitest'
import { mountainOfDegrees, mountains, toDegrees } from './facing-degrees.ts'

test('a bearing lies in the mountain that the almanac has it in', () => {
  for (let degrees = 0; degrees < 360; degrees += 0.5)
    expect(mountainOfDegrees(degrees)).toBe(mountainAt(degrees))
  expect(mountains).toHaveLength(24)
  expect([mountains[0], mountains[6], mountains[12], mountains[18]]).toEqual(['子', '卯', '午', '酉'])
})

test.each([
  ['0', 0],
  [' 187,5° ', 187.5],
  ['359.99', 359.99],
  ['360', undefined],
  ['-5', undefined],
  ['south', undefined],
  ['', undefined],
  ['1e2', undefined],
])('%j is read as %j', (typed, degrees) => {
  expect(toDegrees(typed)).toBe(degrees)
})

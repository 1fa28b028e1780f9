import { expect, test } from 'vitest'
import { tymeSignOf } from './tyme-lists.ts'

const day = (advised: string, avoided: string) => ({
  advised: new Set(advised.split(' ')),
  avoided: new Set(avoided.split(' ')),
})

test('what is named has its sign, what is not named has none', () => {
  expect(tymeSignOf(day('嫁娶 移徙', '出行'), 'wedding')).toBe(1)
  expect(tymeSignOf(day('嫁娶 移徙', '出行'), 'travel-far')).toBe(-1)
  expect(tymeSignOf(day('嫁娶 移徙', '出行'), 'planting')).toBe(0)
})

test('an activity advised under one word and avoided under another has no sign', () => {
  expect(tymeSignOf(day('移徙', '入宅'), 'move-house')).toBe(0)
})

test('where nothing else is to be done, what is not named is avoided', () => {
  expect(tymeSignOf(day('嫁娶 馀事勿取', ''), 'wedding')).toBe(1)
  expect(tymeSignOf(day('嫁娶 馀事勿取', ''), 'planting')).toBe(-1)
  expect(tymeSignOf(day('', '诸事不宜'), 'planting')).toBe(-1)
})

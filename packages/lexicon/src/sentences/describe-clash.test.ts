import { clashBranchOf, shaDirectionOf } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { describeClash, describeOfficer } from './describe-clash.ts'

test.each([
  [4, 'Clashes with the Dog; sha in the south', 'Сталкивается с Собакой; ша на юге'],
  [7, 'Clashes with the Ox; sha in the west', 'Сталкивается с Быком; ша на западе'],
  [6, 'Clashes with the Rat; sha in the north', 'Сталкивается с Крысой; ша на севере'],
  [5, 'Clashes with the Pig; sha in the east', 'Сталкивается со Свиньёй; ша на востоке'],
])('branch %i: %s', (branch, en, ru) => {
  const clash = { clash: clashBranchOf(branch), sha: shaDirectionOf(branch) }
  expect(describeClash(clash, 'en')).toBe(en)
  expect(describeClash(clash, 'ru')).toBe(ru)
})

test('an officer is its name and a line', () => {
  expect(describeOfficer('officer-remove', 'en')).toBe(
    'Remove. Broom, basin and razor: out goes what has outlived its use.',
  )
  expect(describeOfficer('officer-remove', 'ru')).toBe(
    'Удаление. Метла, таз и бритва: прочь всё, что отслужило.',
  )
})

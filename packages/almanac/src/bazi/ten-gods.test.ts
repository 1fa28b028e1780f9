import { expect, test } from 'vitest'
import { elementIn, elementOfStem, relationOf } from './elements.ts'
import { hiddenStemsOf } from './hidden-stems.ts'
import { tenGodOf } from './ten-gods.ts'

const stems = Array.from({ length: 10 }, (_, stem) => stem)
const branches = Array.from({ length: 12 }, (_, branch) => branch)

// As every primer tabulates them (lunar-typescript and tyme4ts agree): the row of 甲 and the row of 乙, from 甲 to 癸.
test.each([
  [0, '比劫食伤才财杀官枭印'],
  [1, '劫比伤食财才官杀印枭'],
])('the ten gods of stem %i are %s', (dayMaster, row) => {
  expect(stems.map((stem) => '比劫食伤才财杀官枭印'[tenGodOf(dayMaster, stem)]).join('')).toBe(row)
})

test('every stem sees each of the ten gods once, and itself as the first', () => {
  for (const dayMaster of stems) {
    const gods = stems.map((stem) => tenGodOf(dayMaster, stem))
    expect(gods.toSorted((a, b) => a - b)).toEqual(stems)
    expect(gods[dayMaster]).toBe(0)
  }
})

test('the weights of the stems inside each branch sum to one, and fall from the main stem on', () => {
  for (const branch of branches) {
    const weights = hiddenStemsOf(branch).map(({ weight }) => weight)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  }
})

test('the main stem of a branch has the element of the branch', () => {
  const elementsOfBranches = [4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4]
  expect(branches.map((branch) => elementOfStem(hiddenStemsOf(branch)[0]?.stem ?? -1))).toEqual(
    elementsOfBranches,
  )
})

// 渊海子平, 论地支藏遁歌, main stem first.
test('the stems inside the branches are those of the rhyme', () => {
  const written = branches.map((branch) =>
    hiddenStemsOf(branch)
      .map(({ stem }) => '甲乙丙丁戊己庚辛壬癸'[stem])
      .join(''),
  )
  expect(written.join(' ')).toBe('癸 己癸辛 甲丙戊 乙 戊乙癸 丙庚戊 丁己 己丁乙 庚壬戊 辛 戊辛丁 壬甲')
})

test('a branch outside the twelve is refused', () => {
  expect(() => hiddenStemsOf(12)).toThrow(RangeError)
})

test('the element in a relation stands in that relation', () => {
  for (const own of [0, 1, 2, 3, 4])
    for (const relation of ['companion', 'output', 'wealth', 'officer', 'resource'] as const)
      expect(relationOf(own, elementIn(relation, own))).toBe(relation)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pillar, pillarOf } from '../calendar/cycle.ts'
import { aPillar } from './a-chart.ts'
import { listRelations, meetingsOf } from './relations.ts'

const describeMeetings = (a: string, b: string): string[] =>
  meetingsOf(aPillar(a), aPillar(b)).map((meeting) =>
    [
      meeting.kind,
      'element' in meeting ? meeting.element : '',
      'punishment' in meeting ? meeting.punishment : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  )

test.each([
  ['甲子', '己丑', ['stem-combination 2', 'six-harmony 2']],
  ['丙寅', '辛亥', ['stem-combination 4', 'six-harmony 0']],
  ['戊申', '癸巳', ['stem-combination 1', 'six-harmony 4', 'punishment ungrateful']],
  ['甲子', '庚午', ['stem-clash', 'clash', 'heaven-earth-clash']],
  ['甲子', '戊午', ['clash', 'heaven-earth-clash']],
  ['甲子', '甲午', ['clash']],
  ['甲子', '乙未', ['harm']],
  ['甲子', '乙卯', ['punishment uncivil']],
  ['甲子', '丙辰', ['half-harmony 4']],
  ['甲子', '壬申', ['half-harmony 4']],
  ['丙辰', '壬申', ['stem-clash']],
  ['乙丑', '甲戌', ['punishment bullying']],
  ['甲辰', '丙辰', ['punishment self']],
  ['甲辰', '甲辰', ['punishment self', 'same-pillar']],
  ['甲子', '丙子', []],
])('%s and %s meet as %j', (a, b, expected) => {
  expect(describeMeetings(a, b)).toEqual(expected)
  expect(describeMeetings(b, a)).toEqual(expected)
})

test.each([
  ['子丑', 2],
  ['寅亥', 0],
  ['卯戌', 1],
  ['辰酉', 3],
  ['巳申', 4],
  ['午未', 2],
])('the six harmony %s would form the element %i', (pair, element) => {
  const [a = 0, b = 0] = [...pair].map((branch) => '子丑寅卯辰巳午未申酉戌亥'.indexOf(branch))
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    expect(meetingsOf(pillarOf(one), pillarOf(other))).toContainEqual({ kind: 'six-harmony', element })
})

const threesOf = (...glyphs: string[]) =>
  listRelations(glyphs.map((text, index) => ({ at: `${index}`, pillar: aPillar(text) }))).filter(
    ({ between }) => between.length === 3,
  )

test.each([
  [['甲申', '甲子', '甲辰'], { kind: 'three-harmony', element: 4 }],
  [['乙巳', '乙酉', '乙丑'], { kind: 'three-harmony', element: 3 }],
  [['甲寅', '甲午', '甲戌'], { kind: 'three-harmony', element: 1 }],
  [['乙亥', '乙卯', '乙未'], { kind: 'three-harmony', element: 0 }],
  [['乙亥', '甲子', '乙丑'], { kind: 'seasonal-union', element: 4 }],
  [['甲寅', '乙卯', '甲辰'], { kind: 'seasonal-union', element: 0 }],
  [['乙巳', '甲午', '乙未'], { kind: 'seasonal-union', element: 1 }],
  [['甲申', '乙酉', '甲戌'], { kind: 'seasonal-union', element: 3 }],
  [['甲寅', '乙巳', '甲申'], { kind: 'punishment', punishment: 'ungrateful' }],
  [['乙丑', '甲戌', '乙未'], { kind: 'punishment', punishment: 'bullying' }],
])('the three pillars %j meet as %j', (glyphs, expected) => {
  expect(threesOf(...glyphs)).toEqual([{ ...expected, between: ['0', '1', '2'] }])
})

test('three branches of which two are the same make no whole', () => {
  expect(threesOf('甲申', '甲子', '丙子')).toEqual([])
})

test('every branch has one partner in harmony, one in clash and one in harm, among all pillars', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => pillarOf(index))
  const partners = (one: Pillar, kind: string): Set<number> =>
    new Set(
      sixty
        .filter((other) => meetingsOf(one, other).some((meeting) => meeting.kind === kind))
        .map((other) => other % 12),
    )
  for (const one of sixty) {
    expect(partners(one, 'six-harmony').size).toBe(1)
    expect([...partners(one, 'clash')]).toEqual([(one + 6) % 12])
    expect(partners(one, 'harm').size).toBe(1)
  }
})

test('the order of two pillars changes nothing in how they meet', () => {
  const anyPillar = fc.integer({ min: 0, max: 59 }).map(pillarOf)
  fc.assert(
    fc.property(anyPillar, anyPillar, (a, b) => {
      expect(meetingsOf(a, b)).toEqual(meetingsOf(b, a))
    }),
  )
})

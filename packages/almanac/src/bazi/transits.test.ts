import { expect, test } from 'vitest'
import { aChart, aPillar } from './a-chart.ts'
import { natalRules } from './natal-rules.ts'
import { readChart } from './read-chart.ts'
import { transits } from './transits.ts'

const passing = { year: aPillar('丙午'), month: aPillar('己亥') }

test('a passing pillar is read from the day master, with its meetings and stars', () => {
  const chart = readChart(aChart('甲子 丙寅 甲子 甲子'), natalRules)
  const [year, month] = transits(chart, passing)
  expect(year).toMatchObject({ at: 'passing-year', god: 2 })
  expect(year?.relations.filter(({ kind }) => kind === 'clash').map(({ between }) => between)).toEqual([
    ['year', 'passing-year'],
    ['day', 'passing-year'],
    ['hour', 'passing-year'],
  ])
  expect(month).toMatchObject({ at: 'passing-month', god: 5 })
  expect(month?.stars).toEqual(
    expect.arrayContaining([
      { id: 'void', from: 'day' },
      { id: 'lost-spirit', from: 'day' },
    ]),
  )
})

test('meetings of natal pillars among themselves are not repeated', () => {
  const chart = readChart(aChart('甲子 庚午 甲子'), natalRules)
  for (const { at, relations } of transits(chart, passing))
    for (const { between } of relations) expect(between).toContain(at)
})

test('a passing branch completes a harmony of three that the birth holds two of', () => {
  const chart = readChart(aChart('壬申 戊申 甲子'), natalRules)
  const [year] = transits(chart, { ...passing, year: aPillar('甲辰') })
  expect(year?.relations).toContainEqual({
    kind: 'three-harmony',
    element: 4,
    between: ['year', 'day', 'passing-year'],
  })
})

test('the same pillar as a natal one is reported', () => {
  const chart = readChart(aChart('壬申 戊申 丙午'), natalRules)
  expect(transits(chart, passing)[0]?.relations).toContainEqual({
    kind: 'same-pillar',
    between: ['day', 'passing-year'],
  })
})

test('the pillar of luck is read beside them when given', () => {
  const chart = readChart(aChart('甲子 丙寅 甲子 甲子'), natalRules)
  expect(transits(chart, { ...passing, luck: aPillar('丁卯') }).at(-1)).toMatchObject({ at: 'luck', god: 3 })
})

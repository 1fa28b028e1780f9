import { expect, test } from 'vitest'
import { aChart, aPillar } from '../../bazi/a-chart.ts'
import { natalRules } from '../../bazi/natal-rules.ts'
import { readChart } from '../../bazi/read-chart.ts'
import { fitOf } from './element-fit.ts'

test('a pillar of two helpful elements is favourable, one of both kinds is mixed', () => {
  const { favourable } = readChart(aChart('甲子 丙寅 甲子 甲子'), natalRules)
  expect(fitOf(aPillar('丙午'), favourable)).toBe('favourable')
  expect(fitOf(aPillar('己亥'), favourable)).toBe('mixed')
  expect(fitOf(aPillar('甲寅'), favourable)).toBe('unfavourable')
})

test('where no element is asserted, a pillar fits neither way', () => {
  const { favourable } = readChart(aChart('戊午 辛酉 甲午 己巳'), natalRules)
  expect(fitOf(aPillar('丙午'), favourable)).toBe('not-asserted')
})

import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { previewBirth as operation } from '@zeri/contract'
import { expect, test } from 'vitest'
import { birthFormOf, glyphsOf, listGoldenBirths, pillarsOf } from '../../testing/golden-births.ts'
import { toAlmanacBirth } from './birth.ts'
import { previewBirth } from './preview-birth.ts'

const goldenBirths = listGoldenBirths()

/** Seconds: the equation of time by hand is good to three. */
const SUN_TOLERANCE = 6

test('there are forty births and more, near every edge', () => {
  expect(goldenBirths.length).toBeGreaterThanOrEqual(40)
  const kinds = new Set(goldenBirths.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['known', 'unknown', 'ambiguous', 'missing']))
})

test.each(goldenBirths)('$case: $birthday $time in $zone', (golden) => {
  const preview = previewBirth({ ...birthFormOf(golden), locale: 'en' })
  expect(operation.response.parse(preview)).toEqual(preview)
  expect(preview.time).toBe(golden.kind)
  expect(preview.reckonings.map(({ offsetSec }) => offsetSec)).toEqual(golden.offsetsSec)
  expect(preview.reckonings.map(({ pillars }) => glyphsOf(pillars))).toEqual(golden.pillars)
  for (const [index, { solarTime, offsetSec }] of preview.reckonings.entries()) {
    const expected = golden.solar[index] || null
    expect(solarTime === null).toBe(expected === null)
    const apartSec = Math.abs(Date.parse(`${solarTime}Z`) - Date.parse(`${expected}Z`)) / 1000
    if (expected !== null) expect(apartSec).toBeLessThanOrEqual(SUN_TOLERANCE)
    const chart = natalChart(toAlmanacBirth({ ...birthFormOf(golden), offsetSec }), natalRules)
    expect(pillarsOf(chart)).toBe(golden.pillars[index])
  }
})

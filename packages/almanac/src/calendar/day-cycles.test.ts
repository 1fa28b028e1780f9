import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCivilDate, toJulianDay } from './civil-date.ts'
import { clashBranchOf, dayPillar, shaDirectionOf } from './day-cycles.ts'

const glyphs = (index: number): string =>
  `${'甲乙丙丁戊己庚辛壬癸'[index % 10]}${'子丑寅卯辰巳午未申酉戌亥'[index % 12]}`

// Hong Kong Observatory, Gregorian–Lunar calendar conversion table.
test.each([
  ['1900-01-31', '甲辰'],
  ['1949-10-01', '甲子'],
  ['2000-01-01', '戊午'],
  ['2024-02-04', '戊戌'],
  ['2026-11-15', '癸巳'],
])('%s is a %s day', (text, expected) => {
  const date = parseCivilDate(text)
  if (!date) throw new Error('a golden date must parse')
  expect(glyphs(dayPillar(toJulianDay(date)))).toBe(expected)
})

test('each day is one step further along the cycle of sixty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_412 }), (offset) => {
      const at = new Date(Date.UTC(1900, 0, 1 + offset))
      const civil = (date: Date) => ({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      })
      const today = dayPillar(toJulianDay(civil(at)))
      const tomorrow = dayPillar(toJulianDay(civil(new Date(at.getTime() + 86_400_000))))
      return (today + 1) % 60 === tomorrow
    }),
  )
})

test.each(['2026-2-3', '2026-02-30', '1899-12-31', '2101-01-01', '', '2026-11-15T00:00'])(
  '%j is no civil date',
  (text) => {
    expect(parseCivilDate(text)).toBeUndefined()
  },
)

// 协纪辨方书, juan 3, 三煞, by the branch in the middle of the three.
test.each([
  ['申子辰', 'south'],
  ['巳酉丑', 'east'],
  ['寅午戌', 'north'],
  ['亥卯未', 'west'],
])('the sha of %s days is in the %s', (branches, direction) => {
  const found = [...branches].map((glyph) => shaDirectionOf('子丑寅卯辰巳午未申酉戌亥'.indexOf(glyph)))
  expect(found).toEqual([direction, direction, direction])
})

test('a clash goes both ways', () => {
  for (let branch = 0; branch < 12; branch++) expect(clashBranchOf(clashBranchOf(branch))).toBe(branch)
})

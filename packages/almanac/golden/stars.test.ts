import { expect, test } from 'vitest'
import { classicalSchool, listStarCells, type StarId } from '../src/judgement/index.ts'
import { readGolden } from './read-golden.ts'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const months = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申', '酉', '戌', '亥'] as const

const golden = readGolden('stars.csv', ['star', ...months])

/** Pillars a printed entry means: pillars as written, or all with one of its stems or branches. */
function pillarsOf(entry: string): string[] {
  const all = Array.from({ length: 60 }, (_, index) => `${stems[index % 10]}${branches[index % 12]}`)
  const isPillars = entry.length >= 2 && stems.includes(entry.charAt(0)) && branches.includes(entry.charAt(1))
  if (isPillars) return all.filter((pillar) => entry.includes(pillar))
  return all.filter((pillar) => [...entry].some((glyph) => pillar.includes(glyph)))
}

test('at least forty stars have a golden table', () => {
  expect(golden.length).toBeGreaterThanOrEqual(40)
})

test.each(golden)('$star stands where the second source has it', ({ star, ...table }) => {
  const found = listStarCells(star as StarId, classicalSchool)
  const expected = months.flatMap((month, index) =>
    pillarsOf(table[month]).map((pillar) => `${index} ${pillar}`),
  )
  const glyphs = found.map(({ monthBranch, day }) => `${monthBranch} ${stems[day % 10]}${branches[day % 12]}`)
  expect(expected.length).toBeGreaterThan(0)
  expect(glyphs.sort()).toEqual(expected.sort())
})

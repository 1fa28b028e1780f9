import { expect, test } from 'vitest'
import { calendarRules, chinaMeridian, dayFacts } from '../src/calendar/index.ts'
import { classicalSchool, listStarCells, listStars, type StarId } from '../src/judgement/index.ts'
import { readGolden } from './read-golden.ts'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const months = ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申', '酉', '戌', '亥'] as const

const golden = readGolden('stars.csv', ['star', ...months])
const golden2026 = readGolden('stars-2026.csv', ['star', 'days'])

/** Pillars a printed entry means: pillars as written, or all with one of its stems or branches. */
function pillarsOf(entry: string): string[] {
  const all = Array.from({ length: 60 }, (_, index) => `${stems[index % 10]}${branches[index % 12]}`)
  const isPillars = entry.length >= 2 && stems.includes(entry.charAt(0)) && branches.includes(entry.charAt(1))
  if (isPillars) return all.filter((pillar) => entry.includes(pillar))
  return all.filter((pillar) => [...entry].some((glyph) => pillar.includes(glyph)))
}

test('more than a hundred and twenty stars have a golden table', () => {
  expect(golden.length).toBeGreaterThanOrEqual(120)
  expect(new Set(golden.map(({ star }) => star)).size).toBe(golden.length)
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

const days2026 = Array.from({ length: 365 }, (_, index) => {
  const text = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(5, 10)
  const date = { year: 2026, month: Number(text.slice(0, 2)), day: Number(text.slice(3)) }
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const ids: ReadonlySet<string> = new Set(listStars({ facts, school: classicalSchool }).map(({ id }) => id))
  return { text, ids }
})
const days2026With = (star: string): string[] =>
  days2026.filter(({ ids }) => ids.has(star)).map(({ text }) => text)

test.each(golden2026)('$star stands on the days of 2026 that its table gives', ({ star, days }) => {
  expect(days2026With(star)).toEqual(days.split(' '))
})

test('the heat of 2026 has three days of 伏, ten and twenty days apart, and the autumn a day of 社', () => {
  // 夏至 06-21 is 丙寅, 立秋 08-07 癸丑: the third and fourth 庚, and the first; 秋分 09-23 is 庚子, two days after 戊戌.
  expect(days2026With('fu-and-she-days')).toEqual(
    expect.arrayContaining(['07-15', '07-25', '08-14', '09-21']),
  )
})

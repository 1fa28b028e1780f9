import { expect, test } from 'vitest'
import { pillarOf, stemOf } from '../calendar/cycle.ts'
import { isYellowPath, pathStar } from '../calendar/day-cycles.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import { hourWeightOf, judgeHours, listHourStars } from './judge-hours.ts'

const branches = '子丑寅卯辰巳午未申酉戌亥'
const allHours = Array.from({ length: 60 }, (_, day) =>
  judgeHours(pillarOf(day)).map((hour) => ({ day, ...hour })),
).flat()
const withStar = (id: string) => allHours.filter(({ reasons }) => reasons.some(({ star }) => star === id))
const branchesOn = (day: number, id: string): string =>
  withStar(id)
    .filter((hour) => hour.day === day)
    .map(({ branch }) => branches[branch])
    .join('')

// 协纪辨方书, juan 7: the verses of each rule, for the days of 甲子 (0) to 癸酉 (9).
test.each([
  ['hour-noble', ['丑未', '子申', '酉亥', '酉亥', '丑未', '子申', '丑未', '寅午', '卯巳', '卯巳']],
  ['hour-prosperity', ['寅', '卯', '巳', '午', '巳', '午', '申', '酉', '亥', '子']],
  ['hour-joy', ['寅', '戌', '申', '午', '辰', '寅', '戌', '申', '午', '辰']],
  ['hour-official', ['酉', '申', '子', '亥', '卯', '寅', '午', '巳', '丑未', '辰戌']],
  ['hour-fortune', ['寅', '丑亥', '子戌', '酉', '申', '未', '午', '巳', '辰', '卯']],
  ['hour-establish', ['子', '丑', '寅', '卯', '辰', '巳', '午', '未', '申', '酉']],
  ['hour-harmony', ['丑', '子', '亥', '戌', '酉', '申', '未', '午', '巳', '辰']],
  ['hour-horse', ['寅', '亥', '申', '巳', '寅', '亥', '申', '巳', '寅', '亥']],
  ['hour-clash', ['午', '未', '申', '酉', '戌', '亥', '子', '丑', '寅', '卯']],
  ['hour-punishment', ['卯', '戌', '巳', '子', '辰', '申', '午', '丑', '寅', '酉']],
  ['hour-harm', ['未', '午', '巳', '辰', '卯', '寅', '丑', '子', '亥', '戌']],
  // 甲日午, 乙日巳, 丙日辰, 丁日卯, 戊日寅, 己日丑亥, 庚日子戌, 辛日酉, 壬日申, 癸日未.
  ['hour-unmet', ['午', '巳', '辰', '卯', '寅', '丑亥', '子戌', '酉', '申', '未']],
  ['hour-void', Array.from({ length: 10 }, () => '戌亥')],
  ['hour-road', ['申酉', '午未', '辰巳', '寅卯', '子丑戌亥', '申酉', '午未', '辰巳', '寅卯', '子丑戌亥']],
])('%s stands at the hours of the verse', (id, expected) => {
  expect(Array.from({ length: 10 }, (_, day) => branchesOn(day, id))).toEqual(expected)
})

/** The stem of an hour, counted from that of the day. */
const hourStem = ({ day, branch }: { readonly day: number; readonly branch: number }): number =>
  stemOf(hourPillar(pillarOf(day), branch))

// 协纪辨方书, juan 7, has the reason of each: 37b 时干克日干, 20b 日干生时干, 47b 遇壬癸, 22a 见丙.
test.each<[string, (stem: number, day: number) => boolean]>([
  ['hour-unmet', (stem, day) => (stem - (day % 10) + 10) % 10 === 6],
  ['hour-fortune', (stem, day) => (stem - (day % 10) + 10) % 10 === 2],
  ['hour-road', (stem) => stem >= 8],
])('%s stands in every hour whose stem is to the day as the book says, and in no other', (id, isSo) => {
  const expected = allHours.filter((hour) => isSo(hourStem(hour), hour.day))
  expect(withStar(id)).toEqual(expected)
})

test('joy stands in an hour of the stem Bing, one on every day', () => {
  expect(withStar('hour-joy').map(hourStem)).toEqual(Array.from({ length: 60 }, () => 2))
})

test('every star of the hour has a page, and hours by stem, branch or ten days', () => {
  const sizes = { stem: 10, branch: 12, 'ten-days': 6 }
  for (const { rule, at } of listHourStars()) {
    expect(rule.hours).toHaveLength(sizes[rule.by])
    expect(at).toMatch(/^\d+[ab]$/)
  }
})

test('every hour has one path star, on the side of its path', () => {
  for (const { day, branch, reasons } of allHours) {
    const ofPath = reasons.filter(({ star }) => !star.startsWith('hour-'))
    expect(ofPath).toHaveLength(1)
    expect(ofPath[0]?.side).toBe(isYellowPath(pathStar(branch, day % 12)) ? 'good' : 'bad')
  }
})

test('the weight of each of the 720 hours is what its reasons give', () => {
  for (const { weight, reasons } of allHours) {
    const sum = (side: string): number =>
      reasons
        .filter((reason) => reason.side === side)
        .map(({ grade }) => grade)
        .sort((a, b) => b - a)
        .reduce((total, grade, rank) => total + grade / 2 ** rank, 0)
    const score = sum('good') - sum('bad')
    const size = Math.min(3, Math.floor(Math.abs(score)))
    const free = score > 0 ? size : 0 - size
    const clashes = reasons.some(({ star }) => star === 'hour-clash')
    expect(weight).toBe(clashes ? Math.min(free, -1) : free)
    expect(hourWeightOf(reasons)).toBe(weight)
  }
})

test('an hour against the day is never good, whatever stands on it', () => {
  const clashing = allHours.filter(({ clashes }) => clashes)
  expect(clashing).toHaveLength(60)
  for (const { weight } of clashing) expect(weight).toBeLessThanOrEqual(-1)
})

test('the spirit of joy does not lift an hour against the day', () => {
  // 007-22a: 甲申, the hour of 寅; so with all that stands on it besides.
  const hour = judgeHours(pillarOf(20))[2]
  expect(hour?.reasons.find(({ star }) => star === 'hour-joy')?.status).toBe('capped')
  expect(hour?.weight).toBe(-1)
})

test('no hour both helps and hurts an activity', () => {
  for (const { helps, hurts } of allHours) expect(helps.filter((id) => hurts.includes(id))).toEqual([])
})

test('the 720 hours have these weights', () => {
  const counts = [-3, -2, -1, 0, 1, 2, 3].map(
    (level) => allHours.filter(({ weight }) => weight === level).length,
  )
  expect(counts.reduce((sum, count) => sum + count)).toBe(720)
  expect(counts).toMatchInlineSnapshot(`
    [
      17,
      37,
      186,
      220,
      199,
      57,
      4,
    ]
  `)
})

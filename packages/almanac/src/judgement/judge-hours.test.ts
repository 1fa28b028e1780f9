import { expect, test } from 'vitest'
import { pillarOf } from '../calendar/cycle.ts'
import { isYellowPath, pathStar } from '../calendar/day-cycles.ts'
import { hourWeightOf, judgeHours } from './judge-hours.ts'

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
  ['hour-harmony', ['丑', '子', '亥', '戌', '酉', '申', '未', '午', '巳', '辰']],
  ['hour-horse', ['寅', '亥', '申', '巳', '寅', '亥', '申', '巳', '寅', '亥']],
  ['hour-clash', ['午', '未', '申', '酉', '戌', '亥', '子', '丑', '寅', '卯']],
  ['hour-punishment', ['卯', '戌', '巳', '子', '辰', '申', '午', '丑', '寅', '酉']],
  ['hour-harm', ['未', '午', '巳', '辰', '卯', '寅', '丑', '子', '亥', '戌']],
  // 甲日午, 乙日巳, 丙日辰, 丁日卯, 戊日寅, 己日丑亥, 庚日子戌, 辛日酉, 壬日申, 癸日未.
  ['hour-unmet', ['午', '巳', '辰', '卯', '寅', '丑亥', '子戌', '酉', '申', '未']],
  ['hour-void', Array.from({ length: 10 }, () => '戌亥')],
])('%s stands at the hours of the verse', (id, expected) => {
  expect(Array.from({ length: 10 }, (_, day) => branchesOn(day, id))).toEqual(expected)
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
      22,
      53,
      220,
      153,
      234,
      38,
      0,
    ]
  `)
})

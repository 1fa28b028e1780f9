import { expect, test } from 'vitest'
import { pillarOf } from '../calendar/cycle.ts'
import { CELL_COUNT, cellOf, starTable } from './cells.ts'
import { type DayGrade, findCellPolicy, findDayGrade, gradeRows, listGradeRows, policyOf } from './grade.ts'
import { classicalSchool } from './school.ts'

const branches = '子丑寅卯辰巳午未申酉戌亥'
const { cells } = starTable(classicalSchool)
const rowName = (index: number): string => {
  const { star, months, grade } = gradeRows[index] ?? { star: '', months: '', grade: '' }
  return `${star} in ${months}, ${grade}`
}

test.each(gradeRows.map((row, index) => ({ ...row, index, name: rowName(index) })))(
  'the row $name occurs in each of its months, always beside its companions',
  ({ star, months, beside }) => {
    for (const month of months) {
      const monthBranch = branches.indexOf(month)
      const days = Array.from({ length: 60 }, (_, day) => cells[cellOf(monthBranch, pillarOf(day))] ?? [])
        .map((present) => present.map(({ id }) => id))
        .filter((ids) => ids.includes(star))
      expect(days.length).toBeGreaterThan(0)
      for (const ids of days) expect(ids).toEqual(expect.arrayContaining([...beside]))
    }
  },
)

test('no two rows of a star share a month', () => {
  const keys = gradeRows.flatMap(({ star, months }) => [...months].map((month) => `${star} ${month}`))
  expect(new Set(keys).size).toBe(keys.length)
})

test('the grade of a cell is the worst of its rows', () => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const rows = listGradeRows(cell).map(({ grade }) => grade)
    expect(findDayGrade(cell)).toBe(rows.length > 0 ? Math.max(...rows) : undefined)
  }
})

test('every grade, and none, is the grade of some cell', () => {
  const found = new Set(Array.from({ length: CELL_COUNT }, (_, cell) => findDayGrade(cell)))
  expect(found).toEqual(new Set([undefined, 0, 1, 2, 3, 4, 5]))
})

test('a worse grade never helps, and virtue never harms', () => {
  const order = ['favour-wins', 'cancel', 'forbid-wins', 'all-forbidden']
  const rank = (grade: number, virtue: boolean) => order.indexOf(policyOf(grade as DayGrade, virtue))
  for (let grade = 0; grade <= 5; grade++) {
    expect(rank(grade, true)).toBeLessThanOrEqual(rank(grade, false))
    if (grade > 0) {
      expect(rank(grade, true)).toBeGreaterThanOrEqual(rank(grade - 1, true))
      expect(rank(grade, false)).toBeGreaterThanOrEqual(rank(grade - 1, false))
    }
  }
})

test('without a graded star a ban stands, virtue or not, unless its own entry lifts it', () => {
  expect([policyOf(undefined, true), policyOf(undefined, false)]).toEqual(['forbid-wins', 'forbid-wins'])
})

// 协纪辨方书, juan 10, 33b to 34a.
test.each([
  [0, 'favour-wins', 'favour-wins'],
  [1, 'favour-wins', 'cancel'],
  [2, 'favour-wins', 'forbid-wins'],
  [3, 'cancel', 'forbid-wins'],
  [4, 'forbid-wins', 'all-forbidden'],
  [5, 'all-forbidden', 'all-forbidden'],
] as const)('grade %d is %s beside a virtue and %s without one', (grade, beside, without) => {
  expect([policyOf(grade, true), policyOf(grade, false)]).toEqual([beside, without])
})

const policyAt = (month: string, pillar: number) => {
  const cell = cellOf(branches.indexOf(month), pillarOf(pillar))
  return findCellPolicy(cell, cells[cell] ?? [])
}

test('beside 月厌 in 子 and 午 only the pardon counts as a virtue', () => {
  // 48a: 壬子 in 子 has 月德, 甲子 the pardon; 丙午 in 午 has 月德, 甲午 the pardon.
  expect(policyAt('子', 48)).toMatchObject({ isVirtuous: false, policy: 'all-forbidden' })
  expect(policyAt('子', 0)).toMatchObject({ isVirtuous: true, policy: 'forbid-wins' })
  expect(policyAt('午', 42)).toMatchObject({ isVirtuous: false, policy: 'all-forbidden' })
  expect(policyAt('午', 30)).toMatchObject({ isVirtuous: true, policy: 'forbid-wins' })
})

test('四废 with 月破 forbids everything', () => {
  // 58a: 庚申 in 寅, 辛酉 in 卯, and their like; on their own 四废 and 月破 do not.
  expect(policyAt('寅', 56).policy).toBe('all-forbidden')
  expect(policyAt('卯', 57).policy).toBe('all-forbidden')
  expect(policyAt('辰', 56).policy).not.toBe('all-forbidden')
  expect(policyAt('寅', 8).policy).not.toBe('all-forbidden')
})

test.each([
  ['未', '己未', 55],
  ['未', '己巳', 5],
  ['巳', '丙午', 42],
  ['未', '戊午', 54],
] as const)('in %s %s is no day of virtue', (month, _, pillar) => {
  // 48b to 49a: 亦不从德合所宜, 亦不从德愿所宜.
  expect(policyAt(month, pillar)).toMatchObject({ isVirtueVoid: true, isVirtuous: false })
})

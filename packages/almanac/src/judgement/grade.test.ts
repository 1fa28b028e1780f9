import { expect, test } from 'vitest'
import { pillarOf } from '../calendar/cycle.ts'
import { CELL_COUNT, cellOf, starTable } from './cells.ts'
import { type DayGrade, findDayGrade, gradeRows, listGradeRows, policyOf } from './grade.ts'
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
  expect(policyOf(undefined, true)).toBe('cancel')
})

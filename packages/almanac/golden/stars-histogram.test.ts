import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  activities,
  calendarRules,
  chinaMeridian,
  classicalSchool,
  dayFacts,
  judgeDay,
  julianDay,
  listShownActivities,
  majorActivities,
  toCivilDate,
} from '../src/index.ts'

const FIRST_DAY = 2_445_701
const DAYS_1984_TO_2043 = 21_915
const LAST_DAY_2050 = 2_470_172

const levels = [-3, -2, -1, 0, 1, 2, 3] as const
const columns: readonly string[] = ['day', ...activities.map(({ id }) => id)]

const days = Array.from({ length: LAST_DAY_2050 - FIRST_DAY + 1 }, (_, index) => {
  const date = toCivilDate(julianDay(FIRST_DAY + index))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const verdict = judgeDay({ facts, place: chinaMeridian, rules: calendarRules, school: classicalSchool })
  const weights = [verdict.day.weight, ...verdict.activities.map(({ weight }) => weight)]
  return { year: date.year, weights }
})
const calibrated = days.slice(0, DAYS_1984_TO_2043)

const countsOf = (column: number): readonly number[] =>
  levels.map((level) => calibrated.filter(({ weights }) => weights[column] === level).length)
const shareOf = (column: number, isCounted: (level: number) => boolean): number =>
  countsOf(column).reduce((sum, count, index) => sum + (isCounted(levels[index] ?? 0) ? count : 0), 0) /
  calibrated.length

test('the span is the sixty years 1984 to 2043', () => {
  expect([calibrated.at(0)?.year, calibrated.at(-1)?.year, days[DAYS_1984_TO_2043]?.year]).toEqual([
    1984, 2043, 2044,
  ])
})

test('the weights of sixty years are those on record', async () => {
  const rows = columns.map((id, column) => [id, ...countsOf(column)].join())
  const text = [
    '# Days of 1984-2043 in China by weight, 21915 in all, the books alone; written by the test beside (vitest -u)',
    ['target', ...levels].join(),
    ...rows,
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'stars-histogram.csv'))
})

test.each(['day', ...majorActivities])('%s is good and bad about a third each, and rarely extreme', (id) => {
  const column = columns.indexOf(id)
  const good = shareOf(column, (level) => level > 0)
  const bad = shareOf(column, (level) => level < 0)
  expect(good).toBeGreaterThan(0.27)
  expect(good).toBeLessThan(0.36)
  expect(bad).toBeGreaterThan(0.28)
  expect(bad).toBeLessThan(0.38)
  expect(shareOf(column, (level) => level === 3)).toBeLessThan(0.06)
  expect(shareOf(column, (level) => level === -3)).toBeLessThan(0.06)
})

test.each(listShownActivities())('$id has good days in every year 2000 to 2050', ({ id }) => {
  const column = columns.indexOf(id)
  for (let year = 2000; year <= 2050; year++) {
    const good = days.filter((day) => day.year === year && (day.weights[column] ?? 0) > 0)
    expect(good.length, String(year)).toBeGreaterThan(0)
  }
})

test('no two shown activities weigh the same on more than nine days of ten', () => {
  const shown = listShownActivities().map(({ id }) => columns.indexOf(id))
  for (const first of shown)
    for (const second of shown.filter((column) => column > first)) {
      const same = calibrated.filter(({ weights }) => weights[first] === weights[second]).length
      const pair = `${columns[first]} and ${columns[second]}`
      expect(same / calibrated.length, pair).toBeLessThanOrEqual(0.9)
    }
})

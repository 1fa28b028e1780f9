import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarRules, chinaMeridian, dayFacts, julianDay, toCivilDate } from '../src/calendar/index.ts'
import {
  activities,
  classicalSchool,
  judgeDay,
  listShownActivities,
  majorActivities,
} from '../src/judgement/index.ts'

const FIRST_DAY = 2_445_701
const DAYS_1984_TO_2043 = 21_915
const LAST_DAY_2050 = 2_470_172

const levels = [-3, -2, -1, 0, 1, 2, 3] as const
const columns: readonly string[] = ['day', ...activities.map(({ id }) => id)]

const dates = Array.from({ length: LAST_DAY_2050 - FIRST_DAY + 1 }, (_, index) =>
  toCivilDate(julianDay(FIRST_DAY + index)),
)
/** Weights day by day, a column for each target. */
const weights = columns.map(() => new Int8Array(dates.length))
dates.forEach((date, index) => {
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const verdict = judgeDay({ facts, school: classicalSchool })
  for (const [column, { weight }] of [verdict.day, ...verdict.activities].entries())
    weights[column]?.fill(weight, index, index + 1)
})

const weightsOf = (id: string): Int8Array => weights[columns.indexOf(id)] ?? new Int8Array()
const calibrated = (id: string): Int8Array => weightsOf(id).subarray(0, DAYS_1984_TO_2043)

const countsOf = (id: string): readonly number[] =>
  levels.map((level) => calibrated(id).filter((weight) => weight === level).length)
const shareOf = (id: string, isCounted: (level: number) => boolean): number =>
  calibrated(id).filter(isCounted).length / DAYS_1984_TO_2043

test('the span is the sixty years 1984 to 2043, and on to 2050', () => {
  const years = [0, DAYS_1984_TO_2043 - 1, DAYS_1984_TO_2043, dates.length - 1].map((day) => dates[day]?.year)
  expect(years).toEqual([1984, 2043, 2044, 2050])
})

test('the weights of sixty years are those on record', async () => {
  const rows = columns.map((id) => [id, ...countsOf(id)].join())
  const text = [
    '# Days of 1984-2043 in China by weight, 21915 in all, the books alone; written by the test beside (vitest -u)',
    ['target', ...levels].join(),
    ...rows,
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'stars-histogram.csv'))
})

test.each(['day', ...majorActivities])('%s is good and bad about a third each, and rarely extreme', (id) => {
  const good = shareOf(id, (level) => level > 0)
  const bad = shareOf(id, (level) => level < 0)
  expect(good).toBeGreaterThan(0.27)
  expect(good).toBeLessThan(0.36)
  expect(bad).toBeGreaterThan(0.3)
  expect(bad).toBeLessThan(0.36)
  expect(shareOf(id, (level) => level === 3)).toBeLessThan(0.06)
  expect(shareOf(id, (level) => level === -3)).toBeLessThan(0.06)
})

test.each(listShownActivities())('$id has good days in every year 2000 to 2050', ({ id }) => {
  const good = new Map<number, number>()
  weightsOf(id).forEach((weight, day) => {
    const year = dates[day]?.year ?? 0
    if (weight > 0) good.set(year, (good.get(year) ?? 0) + 1)
  })
  for (let year = 2000; year <= 2050; year++) expect(good.get(year), String(year)).toBeGreaterThan(0)
})

test('no two shown activities weigh the same on more than nine days of ten', () => {
  const shown = listShownActivities().map(({ id }) => ({ id, column: calibrated(id) }))
  shown.forEach((first, index) => {
    for (const second of shown.slice(index + 1)) {
      let same = 0
      for (let day = 0; day < DAYS_1984_TO_2043; day++) if (first.column[day] === second.column[day]) same++
      expect(same / DAYS_1984_TO_2043, `${first.id} and ${second.id}`).toBeLessThanOrEqual(0.9)
    }
  })
})

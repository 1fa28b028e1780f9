import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { activities } from './activities.ts'
import { listStarCells } from './cells.ts'
import { listStars } from './list-stars.ts'
import { classicalSchool, type School } from './school.ts'
import type { StarRule } from './star-type.ts'
import { mansionIdOf, officerIdOf, pathIdOf, type Star, stars } from './stars.ts'

const FIRST_DAY_1984 = 2_445_701
const LAST_DAY_2043 = 2_467_615
const DAYS = LAST_DAY_2043 - FIRST_DAY_1984

const everything: School = { ...classicalSchool, folk: true }

const starsOn = (day: number, school: School = everything) => {
  const facts = dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules })
  return listStars({ facts, school })
}

const lettersOf = (text: string): number => [...text].filter((glyph) => glyph !== '-').length
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Cells of 720 a rule takes, counted from its data: a branch has 5 pillars of 60, a stem 6. */
function cellsExpected(rule: StarRule): number | undefined {
  switch (rule.kind) {
    case 'branch-offset':
      return 60 * rule.steps.length
    case 'branch-mirror':
    case 'path':
      return 60
    case 'month-branches':
      return 5 * lettersOf(rule.table)
    case 'month-stems':
      return 6 * lettersOf(rule.table)
    case 'tri-branches':
      return 15 * lettersOf(rule.table)
    case 'tri-stems':
      return 18 * lettersOf(rule.table)
    case 'month-pillars':
      return sum(rule.table.map(lettersOf)) / 2
    case 'season-branches':
      return 15 * sum(rule.table.map(lettersOf))
    case 'season-stems':
      return 18 * sum(rule.table.map(lettersOf))
    case 'season-pillars':
      return (3 * sum(rule.table.map(lettersOf))) / 2
    case 'branches':
      return 60 * lettersOf(rule.list)
    case 'stems':
      return 72 * lettersOf(rule.list)
    case 'pillars':
      return 6 * lettersOf(rule.list)
    default:
      return undefined
  }
}

test('ids are unique, and a star that voids another exists', () => {
  const ids = stars().map(({ id }) => id as string)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { unless = [] } of stars()) for (const other of unless) expect(ids).toContain(other)
})

const mattersOf = ({ favours, forbids, also }: Star): string[] =>
  [favours, forbids, also?.favours, also?.forbids].flatMap((list) => list?.split(' ') ?? [])

test('some star names every matter of an activity, except matters of custom', () => {
  const spoken = new Set(stars().flatMap(mattersOf))
  const silent = activities
    .flatMap(({ terms, read }) => [...terms, ...read])
    .filter((term) => !spoken.has(term))
  expect(silent).toEqual([])
})

test('no star favours and forbids the same matter, or names one twice', () => {
  for (const star of stars()) {
    const matters = mattersOf(star)
    expect(new Set(matters).size, star.id).toBe(matters.length)
  }
})

test('every star says something of a matter or an activity', () => {
  for (const star of stars())
    expect(mattersOf(star).length + Object.keys(star.reading ?? {}).length, star.id).toBeGreaterThan(0)
})

const byCell = stars().filter(({ rule }) => cellsExpected(rule) !== undefined)

test.each(byCell)('$id takes as many of the 720 cells as its rule has', ({ id, rule, unless }) => {
  const found = listStarCells(id, everything).length
  const expected = cellsExpected(rule) ?? 0
  if (unless) expect(found).toBeLessThan(expected)
  else expect(found).toBe(expected)
})

const counts = new Map<string, number>()
for (let day = FIRST_DAY_1984; day < LAST_DAY_2043; day++)
  for (const { id } of starsOn(day)) counts.set(id, (counts.get(id) ?? 0) + 1)

test.each(byCell)('$id comes in sixty years as often as its cells', ({ id }) => {
  const expected = listStarCells(id, everything).length / 720
  expect(Math.abs((counts.get(id) ?? 0) / DAYS - expected)).toBeLessThan(0.004)
})

// Days in sixty years: one in 28 for a mansion; one in 12 against the year; four and four a year before terms.
test.each([
  ['mansion-horn', DAYS / 28, 1],
  ['year-break', DAYS / 12, 8],
  ['four-separations', 240, 0],
  ['four-extinctions', 240, 0],
  ['earth-king', 72 * 60, 0],
  ['taboo-moon-quarters', (4 * DAYS) / 29.530588, 3],
  ['taboo-hair-days', (2 * DAYS) / 29.530588, 3],
  // Months of 29 days and leap months move these by a handful.
  ['yang-gong', 13 * 60, 40],
  ['month-taboo', (3 * DAYS) / 29.530588, 4],
  ['three-maidens', (6 * DAYS) / 29.530588, 6],
])('%s comes about %d times in sixty years', (id, expected, tolerance) => {
  expect(Math.abs((counts.get(id) ?? 0) - expected)).toBeLessThanOrEqual(tolerance)
})

test('every day has one officer, one path star and one mansion', () => {
  for (let day = FIRST_DAY_1984; day < FIRST_DAY_1984 + 3000; day += 7) {
    const families = starsOn(day).map(({ family }) => family)
    for (const family of ['officer', 'path', 'mansion'])
      expect(families.filter((one) => one === family)).toHaveLength(1)
  }
})

test('stars of custom count only for a school with folk', () => {
  for (let day = FIRST_DAY_1984; day < FIRST_DAY_1984 + 60; day++)
    expect(starsOn(day, classicalSchool).some(({ isFolk }) => isFolk)).toBe(false)
})

test('the school of corners gives the four middle months their heavenly virtue', () => {
  const monthsOf = (school: School) =>
    new Set(listStarCells('heavenly-virtue', school).map(({ monthBranch }) => monthBranch))
  expect(monthsOf(classicalSchool).size).toBe(8)
  expect(monthsOf({ ...classicalSchool, heavenlyVirtue: 'corners' }).size).toBe(12)
})

test('the day before 立春 2026 is one of the four extinctions and of the eighteen of earth', () => {
  const ids = starsOn(2_461_075).map(({ id }) => id)
  expect(toCivilDate(julianDay(2_461_075))).toEqual({ year: 2026, month: 2, day: 3 })
  expect(ids).toEqual(expect.arrayContaining(['four-extinctions', 'earth-king']))
})

test('officer, path and mansion of a day are called by the ids of the stars that stand on it', () => {
  for (let day = FIRST_DAY_1984; day < FIRST_DAY_1984 + 400; day++) {
    const facts = dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules })
    const ids = starsOn(day).map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([officerIdOf(facts.officer), pathIdOf(facts.path), mansionIdOf(facts.mansion)]),
    )
  }
})

test('there is no thirteenth officer', () => {
  expect(() => officerIdOf(12)).toThrow(RangeError)
})

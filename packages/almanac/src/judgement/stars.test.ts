import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { activities, mattersOf } from './activities.ts'
import { listStarCells } from './cells.ts'
import { listStars } from './list-stars.ts'
import { matters } from './matters.ts'
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

const allStars = stars()
const ids: readonly string[] = allStars.map(({ id }) => id)

test('ids are unique', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test('every star that a condition or a relief names exists', () => {
  for (const { id, adds = [], relief = [] } of allStars) {
    for (const { beside = [] } of adds) for (const other of beside) expect(ids, id).toContain(other)
    for (const { by } of relief) for (const other of by) expect(ids, id).toContain(other)
  }
})

const splitList = (list = ''): string[] => (list === '' ? [] : list.split(' '))

/** Every list of matters of a star, as written. */
const listsOf = (star: Star): string[][] =>
  [
    star.favours,
    star.forbids,
    star.forbidsAllBut,
    star.notesOnly,
    star.unnoted,
    ...(star.adds ?? []).flatMap(({ favours, forbids }) => [favours, forbids]),
    ...(star.relief ?? []).flatMap(({ keeps, unnoted }) => [keeps, unnoted]),
  ].map(splitList)

test('every list has matters of the book, none of them twice', () => {
  const known: ReadonlySet<string> = new Set(matters)
  for (const star of allStars)
    for (const list of listsOf(star)) {
      expect(
        list.filter((matter) => !known.has(matter)),
        star.id,
      ).toEqual([])
      expect(new Set(list).size, star.id).toBe(list.length)
    }
})

test('conditions name months and days by their branches', () => {
  const conditions = allStars.flatMap(({ adds = [], relief = [], lasts }) => [
    ...adds.flatMap(({ months, days }) => [months, days]),
    ...relief.map(({ months }) => months),
    lasts === true ? undefined : lasts,
  ])
  for (const branches of conditions) expect(branches ?? '').toMatch(/^[子丑寅卯辰巳午未申酉戌亥]*$/)
})

test('a list that is written has its page', () => {
  for (const star of allStars) {
    if (star.source !== 'xie-ji-10') continue
    if (star.favours) expect(star.favoursAt, star.id).toBeDefined()
    const { forbids, forbidsAllBut, notesOnly, unnoted } = star
    if ([forbids, forbidsAllBut, notesOnly, unnoted].some((list) => list !== undefined))
      expect(star.forbidsAt, star.id).toBeDefined()
  }
})

test('some star names every matter of an activity', () => {
  const spoken = new Set(allStars.flatMap(({ favours, forbids }) => [favours, forbids].flatMap(splitList)))
  expect(activities.flatMap(mattersOf).filter((matter) => !spoken.has(matter))).toEqual([])
})

test('no star favours and forbids the same matter', () => {
  for (const { id, favours, forbids } of allStars)
    expect(
      splitList(favours).filter((matter) => splitList(forbids).includes(matter)),
      id,
    ).toEqual([])
})

test('a custom has no matters of the book and holds some activity down', () => {
  const customs = allStars.filter(({ cap }) => cap)
  expect(customs.length).toBeGreaterThanOrEqual(6)
  for (const star of customs) {
    expect(listsOf(star).flat(), star.id).toEqual([])
    expect(star.cap?.limit, star.id).toBeLessThanOrEqual(0)
    expect(['tong-shu', 'folk']).toContain(star.source)
  }
  for (const { id, isFolk, cap } of allStars) if (isFolk) expect(cap, id).toBeDefined()
})

test('only path and mansion lean, and they have no matters', () => {
  for (const star of allStars) {
    const isLeaning = star.family === 'path' || star.family === 'mansion'
    if (star.reading) expect(isLeaning, star.id).toBe(true)
    if (isLeaning) expect(listsOf(star).flat(), star.id).toEqual([])
  }
})

const byCell = allStars.filter(({ rule }) => cellsExpected(rule) !== undefined)

test.each(byCell)('$id takes as many of the 720 cells as its rule has', ({ id, rule }) => {
  expect(listStarCells(id, everything)).toHaveLength(cellsExpected(rule) ?? 0)
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
  ['last-moon-day', DAYS / 29.530588, 1],
  ['reverse-branch', DAYS / 29.530588, 1],
  ['fifteenth-day', DAYS / 29.530588, 1],
  // Twelve a year; the thirtieth day from 小寒 falls away where 立春 comes first.
  ['going-lost-term', 12 * 60, 60],
  ['first-extreme', DAYS / 60, 2],
  ['winter-solstice', 60, 0],
  ['fu-and-she-days', 5 * 60, 1],
  ['long-star', 14 * 60, 40],
  ['short-star', 14 * 60, 40],
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

test('popular days count only for a school with folk, 岁破 only for one with yearBreak', () => {
  const school = { ...classicalSchool, yearBreak: false }
  for (let day = FIRST_DAY_1984; day < FIRST_DAY_1984 + 60; day++) {
    expect(starsOn(day, classicalSchool).some(({ isFolk }) => isFolk)).toBe(false)
    expect(starsOn(day, school).some(({ cap }) => cap)).toBe(false)
  }
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

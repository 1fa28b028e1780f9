import { expect, test } from 'vitest'
import { toCivilDate } from '../calendar/civil-date.ts'
import { pillarOf } from '../calendar/cycle.ts'
import { type CompassMark, listMonthMarks, listYearMarks, mountainsOfSector } from './compass-marks.ts'
import { dayDirections, findVerseNobles, findWealth } from './day-directions.ts'
import { judgeFacing } from './facing.ts'
import { MOUNTAINS, oppositeOf, sectorOfMountain, sectors, startOfMountain } from './mountains.ts'
import { listSolarMonths } from './solar-period.ts'
import { listYearGods } from './year-directions.ts'

const pillars = Array.from({ length: 60 }, (_, index) => pillarOf(index))
const mountains = Array.from({ length: MOUNTAINS }, (_, index) => index)
const years = Array.from({ length: 201 }, (_, index) => 1900 + index)

const at = (marks: readonly CompassMark[], id: CompassMark['id']) => marks.find((mark) => mark.id === id)

// 協紀辨方書 003-13b, 16b, 43b and the boards of 008-26b, as printed almanacs have these years.
test.each([
  [2024, 'south-east', 'north-west', 'south', 'west'],
  [2025, 'south-east', 'north-west', 'east', 'north-east'],
  [2026, 'south', 'north', 'north', 'south'],
  [2027, 'south-west', 'north-east', 'west', 'north'],
  [2028, 'south-west', 'north-east', 'south', 'south-west'],
  [2029, 'west', 'east', 'east', 'east'],
  [2030, 'north-west', 'south-east', 'north', 'south-east'],
])('in %i Tai Sui is %s, the break %s, the three sha %s, the star Five %s', (year, ...expected) => {
  expect(listYearMarks(year).map(({ sector }) => sector)).toEqual(expected)
})

test('in the Pig month of 2026 the star Five of the month is in the south-west, its break in the south-east', () => {
  const marks = listMonthMarks({ year: 2026, month: 9 })
  expect(marks.map(({ sector }) => sector)).toEqual(['north-west', 'south-east', 'west', 'south-west'])
})

test('the break is across from Tai Sui, and the three sha are the three that the gods of the year name', () => {
  for (const year of years) {
    const marks = listYearMarks(year)
    const [own] = at(marks, 'tai-sui')?.mountains ?? []
    expect(at(marks, 'year-break')?.mountains).toEqual([oppositeOf(own ?? -1)])
    const gods = listYearGods(pillarOf(year - 4))
    const where = (id: string) => gods.find((god) => god.id === id)?.mountain
    expect(at(marks, 'year-three-sha')?.mountains).toEqual(
      ['robbery-sha', 'disaster-sha', 'year-sha'].map(where),
    )
    expect(at(marks, 'year-three-sha')?.around).toEqual(['hidden-soldier', 'great-misfortune'].map(where))
  }
})

test('the star Five of the year has no direction once in nine years, and else the mountains of one', () => {
  const fives = years.map((year) => at(listYearMarks(year), 'year-five-yellow'))
  expect(fives.filter((mark) => mark?.sector === undefined).length).toBe(22)
  for (const mark of fives)
    expect(mark?.mountains).toEqual(mark?.sector === undefined ? [] : mountainsOfSector(mark.sector))
})

test('eight directions of three mountains are the whole circle, each 15° from the one before', () => {
  expect(sectors.flatMap(mountainsOfSector).toSorted((a, b) => a - b)).toEqual(mountains)
  for (const mountain of mountains) {
    expect(mountainsOfSector(sectorOfMountain(mountain))).toContain(mountain)
    const following = startOfMountain((mountain + 1) % MOUNTAINS)
    expect((following - startOfMountain(mountain) + 360) % 360).toBe(15)
    expect(oppositeOf(oppositeOf(mountain))).toBe(mountain)
  }
})

test('the months of a solar year follow each other without a gap, from the Start of Spring to the next', () => {
  let before = listSolarMonths(1899)[11]
  for (const year of years) {
    const months = listSolarMonths(year)
    expect(months).toHaveLength(12)
    for (const [index, { from }] of months.entries())
      expect(from).toBe(index === 0 ? before?.to : months[index - 1]?.to)
    before = months[11]
  }
  const [first] = listSolarMonths(2026)
  expect(first && toCivilDate(first.from)).toEqual({ year: 2026, month: 2, day: 4 })
})

test('one table of wealth differs from the common one for 丙 and 丁, the other for every stem but 戊', () => {
  const differing = (table: 'west' | 'dong-gong') =>
    pillars.slice(0, 10).flatMap((day) => (findWealth(day, table) === findWealth(day, 'common') ? [] : [day]))
  expect(differing('west')).toEqual([2, 3])
  expect(differing('dong-gong')).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
  for (const day of pillars) expect(findWealth(day, 'common')).toBe(dayDirections(day).wealth)
})

test('the verse of 庚辛 differs on six days of sixty, those of 庚', () => {
  const days = pillars.filter((day) => findVerseNobles(day) !== undefined)
  expect(days).toEqual([6, 16, 26, 36, 46, 56])
})

// 協紀辨方書 008-39b: 太嵗可坐不可向，三煞可向不可坐. In 2026 Tai Sui is on 午, the three sha on 亥子丑.
test.each([
  ['faces 午', 12, true],
  ['faces 子 and sits on 午', 0, false],
  ['faces 丁, beside Tai Sui', 13, false],
  ['faces 未 and sits on 丑, one of the three sha', 14, true],
  ['faces 丑 and sits on 未', 2, false],
  ['faces 卯', 6, false],
])('the rule of the book holds for a building that %s in 2026', (_, facing, isAgainst) => {
  const marks = listYearMarks(2026)
  expect(judgeFacing({ facing, marks, yearGodsAt: undefined }).isAgainst).toBe(isAgainst)
})

test('while the gods of the year are away their places are free, and the side they visit is not', () => {
  const marks = listYearMarks(2026)
  const away = judgeFacing({ facing: 12, marks, yearGodsAt: 'east' })
  expect(away.isAgainst).toBe(false)
  expect(away.marks.filter(({ isAway }) => !isAway).map(({ id }) => id)).toEqual(['year-five-yellow'])
  expect(judgeFacing({ facing: 6, marks, yearGodsAt: 'east' })).toMatchObject({
    visited: 'facing',
    isAgainst: true,
  })
  expect(judgeFacing({ facing: 12, marks, yearGodsAt: 'centre' }).visited).toBeUndefined()
})

test('no building is warned of a god and allowed it on the same side, and every mark lies on its side', () => {
  for (const year of years.slice(100, 112))
    for (const facing of mountains) {
      const marks = [...listYearMarks(year), ...listMonthMarks({ year, month: year % 12 })]
      const { marks: found, sitting } = judgeFacing({ facing, marks, yearGodsAt: undefined })
      expect(new Set(found.map(({ id, side }) => `${id} ${side}`)).size).toBe(found.length)
      for (const { id, side, isExact } of found) {
        const mark = at(marks, id)
        const where = side === 'facing' ? facing : sitting
        expect((isExact ? mark?.mountains : mark?.around)?.includes(where)).toBe(true)
      }
    }
})

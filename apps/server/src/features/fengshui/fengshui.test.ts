import { parseCivilDate } from '@zeri/almanac/calendar'
import { describeDirections, describeFengshuiYear, listFacingDays, locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeDateDirections } from './describe-directions.ts'
import { describeYearOfStars } from './describe-year.ts'
import { judgeDaysForFacing } from './list-facing-days.ts'

function directionsOn(date: string, locale: 'en' | 'ru' = 'en') {
  const day = parseCivilDate(date)
  if (!day) throw new Error(`no day ${date}`)
  return describeDateDirections(day, locale)
}

const starsOf = ({ cells }: { cells: readonly { palace: string; star: number }[] }) =>
  Object.fromEntries(cells.map(({ palace, star }) => [palace, star]))

// 協紀辨方書 007-21b, 007-15b, 003-67b for a day of 癸巳; the stars by tyme4ts and lunar-typescript.
test('15 November 2026, a day of Gui and Snake, has joy in the south-east and the star Four', () => {
  const { day, boards, pillars, solarYear } = directionsOn('2026-11-15')
  expect(pillars.day.index).toBe(29)
  expect(solarYear).toBe(2026)
  const at = Object.fromEntries(day.map(({ id, sector }) => [id, sector]))
  expect(at).toMatchObject({
    joy: 'south-east',
    wealth: 'south',
    'yang-noble': 'south-east',
    'yin-noble': 'east',
    crane: null,
    'day-sha': 'east',
  })
  expect([boards.year.centre, boards.month.centre, boards.day.centre]).toEqual([1, 8, 4])
  expect(boards.hours[6]?.centre).toBe(6)
  expect(boards.day).toMatchObject({ rule: 'nearest', schoolsDiffer: false, firstAfter: 1 })
})

test('the board of 2026 has Five in the south, on top, and each star once', () => {
  const { board } = describeYearOfStars(2026, 'en')
  expect(board.cells[1]).toEqual({ palace: 'south', star: 5 })
  expect(board.cells[4]).toEqual({ palace: 'centre', star: 1 })
  expect(starsOf(board)).toMatchObject({
    'north-west': 2,
    west: 3,
    'north-east': 4,
    north: 6,
    'south-east': 9,
  })
})

test('on a day of Geng both tables of the nobles are shown, with the school of the other', () => {
  const [yang] = directionsOn('2026-11-22').day.filter(({ id }) => id === 'yang-noble')
  expect(yang).toMatchObject({ sector: 'north-east', others: [{ sector: 'south' }] })
})

test('January belongs to the solar year before', () => {
  expect(directionsOn('2027-01-15').solarYear).toBe(2026)
  expect(directionsOn('2027-02-04').solarYear).toBe(2027)
})

test('half a year that schools count differently is marked', () => {
  expect(directionsOn('2031-09-01').boards.day.schoolsDiffer).toBe(true)
})

test.each(locales)('in %s every sentence names the direction that the value has', (locale) => {
  for (const date of ['2026-11-15', '2027-03-01', '2028-06-30', '1900-01-01', '2100-12-31']) {
    const shown = directionsOn(date, locale)
    expect(describeDirections.response.safeParse(shown).error).toBeUndefined()
    const where = new Map<string | null, string>(shown.directions.map((one) => [one.id, one.where]))
    for (const { sector, sentence, name } of [...shown.day, ...shown.compass]) {
      expect(sentence.startsWith(`${name}: `)).toBe(true)
      if (sector !== null) expect(sentence).toMatch(new RegExp(`: .*${where.get(sector)}(?:,|$)`))
    }
  }
})

test.each([1900, 2026, 2028, 2100])('the year %i has what the contract promises', (year) => {
  const shown = describeYearOfStars(year, 'ru')
  expect(describeFengshuiYear.response.safeParse(shown).error).toBeUndefined()
  expect(shown.from.slice(0, 7)).toBe(`${year}-02`)
  const fives = shown.months.filter(({ compass }) => compass[3]?.sector === null)
  expect(fives.length).toBeGreaterThanOrEqual(1)
  for (const { board, compass } of [{ board: shown.board, compass: shown.compass }, ...shown.months]) {
    const five = board.cells.find(({ star }) => star === 5)?.palace
    expect(compass[3]?.sector ?? 'centre').toBe(five)
  }
})

test('a year outside the calendar is refused', () => {
  expect(() => describeYearOfStars(2101, 'en')).toThrow()
})

test('a house that faces south is warned in 2026, but for the days when the gods of the year are away', () => {
  const query = { facing: 180, from: '2026-11-01', to: '2026-11-30', locale: 'en' } as const
  const shown = judgeDaysForFacing(query)
  expect(listFacingDays.response.safeParse(shown).error).toBeUndefined()
  expect([shown.facing.glyph, shown.sitting.glyph]).toEqual(['午', '子'])
  const [first] = shown.days
  expect(first?.marks.find(({ id }) => id === 'tai-sui')).toMatchObject({
    side: 'facing',
    advice: 'avoid',
    leaf: '8 · 39b',
  })
  const away = shown.days.filter(({ marks }) => marks.some(({ isAway }) => isAway))
  expect(away.length).toBeGreaterThan(0)
  expect(away.length).toBeLessThan(20)
  // 協紀辨方書 003-65b: five days from 丙子 (29 October) in the south, from 戊子 (10 November) in the centre, from 庚子 (22 November) in the west.
  const free = shown.days.filter(({ isAgainst }) => !isAgainst).map(({ date }) => Number(date.slice(8)))
  expect(free).toEqual([10, 11, 12, 13, 14, 22, 23, 24, 25, 26])
})

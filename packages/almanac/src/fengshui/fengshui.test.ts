import { expect, test } from 'vitest'
import { toJulianDay } from '../calendar/civil-date.ts'
import { pillarOf } from '../calendar/cycle.ts'
import { yearPillar } from '../calendar/solar-month.ts'
import { dayDirections } from './day-directions.ts'
import { MOUNTAINS, mountainAt, nameOfMountain, sectorOfMountain } from './mountains.ts'
import { boardOf, dayStar, flight, monthStar, type NineStar, palaceOf, yearStar } from './nine-stars.ts'
import { listYearGods, threeShaSide } from './year-directions.ts'

const pillars = Array.from({ length: 60 }, (_, index) => pillarOf(index))
const dayOf = (year: number, month: number, day: number) => toJulianDay({ year, month, day })

test('the crane is in heaven exactly while the wanderer is inside, sixteen days of sixty', () => {
  const inside = pillars.filter((day) => dayDirections(day).wanderer !== undefined)
  expect(inside).toHaveLength(16)
  expect(pillars.filter((day) => dayDirections(day).crane === undefined)).toEqual(inside)
})

test('the gods of the year are away for twenty-five days of sixty, five in each place', () => {
  const places = pillars.map((day) => dayDirections(day).yearGodsAt).filter((place) => place !== undefined)
  expect(places).toHaveLength(25)
  for (const place of ['east', 'south', 'centre', 'west', 'north'] as const)
    expect(places.filter((one) => one === place)).toHaveLength(5)
})

test('the yang and the yin noble of a day are never in one place', () => {
  for (const day of pillars) {
    const { yangNoble, yinNoble } = dayDirections(day)
    expect(yangNoble.branch).not.toBe(yinNoble.branch)
  }
})

test('each mountain has its own name, and three of them are one direction', () => {
  const mountains = Array.from({ length: MOUNTAINS }, (_, index) => index)
  expect(new Set(mountains.map((one) => JSON.stringify(nameOfMountain(one)))).size).toBe(MOUNTAINS)
  for (const mountain of mountains) {
    expect(mountainAt(mountain * 15)).toBe(mountain)
    expect(mountains.filter((one) => sectorOfMountain(one) === sectorOfMountain(mountain))).toHaveLength(3)
  }
  expect(mountainAt(352.4)).toBe(23)
  expect(mountainAt(-7.5)).toBe(0)
})

test('in 2026 Tai Sui is in the south, the break in the north, and the three sha are on the north side', () => {
  const gods = new Map(listYearGods(yearPillar(2026)).map(({ id, sector }) => [id, sector]))
  expect(gods.get('tai-sui')).toBe('south')
  expect(gods.get('year-break')).toBe('north')
  expect(threeShaSide(yearPillar(2026))).toBe('north')
  expect(gods.get('disaster-sha')).toBe('north')
})

test('a virtue on 戊 or 己 has no mountain', () => {
  const idsOf = (year: number) => listYearGods(yearPillar(year)).map(({ id }) => id)
  expect(idsOf(2028)).not.toContain('year-virtue')
  expect(idsOf(2024)).not.toContain('year-virtue-union')
  expect(idsOf(2026)).toEqual(expect.arrayContaining(['year-virtue', 'year-virtue-union']))
})

test('every board has each star once, and boards a year apart differ by one everywhere', () => {
  for (let year = 1900; year <= 2100; year++) {
    const [board, following] = [boardOf(yearStar(year)), boardOf(yearStar(year + 1))]
    expect(new Set(Object.values(board)).size).toBe(9)
    for (const palace of flight) expect(following[palace] % 9).toBe((board[palace] + 8) % 9)
  }
})

test('a star is found where the board has it', () => {
  for (const centre of [1, 5, 9] as NineStar[])
    for (const star of [1, 2, 3, 4, 5, 6, 7, 8, 9] as NineStar[])
      expect(boardOf(centre)[palaceOf(star, centre)]).toBe(star)
})

test('stars of months go down by one through the turn of the year', () => {
  for (let year = 2020; year < 2030; year++)
    expect(monthStar(year + 1, 0) % 9).toBe((monthStar(year, 11) + 8) % 9)
})

// Three rules for one date, as printed almanacs of each school have them.
test.each([
  [[2026, 11, 15], 4, 1],
  [[1984, 2, 4], 2, 5],
  [[1997, 7, 1], 5, 8],
] as const)(
  'the star of %j is %i by the nearest 甲子, %i by the first after',
  ([y, m, d], nearest, after) => {
    expect(dayStar(dayOf(y, m, d), 'nearest').star).toBe(nearest)
    expect(dayStar(dayOf(y, m, d), 'first-after').star).toBe(after)
  },
)

test('the long half of 2031 is marked as disputed, the plain half of 2026 is not', () => {
  expect(dayStar(dayOf(2031, 9, 1), 'nearest').isDisputed).toBe(true)
  expect(dayStar(dayOf(2026, 9, 1), 'nearest').isDisputed).toBe(false)
})

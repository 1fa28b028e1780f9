import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LunarMonth } from 'tyme4ts'
import {
  type LeapRule,
  type LunarReturn,
  lunarDayOf,
  lunarReturns,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from '../../packages/almanac/src/calendar/index.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { textOf } from './days.ts'

/** When a lunar date comes back in a lunar year: dates, empty where there is none. */
type Row = {
  readonly year: number
  readonly regular: string
  readonly leap: string
  readonly short: string
}

const FIRST_YEAR = 2020
const LAST_YEAR = 2040
/** Days of the month that are compared in a small run: those where the rules differ, and one where they do not. */
const SMALL_DAYS = [1, 15, 29, 30]
const allDays = Array.from({ length: 30 }, (_, index) => index + 1)
/** The first lunar year whose leap month is compared as that of a birth. */
const FIRST_BIRTH = 1930

const rangeOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const dateOf = (found: LunarReturn | undefined): string => (found ? textOf(toCivilDate(found.day)) : '')
const find = (month: number, day: number, year: number, rule: LeapRule) =>
  lunarReturns({ month, day }, year, rule)

/** A row as the almanac has it; throws where its three rules contradict each other. */
function almanacRow(month: number, day: number, year: number): Row {
  const [regular, ...none] = find(month, day, year, 'regular')
  const both = find(month, day, year, 'both')
  const alone = find(month, day, year, 'leap')
  const leap = both.find(({ isLeap }) => isLeap)
  if (!regular || none.length > 0 || both.length !== (leap ? 2 : 1) || alone.length !== 1)
    throw new Error(`lunar ${year}-${month}-${day}: a rule has too many days, or too few`)
  if (dateOf(both[0]) !== dateOf(regular) || dateOf(alone[0]) !== dateOf(leap ?? regular))
    throw new Error(`lunar ${year}-${month}-${day}: the rules contradict each other`)
  return { year, regular: dateOf(regular), leap: dateOf(leap), short: regular.isShort ? 'short' : '' }
}

/** The same from tyme4ts, which numbers a leap month below zero. */
function tymeRow(month: number, day: number, year: number): Row {
  const leap = LunarMonth.fromYm(year, 1).getLunarYear().getLeapMonth()
  const regular = LunarMonth.fromYm(year, month)
  return {
    year,
    regular: tymeDate(regular, day),
    leap: leap === month ? tymeDate(LunarMonth.fromYm(year, -month), day) : '',
    short: day > regular.getDayCount() ? 'short' : '',
  }
}

function tymeDate(month: LunarMonth, day: number): string {
  const shown = month.getDays()[Math.min(day, month.getDayCount()) - 1]?.getSolarDay()
  return shown ? textOf({ year: shown.getYear(), month: shown.getMonth(), day: shown.getDay() }) : ''
}

/** Births on the first and the last day of each leap month, with their lunar date, by tyme4ts. */
function listBirths(): { born: string; month: number; day: number; isLeap: boolean }[] {
  return rangeOf(FIRST_BIRTH, LAST_YEAR).flatMap((year) => {
    const leap = LunarMonth.fromYm(year, 1).getLunarYear().getLeapMonth()
    if (leap === 0) return []
    const month = LunarMonth.fromYm(year, -leap)
    const last = month.getDayCount()
    return [1, last].map((day) => ({ born: tymeDate(month, day), month: leap, day, isLeap: true }))
  })
}

/** The rows of a table of another source: born, lunar, lunar year, regular, leap, short. */
function readTable(folder: string | undefined): { born: string; lunar: string; row: Row }[] {
  const file = folder === undefined ? '' : join(folder, 'lunar-birthdays.csv')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(2)
  return lines.map((line) => {
    const [born = '', lunar = '', year, regular = '', leap = '', short = ''] = line.split(',')
    return { born, lunar, row: { year: Number(year), regular, leap, short } }
  })
}

function lunarOf(born: string) {
  const date = parseCivilDate(born)
  if (!date) throw new Error(`${born} is no date`)
  return lunarDayOf(toJulianDay(date))
}

/** Returns of lunar dates against tyme4ts, and against a table where a folder has one. */
export async function measureLunarReturns({
  small,
  referenceFolder,
}: {
  readonly small: boolean
  readonly referenceFolder: string | undefined
}): Promise<Figure[]> {
  const wrong: string[] = []
  let compared = 0
  const compare = (name: string, found: unknown, expected: unknown): void => {
    compared += 1
    if (JSON.stringify(found) !== JSON.stringify(expected))
      wrong.push(`${name}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`)
  }
  for (const year of rangeOf(FIRST_YEAR, LAST_YEAR))
    for (const month of rangeOf(1, 12))
      for (const day of small ? SMALL_DAYS : allDays)
        compare(`${month}-${day}`, almanacRow(month, day, year), tymeRow(month, day, year))
  const returns = compared
  for (const { born, ...lunar } of listBirths()) {
    const { month, day, isLeap } = lunarOf(born)
    compare(born, { month, day, isLeap }, lunar)
  }
  const births = compared - returns
  for (const { born, lunar, row } of readTable(referenceFolder)) {
    const { year, month, day, isLeap } = lunarOf(born)
    compare(born, `${year}-${isLeap ? 'leap' : ''}${month}-${day}`, lunar)
    compare(`${born} in ${row.year}`, almanacRow(month, day, row.year), row)
  }
  for (const one of wrong.slice(0, 10)) console.error(one)
  return [
    figure('lunar-dates.returns-compared', returns, 'returns', '>= 134'),
    figure('lunar-dates.births-in-leap-months', births, 'births', '>= 60'),
    ...(referenceFolder === undefined
      ? []
      : [figure('lunar-dates.rows-of-the-reference', (compared - returns - births) / 2, 'rows', '>= 66')]),
    figure('lunar-dates.differences', wrong.length, 'returns', '= 0'),
  ]
}

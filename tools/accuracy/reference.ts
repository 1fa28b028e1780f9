import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LunarMonth, ShouXingUtil } from 'tyme4ts'
import { parseTerrestrial } from './delta-t.ts'

/** A lunar month as published: its first civil day, `YYYY-MM-DD`, and its name. */
export type PublishedMonth = {
  readonly firstDay: string
  readonly year: number
  readonly month: number
  readonly isLeap: boolean
}

/** The reference of the measures. Moments in seconds of Terrestrial Time since J2000, in order. */
export type Reference = {
  readonly name: string
  readonly terms: readonly number[]
  readonly newMoons: readonly number[]
  readonly months: readonly PublishedMonth[]
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const SEC_PER_CENTURY = 36_525 * 86_400

function readRows(folder: string, file: string): string[][] {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return lines.slice(2).map((line) => line.split(','))
}

/** The independent tables: JPL DE441 instants and the published lunar months. */
export function readReference(folder: string): Reference {
  return {
    name: 'JPL DE441 instants and the published months (tabulated by Y.T. Liu)',
    terms: readRows(folder, 'solar-terms-tdb.csv').map(([, tdb = '']) => parseTerrestrial(tdb)),
    newMoons: readRows(folder, 'new-moons-tdb.csv').map(([tdb = '']) => parseTerrestrial(tdb)),
    months: readRows(folder, 'lunar-months.csv').map(([firstDay = '', year, month, leap]) => ({
      firstDay,
      year: Number(year),
      month: Number(month),
      isLeap: leap === '1',
    })),
  }
}

// tyme4ts begins this month a day early: the new moon is at 00:01:49 in UTC+8 with TT − UTC held at 69.184 s.
const publishedInsteadOfTyme: Readonly<Record<string, string>> = { '2097-08-07': '2097-08-08' }

function tymeMonth(month: LunarMonth): PublishedMonth {
  const day = month.getFirstJulianDay().getSolarDay()
  const firstDay = [day.getYear(), day.getMonth(), day.getDay()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return { firstDay, year: month.getYear(), month: month.getMonth(), isLeap: month.isLeap() }
}

/** Months of tyme4ts as it gives them. */
export function listTymeMonths(): PublishedMonth[] {
  const months: PublishedMonth[] = []
  let month = LunarMonth.fromYm(FIRST_YEAR - 1, 11)
  while (month.getYear() <= LAST_YEAR) {
    months.push(tymeMonth(month))
    month = month.next(1)
  }
  return [...months, tymeMonth(month)]
}

/** A stretch of years from 小寒, and of moons counted from the first new moon of 2000. */
export type Span = {
  readonly firstYear: number
  readonly years: number
  readonly firstMoon: number
  readonly moons: number
}

/** The years the almanac promises, and its whole tables with their margins. */
export const promised: Span = { firstYear: 1900, years: 201, firstMoon: -1237, moons: 2487 }
export const tabulated: Span = { firstYear: 1898, years: 204, firstMoon: -1263, moons: 2527 }

/** Moments of tyme4ts's series for the solar terms. */
export function listTymeTerms({ firstYear, years }: Span = promised): number[] {
  return Array.from({ length: years * 24 }, (_, index) => {
    const deg = 285 + 15 * (index + (firstYear - 2000) * 24)
    return ShouXingUtil.saLonT((deg * Math.PI) / 180) * SEC_PER_CENTURY
  })
}

/** Moments of tyme4ts's series for one of the four quarters of each moon. */
export function listTymeQuarters(quarter: 0 | 1 | 2 | 3, { firstMoon, moons }: Span = promised): number[] {
  return Array.from(
    { length: moons },
    (_, index) => ShouXingUtil.msaLonT((index + firstMoon + quarter / 4) * 2 * Math.PI) * SEC_PER_CENTURY,
  )
}

/** The reference without the tables: tyme4ts, corrected where it is known to differ from print. */
export function buildReference(): Reference {
  return {
    name: 'tyme4ts with the published days set right',
    terms: listTymeTerms(),
    newMoons: listTymeQuarters(0),
    months: listTymeMonths().map((month) => ({
      ...month,
      firstDay: publishedInsteadOfTyme[month.firstDay] ?? month.firstDay,
    })),
  }
}

import { rounded } from '../figures/figures.ts'
import * as current from './almanac.ts'
import { listDays } from './days.ts'
import { type Almanac, judgeDate } from './judged-days.ts'

const FIRST_YEAR = 2020
const LAST_YEAR = 2035

/** How often an activity is good and how often bad, in per cent of the days. */
export type Share = { readonly good: number; readonly bad: number }

/** How verdicts are spread over days and activities. */
export type Spread = {
  readonly weddingDaysAYear: number
  readonly shares: Readonly<Record<string, Share>>
  /** Mean correlation between the weights of two activities. */
  readonly correlation: number
  /** Part of the variance that the first principal component explains, in per cent. */
  readonly firstComponent: number
}

type Columns = ReadonlyMap<string, Float64Array>

function weighDates(almanac: Almanac, dates: readonly current.CivilDate[]): Columns {
  const columns = new Map(
    current.listShownActivities().map(({ id }) => [id as string, new Float64Array(dates.length)]),
  )
  dates.forEach((date, day) => {
    for (const { activity, weight } of judgeDate(date, almanac).verdict.activities) {
      const column = columns.get(activity)
      if (column) column[day] = weight
    }
  })
  return columns
}

/** The column with a mean of nought and a length of one. */
function standardise(column: Float64Array): Float64Array {
  const mean = column.reduce((sum, value) => sum + value, 0) / column.length
  const centred = column.map((value) => value - mean)
  const length = Math.hypot(...centred)
  return length > 0 ? centred.map((value) => value / length) : centred
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

/** Correlations of every two columns. */
export function correlate(columns: readonly Float64Array[]): readonly Float64Array[] {
  const standard = columns.map(standardise)
  return standard.map((one) => Float64Array.from(standard, (other) => dot(one, other)))
}

/** The greatest eigenvalue of a matrix of correlations, by repeated multiplication. */
export function greatestEigenvalue(matrix: readonly Float64Array[]): number {
  let vector = new Float64Array(matrix.length).fill(1)
  let value = 0
  for (let round = 0; round < 200; round++) {
    const next = Float64Array.from(matrix, (row) => dot(row, vector))
    value = Math.hypot(...next)
    vector = next.map((part) => part / value)
  }
  return value
}

function shareOf(column: Float64Array): Share {
  const percent = (holds: (weight: number) => boolean): number =>
    rounded((100 * column.filter(holds).length) / column.length, 1)
  return { good: percent((weight) => weight > 0), bad: percent((weight) => weight < 0) }
}

const meanOfOthers = (matrix: readonly Float64Array[]): number => {
  const size = matrix.length
  const sum = matrix.reduce((total, row) => total + row.reduce((part, value) => part + value, 0), 0)
  return (sum - size) / (size * (size - 1))
}

/** How the verdicts of a revision are spread over 2020 to 2035. */
export function measureSpread(almanac: Almanac = current): Spread {
  const dates = listDays().filter(({ year }) => year >= FIRST_YEAR && year <= LAST_YEAR)
  const columns = weighDates(almanac, dates)
  const weddings = columns.get('wedding')?.filter((weight) => weight > 0).length ?? 0
  const matrix = correlate([...columns.values()])
  return {
    weddingDaysAYear: rounded(weddings / (LAST_YEAR - FIRST_YEAR + 1), 1),
    shares: Object.fromEntries(
      current.majorActivities
        .filter((id) => columns.has(id))
        .map((id) => [id, shareOf(columns.get(id) ?? new Float64Array())]),
    ),
    correlation: rounded(meanOfOthers(matrix), 2),
    firstComponent: rounded((100 * greatestEigenvalue(matrix)) / matrix.length, 1),
  }
}

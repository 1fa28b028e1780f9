import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarRules, chinaMeridian, dayFacts, julianDay, toCivilDate } from '../src/calendar/index.ts'
import {
  type ActivityId,
  activities,
  classicalSchool,
  judgeDay,
  listShownActivities,
  scoreOf,
  sizesOf,
} from '../src/judgement/index.ts'

const FIRST_DAY = 2_445_701
const DAYS_1984_TO_2043 = 21_915
const LAST_DAY_2050 = 2_470_172

const levels = [-3, -2, -1, 0, 1, 2, 3] as const
const columns: readonly ('day' | ActivityId)[] = ['day', ...activities.map(({ id }) => id)]
const shownActivities = listShownActivities().map(({ id }) => id)

const dates = Array.from({ length: LAST_DAY_2050 - FIRST_DAY + 1 }, (_, index) =>
  toCivilDate(julianDay(FIRST_DAY + index)),
)
/** Weights day by day, a column for each target. */
const weights = columns.map(() => new Int8Array(dates.length))
/** Sums behind the weights; for the day, the mean weight of the activities shown where it leans. */
const sums = columns.map(() => new Float64Array(dates.length))
dates.forEach((date, index) => {
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const verdict = judgeDay({ facts, school: classicalSchool })
  for (const [column, { weight }] of [verdict.day, ...verdict.activities].entries())
    weights[column]?.fill(weight, index, index + 1)
  for (const [place, { reasons }] of verdict.activities.entries())
    sums[place + 1]?.fill(scoreOf(reasons), index, index + 1)
  const ofShown = verdict.activities
    .filter(({ activity }) => shownActivities.includes(activity))
    .map(({ weight }) => weight)
  const mean = ofShown.reduce<number>((sum, weight) => sum + weight, 0) / ofShown.length
  sums[0]?.fill(verdict.day.weight === 0 ? 0 : mean, index, index + 1)
})

const weightsOf = (id: 'day' | ActivityId): Int8Array => weights[columns.indexOf(id)] ?? new Int8Array()
const calibrated = (id: 'day' | ActivityId): Int8Array => weightsOf(id).subarray(0, DAYS_1984_TO_2043)

const countsOf = (id: 'day' | ActivityId): readonly number[] =>
  levels.map((level) => calibrated(id).filter((weight) => weight === level).length)
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

const sides = columns.flatMap((id) =>
  (['good', 'bad'] as const).map((side) => {
    const column = sums[columns.indexOf(id)]?.subarray(0, DAYS_1984_TO_2043) ?? new Float64Array()
    const values = [...column].map((sum) => (side === 'good' ? sum : -sum)).filter((sum) => sum > 0)
    return { id, side, values }
  }),
)

const countFrom = (values: readonly number[], least: number): number =>
  values.filter((value) => value >= least).length

test.each(sides)(
  'of what is $side for $id a third at most is of size 2, a tenth of size 3',
  ({ id, side, values }) => {
    const [two, three] = sizesOf(id)[side]
    expect(countFrom(values, two)).toBeLessThanOrEqual(values.length / 3)
    expect(countFrom(values, three)).toBeLessThanOrEqual(values.length / 10)
  },
)

/** How many of the values are at least the least value that this share at most reaches. */
function countOfShare(values: readonly number[], share: number): number {
  const counts = [...new Set(values)].map((value) => countFrom(values, value))
  return Math.max(0, ...counts.filter((count) => count <= values.length * share))
}

test.each(sides)(
  'the committed sizes of $id, $side, are those of the sixty years, no share left unused',
  ({ id, side, values }) => {
    const [two, three] = sizesOf(id)[side]
    const ofTwo = countOfShare(values, 1 / 3)
    expect(countFrom(values, two)).toBe(ofTwo)
    // Where a tenth and a third begin at one value, it is of size 2.
    const ofThree = countOfShare(values, 1 / 10)
    if (ofThree < ofTwo) expect(countFrom(values, three)).toBe(ofThree)
  },
)

// 乘船渡水 is only ever forbidden.
test('a boat is never good', () => {
  expect(weightsOf('boat').some((weight) => weight > 0)).toBe(false)
})

test.each(shownActivities.filter((id) => id !== 'boat'))(
  '%s has good days in every year 2000 to 2050',
  (id) => {
    const good = new Map<number, number>()
    weightsOf(id).forEach((weight, day) => {
      const year = dates[day]?.year ?? 0
      if (weight > 0) good.set(year, (good.get(year) ?? 0) + 1)
    })
    for (let year = 2000; year <= 2050; year++) expect(good.get(year), String(year)).toBeGreaterThan(0)
  },
)

test('no two shown activities weigh the same on more than nine days of ten, but one that follows the other', () => {
  const shown = listShownActivities().map(({ id }) => ({ id, column: calibrated(id) }))
  shown.forEach((first, index) => {
    for (const second of shown.slice(index + 1)) {
      // 针刺 follows 求医疗病 (协纪辨方书, juan 11, 26a) and has two bans of its own besides.
      if (first.id === 'medical' && second.id === 'surgery') continue
      let same = 0
      for (let day = 0; day < DAYS_1984_TO_2043; day++) if (first.column[day] === second.column[day]) same++
      expect(same / DAYS_1984_TO_2043, `${first.id} and ${second.id}`).toBeLessThanOrEqual(0.9)
    }
  })
})

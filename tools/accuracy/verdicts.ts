import type { Matter } from '../../packages/almanac/src/judgement/matters.ts'
import { follows } from '../../packages/almanac/src/judgement/noting.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { tableOf } from '../figures/table-of.ts'
import * as almanac from './almanac.ts'
import { listDays } from './days.ts'
import { judgeDate } from './judged-days.ts'
import { mattersOfActivity } from './statements.ts'

const CALIBRATED = { first: 1984, last: 2043 }
const PROMISED = { first: 2000, last: 2050 }

type WeighedYears = {
  readonly years: readonly number[]
  readonly weights: ReadonlyMap<almanac.ActivityId, Int8Array>
}

/** Weights of every activity, day by day in China. */
export function weighYears(): WeighedYears {
  const dates = listDays().filter(({ year }) => year >= CALIBRATED.first && year <= PROMISED.last)
  const weights = new Map(almanac.activities.map(({ id }) => [id, new Int8Array(dates.length)]))
  dates.forEach((date, day) => {
    for (const { activity, weight } of judgeDate(date).verdict.activities)
      weights.get(activity)?.fill(weight, day, day + 1)
  })
  return { years: dates.map(({ year }) => year), weights }
}

/** Good days of an activity in its poorest and in its richest year of those promised. */
function goodDaysOf(column: Int8Array, years: readonly number[]): { fewest: number; most: number } {
  const perYear = new Map<number, number>()
  years.forEach((year, day) => {
    if (year >= PROMISED.first) perYear.set(year, (perYear.get(year) ?? 0) + Number((column[day] ?? 0) > 0))
  })
  return { fewest: Math.min(...perYear.values()), most: Math.max(...perYear.values()) }
}

const isShown = (id: almanac.ActivityId): boolean =>
  almanac.listShownActivities().some((activity) => activity.id === id)

/** Trips by water have no good days: any day suits them that is not forbidden (011-26a). */
function isEverFavoured(id: almanac.ActivityId): boolean {
  return almanac.listRulesOf(id).some(({ side, isLeaning }) => side === 'good' && !isLeaning)
}

/** Whether the book itself has one activity follow the other (011-26a). */
function isFollowing(first: almanac.ActivityId, second: almanac.ActivityId): boolean {
  const [one, other] = [mattersOfActivity(first), mattersOfActivity(second)]
  const leads = (leader: readonly Matter[], led: readonly Matter[]): boolean =>
    led.some((matter) => leader.some((lead) => follows[matter] === lead))
  return leads(one, other) || leads(other, one)
}

/** Good days each shown activity has in its poorest year, and how alike the two most alike are. */
export function measureVerdicts({ years, weights }: WeighedYears): Figure[] {
  const shown = [...weights].filter(([id]) => isShown(id))
  const fewest = shown
    .filter(([id]) => isEverFavoured(id))
    .map(([id, column]) =>
      figure(
        `good days for ${id} in its poorest year ${PROMISED.first} to ${PROMISED.last}`,
        goodDaysOf(column, years).fewest,
        'days',
        '>= 1',
      ),
    )
  const alike = shown.flatMap(([first, one], index) =>
    shown
      .slice(index + 1)
      .filter(([second]) => !isFollowing(first, second))
      .map(([second, other]) => ({
        pair: `${first} and ${second}`,
        percent: (100 * one.filter((weight, day) => weight === other[day]).length) / years.length,
      })),
  )
  const most = alike.reduce((best, pair) => (pair.percent > best.percent ? pair : best))
  return [
    ...fewest,
    figure(`most alike of shown activities: ${most.pair}`, rounded(most.percent, 1), '% of days', '<= 90'),
  ]
}

/** The table of activities: which are shown and why, how often each is good and bad, and good days a year. */
export function activityTable({ years, weights }: WeighedYears): string {
  const days = years.filter((year) => year <= CALIBRATED.last).length
  return tableOf(
    [
      'activity',
      'rules of its own',
      'read into it',
      'shown',
      'good',
      'neutral',
      'bad',
      '+3',
      '−3',
      'good days a year',
    ],
    [...weights].map(([id, column]) => {
      const calibrated = column.subarray(0, days)
      const share = (isCounted: (weight: number) => boolean): string =>
        `${((100 * calibrated.filter(isCounted).length) / days).toFixed(1)} %`
      const rules = almanac.listRulesOf(id)
      const own = rules.filter(({ isReading }) => !isReading).length
      const { fewest, most } = goodDaysOf(column, years)
      return [
        almanac.majorActivities.includes(id) ? `**${id}**` : id,
        own,
        rules.length - own,
        isShown(id) ? 'yes' : 'no',
        share((weight) => weight > 0),
        share((weight) => weight === 0),
        share((weight) => weight < 0),
        share((weight) => weight === 3),
        share((weight) => weight === -3),
        `${fewest}–${most}`,
      ]
    }),
  )
}

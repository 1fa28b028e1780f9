import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import * as current from './almanac.ts'
import { listDays, textOf } from './days.ts'
import { type JudgedDay, judgeDate } from './judged-days.ts'
import type { Almanac } from './load-almanac.ts'
import type { Share } from './spread.ts'
import { hasBan } from './zeros.ts'

const SEED = 300
const CHARTS = 300
const YEAR = 2026
/** Births of 1940 to 2008. */
const FIRST_BIRTH = current.toJulianDay({ year: 1940, month: 1, day: 1 })
const DAYS_OF_BIRTHS = 25_000

/** Births in Moscow, the same in every run. */
export function listBirths(count: number): readonly current.Birth[] {
  const random = createRandom(SEED)
  return Array.from({ length: count }, () => ({
    date: current.toCivilDate(current.julianDay(FIRST_BIRTH + Math.floor(random() * DAYS_OF_BIRTHS))),
    timeSec: Math.floor(random() * 86_400),
    latitudeDeg: 55.75,
    longitudeDeg: 37.62,
    offsetSec: 10_800,
    gender: random() < 0.5 ? 'female' : 'male',
  }))
}

type Counts = Map<string, { good: number; bad: number; of: number }>

function count(counts: Counts, activity: string, weight: number): void {
  const known = counts.get(activity) ?? { good: 0, bad: 0, of: 0 }
  counts.set(activity, {
    good: known.good + Number(weight > 0),
    bad: known.bad + Number(weight < 0),
    of: known.of + 1,
  })
}

export type PersonalSpread = {
  /** How often a great undertaking is good and bad for a person, in per cent. */
  readonly shares: Readonly<Record<string, Share>>
  /** How often something is good for a person against a book's prohibition, and where it is first. */
  readonly defiant: number
  readonly firstDefiant: string | undefined
}

const toShares = (counts: Counts): Readonly<Record<string, Share>> =>
  Object.fromEntries(
    [...counts].map(([activity, { good, bad, of }]) => [
      activity,
      { good: rounded((100 * good) / of, 1), bad: rounded((100 * bad) / of, 1) },
    ]),
  )

/** Judges the days of 2026 for many people. */
export function measurePersonalSpread(almanac: Almanac = current, charts = CHARTS): PersonalSpread {
  const days: readonly JudgedDay[] = listDays()
    .filter(({ year }) => year === YEAR)
    .map((date) => judgeDate(date, almanac))
  const counts: Counts = new Map()
  let defiant = 0
  let firstDefiant: string | undefined
  const { natalRules, personalRules: rules, majorActivities } = almanac
  for (const birth of listBirths(charts)) {
    const chart = almanac.natalChart(birth, natalRules)
    for (const { date, facts, verdict } of days) {
      const { activities } = almanac.personaliseVerdict(verdict, facts.day, { chart, rules })
      activities.forEach(({ activity, weight }, place) => {
        if (majorActivities.includes(activity)) count(counts, activity, weight)
        const general = verdict.activities[place]
        if (weight <= 0 || !general || !hasBan(general)) return
        defiant++
        firstDefiant ??= `${textOf(date)} ${activity}`
      })
    }
  }
  return { shares: toShares(counts), defiant, firstDefiant }
}

/** Whether a birth ever makes good what the book forbids. */
export function measurePersonal({ defiant, firstDefiant }: PersonalSpread, charts = CHARTS): Figure {
  if (firstDefiant) console.error(`good for a person against the book: ${firstDefiant}`)
  const name = `good for one of ${charts} people in ${YEAR} against a book's prohibition`
  return figure(name, defiant, 'activity-days', '= 0')
}

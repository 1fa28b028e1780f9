// The dependencies of the routes of charts, built once for the process.

import { type NatalChart, natalChart } from '@zeri/almanac/bazi'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { createMissThrottle, type MissThrottle } from '../../platform/http/miss-throttle.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Random } from '../../platform/random.ts'
import { createKeyring, type Keyring } from '../../platform/secret.ts'
import { type BirthDetails, natalRulesOf, toAlmanacBirth } from '../bazi/index.ts'
import type { DaySchool } from '../calendar/index.ts'
import type { BirthKeys } from './birth-key-settings.ts'

export type ChartsDeps = {
  readonly config: BirthKeys
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly limits: Limits
  readonly metrics: Pick<Metrics, 'countBusiness'>
}

/** Finds the charts, of those given, whose paid time was bought as a product that is not sold any more. */
type ListArchived = (chartIds: readonly string[]) => Promise<ReadonlySet<string>>

/** What the routes of charts work with. */
export type Services = Pick<ChartsDeps, 'db' | 'clock' | 'random' | 'metrics'> & {
  readonly listArchived: ListArchived
  readonly keyring: Keyring
  readonly misses: MissThrottle
  /** The almanac's chart of a birth by the rules of a school, cached. */
  readonly natalChartOf: (birth: BirthDetails, school: Pick<DaySchool, 'natal'>) => NatalChart
}

/** Cached charts; each takes two milliseconds to compute. */
const CACHED_CHARTS = 1_000
/** Look-ups a minute that may find nothing. A uuid cannot be guessed; the limit keeps guessing from causing load. */
const MISSES_PER_MINUTE = 30

export function createBirthKeyring({ birthKeys }: BirthKeys): Keyring {
  return createKeyring(birthKeys, 'births')
}

/** Work that shows no chart to its owner needs no `listArchived`. */
export function createServices(
  { config, db, clock, random, limits, metrics }: ChartsDeps,
  listArchived: ListArchived = async () => new Set(),
): Services {
  const known = new LRUCache<string, NatalChart>({ max: CACHED_CHARTS })
  return {
    db,
    clock,
    random,
    metrics,
    listArchived,
    keyring: createBirthKeyring(config),
    misses: createMissThrottle(
      { limits, clock },
      {
        name: 'chart-misses',
        perMinute: MISSES_PER_MINUTE,
        isMiss: (error) => error instanceof AppError && error.code === 'chart.not-found',
      },
    ),
    natalChartOf(details, { natal }) {
      const birth = toAlmanacBirth(details)
      const rules = natalRulesOf(details, natal)
      const key = JSON.stringify([birth, rules])
      const found = known.get(key)
      if (found) return found
      const chart = natalChart(birth, rules)
      known.set(key, chart)
      return chart
    },
  }
}

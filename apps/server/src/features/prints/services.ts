import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createCounterStore } from '../../platform/http/counter-store.ts'
import type { CounterStore, Limits } from '../../platform/http/limits.ts'
import { createMissThrottle, type MissThrottle } from '../../platform/http/miss-throttle.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Random } from '../../platform/random.ts'
import { createKeyring, type Keyring } from '../../platform/secret.ts'
import type { CalendarDeps } from '../calendar/index.ts'
import type { ChartServices } from '../charts/index.ts'
import { createMeasure } from './pdf.ts'
import type { Measure } from './sheets/drawing.ts'

type PrintsDeps = {
  readonly config: Pick<Config, 'birthKeys' | 'product' | 'origins'>
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly enqueue: Enqueue
  readonly limits: Limits
}

type Others = { readonly charts: ChartServices; readonly calendar: CalendarDeps }

/** What ordering and making of sheets works with. */
export type Services = Pick<PrintsDeps, 'db' | 'clock' | 'random' | 'enqueue'> &
  Pick<Config, 'product' | 'origins'> &
  Others & {
    readonly keyring: Keyring
    readonly counters: CounterStore
    readonly misses: MissThrottle
    /** Opens the fonts when it is first asked for: who only takes orders never does. */
    readonly measureOf: () => Measure
  }

/** Look-ups a minute that may find nothing; a uuid has 122 random bits, so this is for the noise of who tries. */
const MISSES_PER_MINUTE = 60

export function createPrintServices(deps: PrintsDeps, others: Others): Services {
  const { config, db, clock, random, enqueue, limits } = deps
  let measure: Measure | undefined
  return {
    db,
    clock,
    random,
    enqueue,
    product: config.product,
    origins: config.origins,
    ...others,
    keyring: createKeyring(config.birthKeys, 'prints'),
    counters: createCounterStore(db),
    measureOf: () => {
      measure ??= createMeasure()
      return measure
    },
    misses: createMissThrottle(
      { limits, clock },
      {
        name: 'print-misses',
        perMinute: MISSES_PER_MINUTE,
        isMiss: (error) => error instanceof AppError && error.code === 'print.not-found',
      },
    ),
  }
}

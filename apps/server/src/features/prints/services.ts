import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { PlatformConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createCounterStore } from '../../platform/http/counter-store.ts'
import type { CounterStore, Limits } from '../../platform/http/limits.ts'
import { createMissThrottle, type MissThrottle } from '../../platform/http/miss-throttle.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Random } from '../../platform/random.ts'
import { createKeyring, type Keyring } from '../../platform/secret.ts'
import type { CalendarDeps } from '../calendar/index.ts'
import type { BirthKeys, ChartServices } from '../charts/index.ts'

type PrintsDeps = {
  readonly config: BirthKeys & Pick<PlatformConfig, 'product' | 'origins'>
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly enqueue: Enqueue
  readonly limits: Limits
}

type OtherServices = { readonly charts: ChartServices; readonly calendar: CalendarDeps }

/** Dependencies of the routes and jobs of prints. */
export type Services = Pick<PrintsDeps, 'db' | 'clock' | 'random' | 'enqueue'> &
  Pick<PlatformConfig, 'product' | 'origins'> &
  OtherServices & {
    readonly keyring: Keyring
    readonly counters: CounterStore
    readonly misses: MissThrottle
  }

/** Failed look-ups per minute. A uuid has 122 random bits, so this limits the load of guessing, not its success. */
const MISSES_PER_MINUTE = 60

export function createPrintServices(deps: PrintsDeps, others: OtherServices): Services {
  const { config, db, clock, random, enqueue, limits } = deps
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

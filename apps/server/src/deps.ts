import type { Kysely } from 'kysely'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import type { FindSession } from './platform/http/auth.ts'
import { createCounterStore } from './platform/http/counter-store.ts'
import { createLimits, type Limits } from './platform/http/limits.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'

/** Everything a process owns, built once and passed down. */
export type Deps = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Kysely<Database>
  readonly limits: Limits
  readonly findSession: FindSession
  readonly metrics: Metrics
}

export function createDeps(config: Config): Deps {
  const log = createLog(config.logLevel)
  const db = openDatabase({ url: config.databaseUrl, poolSize: config.databasePoolSize, log })
  return {
    config,
    clock: systemClock,
    log,
    db,
    limits: createLimits(systemClock, createCounterStore(db)),
    // Nobody has an account yet, so no token is anybody's.
    findSession: async () => undefined,
    metrics: createMetrics(),
  }
}

import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { createFindSession } from './features/accounts/index.ts'
import { type CircuitTo, createCircuits } from './platform/circuit.ts'
import { type Clock, steadyClock, systemClock } from './platform/clock.ts'
import {
  type Database,
  fillPool,
  KEPT_OPEN,
  openDatabase,
  openPool,
  REQUEST_CONNECT_MS,
} from './platform/db/database.ts'
import { createRunPrepared, type RunPrepared } from './platform/db/prepared.ts'
import { createPulse, guardPool, PULSE_CONNECT_MS, PULSE_RULES, refuseSlow } from './platform/db/pulse.ts'
import { watchPool } from './platform/db/watch-pool.ts'
import type { FindSession } from './platform/http/auth.ts'
import { createCounterStore } from './platform/http/counter-store.ts'
import { createLimits, type Limits } from './platform/http/limits.ts'
import { createEnqueue } from './platform/jobs/engine.ts'
import type { Enqueue } from './platform/jobs/job.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { type Random, systemRandom } from './platform/random.ts'
import { createTracing, type Tracing } from './platform/tracing/tracing.ts'

/** Everything a process owns, built once and passed down. */
export type Deps = {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly db: Kysely<Database>
  /** The same connections, for the few queries worth planning once. */
  readonly runPrepared: RunPrepared
  /** Opens the connections the process keeps, before the first request needs one. */
  readonly fillPool: () => Promise<void>
  /** Asks the database for nothing, to know whether it answers in time. */
  readonly feelPulse: () => void
  readonly limits: Limits
  readonly findSession: FindSession
  readonly metrics: Metrics
  readonly circuitTo: CircuitTo
  readonly enqueue: Enqueue
  /** Absent unless a collector of traces is configured. */
  readonly tracing?: Tracing | undefined
}

export function createDeps(config: Config): Deps {
  const log = createLog(config.logLevel)
  const tracing = createTracing(config, { service: 'zeri-server', log })
  const database = {
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    log,
    connectTimeoutMs: REQUEST_CONNECT_MS,
    keptOpen: KEPT_OPEN,
    tellQuery: tracing?.tellQuery,
  }
  const pool = openPool(database)
  const metrics = createMetrics()
  watchPool(metrics.registry, pool)
  const circuitTo = createCircuits(steadyClock, metrics.circuits)
  const pulse = circuitTo('database', PULSE_RULES)
  const db = openDatabase(database, guardPool(pool, pulse))
  const runPrepared = createRunPrepared(pool, tracing?.tellQuery)
  // Apart from the pool: a pulse that waits behind busy connections would tell of those.
  const pulsePool = openPool({ url: config.databaseUrl, poolSize: 1, connectTimeoutMs: PULSE_CONNECT_MS })
  return {
    config,
    clock: systemClock,
    random: systemRandom,
    log,
    db,
    async runPrepared(statement, values) {
      refuseSlow(pulse)
      return runPrepared(statement, values)
    },
    fillPool: () => fillPool(pool),
    feelPulse: createPulse(() => pulsePool.query('select 1'), pulse),
    limits: createLimits(systemClock, createCounterStore(db)),
    findSession: createFindSession(db, systemClock),
    metrics,
    circuitTo,
    enqueue: createEnqueue({ tracer: tracing?.tracer }),
    tracing,
  }
}

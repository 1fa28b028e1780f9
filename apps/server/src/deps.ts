import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { createFindSession } from './features/accounts/index.ts'
import { createKeyGate, type KeyGate } from './features/api-keys/index.ts'
import { createSwitches, readSwitches, type Switches } from './features/switches/index.ts'
import { type CircuitTo, createCircuits } from './platform/circuit.ts'
import { type Clock, steadyClock, systemClock } from './platform/clock.ts'
import {
  type Database,
  fillPool,
  isPooled,
  MIN_CONNECTIONS,
  openDatabase,
  openPool,
  REQUEST_CONNECT_MS,
} from './platform/db/database.ts'
import {
  createHealthProbe,
  guardPool,
  PROBE_CONNECT_MS,
  PROBE_RULES,
  refuseSlow,
} from './platform/db/health-probe.ts'
import { createRunPrepared, type RunPrepared } from './platform/db/prepared.ts'
import { openStandby, type Reads, STANDBY_RULES } from './platform/db/standby.ts'
import { watchPool } from './platform/db/watch-pool.ts'
import type { FindSession } from './platform/http/auth.ts'
import { createCounterStore } from './platform/http/counter-store.ts'
import { createLimits, type Limits } from './platform/http/limits.ts'
import { createTurns, type Turns } from './platform/http/turns.ts'
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
  /** Runs prepared statements on the same pool, for the few queries worth planning once. */
  readonly runPrepared: RunPrepared
  /** Where what changes with releases only is read, places and texts: on a standby if one is configured. */
  readonly reads: Reads
  /** Opens the minimum of connections before the first request needs one. */
  readonly fillPool: () => Promise<void>
  /** Probes whether the database responds in time, and whether the standby follows it. */
  readonly probeDatabase: () => void
  readonly limits: Limits
  /** Turns of costly work. */
  readonly turns: Turns
  readonly findSession: FindSession
  /** Checks the keys that programs send. */
  readonly keyGate: KeyGate
  readonly metrics: Metrics
  readonly circuitTo: CircuitTo
  readonly enqueue: Enqueue
  /** What operators have switched off. */
  readonly switches: Switches
  /** Absent unless a collector of traces is configured. */
  readonly tracing?: Tracing | undefined
}

/** `connectMs` is how long a request waits for a connection to the database. */
export function createDeps(config: Config, { connectMs = REQUEST_CONNECT_MS } = {}): Deps {
  const log = createLog(config.logLevel)
  const tracing = createTracing(config, { service: 'zeri-server', log })
  const database = {
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    log,
    connectTimeoutMs: connectMs,
    minConnections: MIN_CONNECTIONS,
    onQuery: tracing?.onQuery,
  }
  const pool = openPool(database)
  const turns = createTurns()
  const metrics = createMetrics()
  watchPool(metrics.registry, pool)
  const circuitTo = createCircuits(steadyClock, metrics.circuits)
  const circuit = circuitTo('database', PROBE_RULES)
  const guardedPool = guardPool(pool, circuit)
  const db = openDatabase(database, guardedPool)
  const runPrepared = createRunPrepared(pool, {
    isPooled: isPooled(config.databaseUrl),
    onQuery: tracing?.onQuery,
  })
  // Not from the pool: a probe that waits behind busy connections would measure those.
  const probePool = openPool({ url: config.databaseUrl, poolSize: 1, connectTimeoutMs: PROBE_CONNECT_MS })
  const runGuarded: RunPrepared = async (statement, values) => {
    refuseSlow(circuit)
    return runPrepared(statement, values)
  }
  const probe = createHealthProbe(() => probePool.query('select 1'), circuit)
  const standby = config.databaseReadUrl
    ? openStandby({
        ...database,
        url: config.databaseReadUrl,
        circuit: circuitTo('standby', STANDBY_RULES),
        clock: steadyClock,
        primary: { pool: guardedPool, runPrepared: runGuarded, probe: (text) => probePool.query(text) },
      })
    : undefined
  const limits = createLimits(systemClock, createCounterStore(db), {
    perAddress: config.workLimit,
    perKey: config.keyWorkPerMinute,
    total: config.workTotalLimit,
    isBusyFor: turns.isBusyFor,
  })
  return {
    config,
    clock: systemClock,
    random: systemRandom,
    log,
    db,
    runPrepared: runGuarded,
    reads: standby ?? { db, runPrepared: runGuarded },
    fillPool: () => fillPool(pool),
    probeDatabase() {
      probe()
      standby?.check()
    },
    limits,
    turns,
    findSession: createFindSession(db, systemClock),
    keyGate: createKeyGate({ runPrepared: runGuarded, limits, clock: systemClock }, config),
    metrics,
    circuitTo,
    enqueue: createEnqueue({ tracer: tracing?.tracer }),
    switches: createSwitches({ read: () => readSwitches(db), clock: systemClock, log, metrics }),
    tracing,
  }
}

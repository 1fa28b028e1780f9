import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely'
import type { Circuit } from '../circuit.ts'
import type { Clock } from '../clock.ts'
import { isDatabaseAway } from './connection-lost.ts'
import { type Database, isPooled, MIN_CONNECTIONS, type OnQuery, openDatabase, openPool } from './database.ts'
import { createRunPrepared, type RunPrepared } from './prepared.ts'

/** Where rows are read: the database itself, or a standby that follows it. */
export type Reads = { readonly db: Kysely<Database>; readonly runPrepared: RunPrepared }

/** One failed read turns all to the primary; only a check of the standby turns them back. */
export const STANDBY_RULES = { failures: 1, restMs: Number.POSITIVE_INFINITY }
/** A read that gets no connection by then is made on the primary, within the time a request may wait for one. */
const CONNECT_MS = 150
/** Far more than a place or an article needs. */
const STATEMENT_MS = 500
/** How far the standby may be behind. Caches of places and texts are older than that by far. */
export const LATE_MS = 3_000

/**
 * Creates a function that reads from the standby, or from the primary while the standby is away or late. A read that fails
 * on the standby is made on the primary, whatever the reason: it changes nothing, so it can be repeated.
 */
export function createFallback(
  circuit: Pick<Circuit, 'isOpen' | 'report'>,
): <T>(onStandby: () => Promise<T>, onPrimary: () => Promise<T>) => Promise<T> {
  return async (onStandby, onPrimary) => {
    if (circuit.isOpen()) return onPrimary()
    try {
      return await onStandby()
    } catch (error) {
      // Other errors are of one statement: a column that the standby does not have yet.
      if (isDatabaseAway(error)) circuit.report('failed')
      return onPrimary()
    }
  }
}

type Replay = {
  /** Where the log of the primary ends. */
  readonly findEnd: () => Promise<string>
  /** Whether the standby has all of the log up to there. */
  readonly hasReplayed: (end: string) => Promise<boolean>
}

/**
 * Creates a function that checks the standby; call it every `PROBE_EVERY_MS`. The standby is late when it lacks what the
 * primary had `LATE_MS` ago, and away when it has not responded by the next call. While the primary is away the standby
 * is measured by the last known end of the log, so reads continue.
 */
export function createStandbyCheck(
  { findEnd, hasReplayed }: Replay,
  circuit: Pick<Circuit, 'report'>,
  clock: Clock,
): () => void {
  type Goal = { readonly end: string; readonly atMs: number }
  let newest: Goal | undefined
  let goal: Goal | undefined
  let isFinding = false
  let isChecking = false

  function findNewest(): void {
    if (isFinding) return
    isFinding = true
    findEnd()
      .then(
        (end) => {
          newest = { end, atMs: clock.now() }
        },
        () => {},
      )
      .finally(() => {
        isFinding = false
      })
  }

  function judge(reached: boolean, { atMs }: Goal): void {
    if (reached) {
      goal = undefined
      circuit.report('answered')
    } else if (clock.now() - atMs > LATE_MS) circuit.report('failed')
  }

  return () => {
    findNewest()
    goal ??= newest
    const current = goal
    if (isChecking) circuit.report('failed')
    else if (current) {
      isChecking = true
      hasReplayed(current.end)
        .then(
          (reached) => judge(reached, current),
          () => circuit.report('failed'),
        )
        .finally(() => {
          isChecking = false
        })
    }
  }
}

type StandbyOptions = {
  readonly url: string
  readonly poolSize: number
  readonly onQuery?: OnQuery | undefined
  readonly circuit: Pick<Circuit, 'isOpen' | 'report'>
  readonly clock: Clock
  readonly primary: {
    readonly pool: PostgresPool
    readonly runPrepared: RunPrepared
    /** Runs a statement on the connection of its health probe. */
    readonly probe: (text: string) => Promise<{ readonly rows: readonly { readonly end?: string }[] }>
  }
}

const END = 'select pg_current_wal_lsn()::text as "end"'
// A standby that was promoted writes a log of its own and is behind nobody.
const REPLAYED = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as reached`

/** Opens a standby for reads, with the primary behind it. Nothing is read there before the first check. */
export function openStandby({ url, poolSize, onQuery, circuit, clock, primary }: StandbyOptions): Reads & {
  readonly check: () => void
} {
  circuit.report('failed')
  const limits = { connectTimeoutMs: CONNECT_MS, statementTimeoutMs: STATEMENT_MS }
  const pool = openPool({ url, poolSize, minConnections: MIN_CONNECTIONS, ...limits })
  const checks = openPool({ url, poolSize: 1, ...limits })
  const read = createFallback(circuit)
  const client = {
    query(text: string, values: readonly unknown[]) {
      if (!isRead(text)) throw new Error('a standby is for reads outside transactions')
      return read<unknown>(
        () => pool.query(text, [...values]),
        () => queryOnce(primary.pool, text, values),
      )
    },
    release() {},
  }
  const readPool: PostgresPool = {
    // True: what is not wrapped, cursors and control connections, is not used. Each caller gets an object of its own.
    connect: async () => ({ ...client }) as unknown as PostgresPoolClient,
    end: async () => {
      await Promise.all([pool.end(), checks.end()])
    },
    options: {},
  }
  const runOnStandby = createRunPrepared(pool, { isPooled: isPooled(url), onQuery })
  return {
    db: openDatabase({ url, poolSize, onQuery }, readPool),
    runPrepared: (statement, values) =>
      read(
        () => runOnStandby(statement, values),
        () => primary.runPrepared(statement, values),
      ),
    check: createStandbyCheck(
      {
        findEnd: async () => (await primary.probe(END)).rows[0]?.end ?? '0/0',
        hasReplayed: async (end) =>
          (await checks.query<{ reached: boolean }>(REPLAYED, [end])).rows[0]?.reached ?? false,
      },
      circuit,
      clock,
    ),
  }
}

/** Whether a statement may be sent to whichever server responds. */
function isRead(text: string): boolean {
  return /^\s*select\b/i.test(text)
}

async function queryOnce(pool: PostgresPool, text: string, values: readonly unknown[]): Promise<unknown> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}

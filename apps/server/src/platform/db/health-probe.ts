import type { PostgresPool } from 'kysely'
import type { Circuit } from '../circuit.ts'

/** How often the database is probed. */
export const PROBE_EVERY_MS = 750
/** A connection that has not opened by then is given up and opened again. */
export const PROBE_CONNECT_MS = 3_000
/** Two probes without a response are a second and a half, longer than any page can wait. */
export const PROBE_RULES = { failures: 2, restMs: Number.POSITIVE_INFINITY }

/** Thrown instead of waiting for a database that responds too slowly. */
export class DatabaseSlow extends Error {
  constructor() {
    super('the database answers too slowly')
    this.name = 'DatabaseSlow'
  }
}

/**
 * Creates a function that probes the database; call it every `PROBE_EVERY_MS`. A ping without a response by the next
 * call is a failure, even if a response arrives later. A ping that fails at once is ignored: a refused connection makes
 * no request wait.
 */
export function createHealthProbe(
  ping: () => Promise<unknown>,
  circuit: Pick<Circuit, 'report'>,
): () => void {
  let waiting: { isLate: boolean } | undefined
  return () => {
    const late = waiting
    if (late) {
      // The response may have arrived while this process was busy, so pending events are read before judging.
      setImmediate(() => {
        if (waiting !== late) return
        late.isLate = true
        circuit.report('failed')
      })
      return
    }
    const own = { isLate: false }
    waiting = own
    ping()
      .then(
        () => own.isLate || circuit.report('answered'),
        () => {},
      )
      .finally(() => {
        waiting = undefined
      })
  }
}

/** The same pool, but connecting fails at once while the database is too slow. */
export function guardPool(pool: PostgresPool, circuit: Pick<Circuit, 'isOpen'>): PostgresPool {
  return {
    async connect() {
      refuseSlow(circuit)
      return pool.connect()
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Throws while the database is too slow. */
export function refuseSlow(circuit: Pick<Circuit, 'isOpen'>): void {
  if (circuit.isOpen()) throw new DatabaseSlow()
}

import type { PostgresPool } from 'kysely'
import type { Circuit } from '../circuit.ts'

/** How often the database is asked for nothing. */
export const PROBE_EVERY_MS = 750
/** A connection that does not open by then is begun anew. */
export const PROBE_CONNECT_MS = 3_000
/** Two pulses without an answer: a second and a half, which no page can afford to wait. */
export const PROBE_RULES = { failures: 2, restMs: Number.POSITIVE_INFINITY }

/** Nobody waits for a database that answers too slowly to be of use. */
export class DatabaseSlow extends Error {
  constructor() {
    super('the database answers too slowly')
    this.name = 'DatabaseSlow'
  }
}

/**
 * Feels the pulse of the database; called every `PULSE_MS`. A ping that is unanswered by the next call is a failure, and
 * counts as one even if it is answered after all. One that fails at once says nothing: whoever is refused does not wait.
 */
export function createHealthProbe(
  ping: () => Promise<unknown>,
  circuit: Pick<Circuit, 'report'>,
): () => void {
  let waiting: { isLate: boolean } | undefined
  return () => {
    const late = waiting
    if (late) {
      // An answer may lie there unread since this process was busy itself: it is read before the database is blamed.
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

/** The same connections, refused at once while the pulse is too slow. */
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

/** Throws while the pulse is too slow. */
export function refuseSlow(circuit: Pick<Circuit, 'isOpen'>): void {
  if (circuit.isOpen()) throw new DatabaseSlow()
}

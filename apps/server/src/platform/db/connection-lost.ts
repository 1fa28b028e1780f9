import { DatabaseSlow } from './health-probe.ts'

// No SQLSTATE begins with E, and every code of the operating system does (EPIPE, ECONNRESET).
const SQLSTATE = /^[0-9A-DF-Z][0-9A-Z]{4}$/

/**
 * Whether an error of the database driver means that the connection is gone, rather than that one statement failed.
 * Errors without an SQLSTATE come from the socket or from unknown places; both are reasons to reconnect.
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html classes 08 and 57P; 25P03 ends an idle transaction
 */
export function isConnectionLost(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return true
  return code.startsWith('08') || code.startsWith('57P') || code === '25P03'
}

// Messages of the driver for a full pool, a missing response and a lost connection; these errors have no code.
const GONE =
  /^timeout exceeded when trying to connect$|^timeout expired$|^Connection terminated|^Query read timeout$|is not queryable$/
// A statement timeout, a serialisation failure, a deadlock, a lock that was not available.
const BUSY = new Set(['57014', '40001', '40P01', '55P03'])
/** Class 53: out of disk space or memory, too many connections. */
const FULL = /^53/
// System calls that open a connection. They fail when ports or file handles run out or a name cannot be resolved.
const OPENING = new Set(['connect', 'getaddrinfo'])
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** Whether a request failed because the database is unavailable, full or starting, and may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseSlow) return true
  const code = 'code' in error ? String(error.code) : ''
  if (SOCKET.has(code) || GONE.test(error.message)) return true
  if ('syscall' in error && OPENING.has(String(error.syscall))) return true
  return SQLSTATE.test(code) && (isConnectionLost(error) || BUSY.has(code) || FULL.test(code))
}

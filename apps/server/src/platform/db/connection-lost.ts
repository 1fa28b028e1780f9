// No SQLSTATE begins with E, and every code of the operating system does (EPIPE, ECONNRESET).
const SQLSTATE = /^[0-9A-DF-Z][0-9A-Z]{4}$/

/**
 * Whether an error of the database driver means that the connection is gone, rather than that one statement failed.
 * Errors without an SQLSTATE come from the socket or from unknown places, and both are reasons to start anew.
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html classes 08 and 57P
 */
export function isConnectionLost(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !SQLSTATE.test(code)) return true
  return code.startsWith('08') || code.startsWith('57P')
}

// What the pool says when no connection came free in time; it gives no code.
const POOL_TIMEOUT = /^timeout exceeded when trying to connect$|^Connection terminated/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** Whether a request failed because the database is away, full or starting, and may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (SOCKET.has(code) || POOL_TIMEOUT.test(error.message)) return true
  return SQLSTATE.test(code) && (isConnectionLost(error) || code === '53300')
}

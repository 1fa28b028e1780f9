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

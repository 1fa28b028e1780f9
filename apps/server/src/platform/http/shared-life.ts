const FRESH_SEC = 3600
const GRACE_SEC = 600

/** The caches a response may pass one after another: our nginx, a cache in front of it, the browser. */
const CACHES = 3

/** nginx counts in whole seconds, so it may hold a response for up to one more. */
const ROUNDING_SEC = 1

/** How long one cache may serve a response: fresh, and then stale while it fetches the next. */
export type SharedLife = { readonly freshSec: number; readonly graceSec: number }

/**
 * The life of a response that is true for some seconds yet. A cache may count from the moment it fetched a response,
 * whatever the age of it, as nginx does. So each of them has a third of the time that is left: none serves a response
 * that is no longer true.
 * @example sharedLife(96) // { freshSec: 10, graceSec: 21 }
 * @example sharedLife(Number.POSITIVE_INFINITY) // { freshSec: 3600, graceSec: 600 }
 */
export function sharedLife(leftSec: number): SharedLife {
  const share = Math.max(0, Math.floor(leftSec / CACHES) - ROUNDING_SEC)
  const graceSec = Math.min(GRACE_SEC, Math.ceil((share * 2) / 3))
  return { freshSec: Math.min(FRESH_SEC, share - graceSec), graceSec }
}

import { sharedLife } from '../http/shared-life.ts'

/** How long a shared page is valid: until midnight at its place, or until the next release. */
export type PageLife = 'today' | 'steady'

export const PRIVATE = 'private, no-store'

/**
 * Cache-Control of a shared page that is true for some seconds yet: for ever, until midnight, or until an instant of its
 * own. Browsers revalidate each time, usually with a 304, so that a release is seen at once. After its end a page is
 * neither fresh nor served stale, by no cache of several in a row.
 * @example publicCacheControl(96) // 'public, max-age=0, s-maxage=10, stale-while-revalidate=21'
 */
export function publicCacheControl(leftSec: number): string {
  const { freshSec, graceSec } = sharedLife(leftSec)
  return `public, max-age=0, s-maxage=${freshSec}, stale-while-revalidate=${graceSec}`
}

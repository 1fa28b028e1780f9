import { type SharedLife, sharedLife } from '../http/shared-life.ts'

/** How long a shared page is valid: until midnight at its place, or until the next release. */
export type PageLife = 'today' | 'steady'

export const PRIVATE = 'private, no-store'

/**
 * Cache-Control of a shared page. Browsers revalidate each time, usually with a 304, so that a release is seen at once. A
 * page about today is neither fresh nor served stale after midnight, by no cache of several in a row.
 * @example publicCacheControl('today', 96) // 'public, max-age=0, s-maxage=10, stale-while-revalidate=21'
 */
export function publicCacheControl(life: PageLife, secondsToMidnight: number): string {
  const { freshSec, graceSec } = lifeOf(life, secondsToMidnight)
  return `public, max-age=0, s-maxage=${freshSec}, stale-while-revalidate=${graceSec}`
}

/** How long a public page is fresh. */
export function freshSeconds(life: PageLife, secondsToMidnight: number): number {
  return lifeOf(life, secondsToMidnight).freshSec
}

function lifeOf(life: PageLife, secondsToMidnight: number): SharedLife {
  return sharedLife(life === 'today' ? secondsToMidnight : Number.POSITIVE_INFINITY)
}

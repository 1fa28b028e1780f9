/** How long a shared page is valid: until midnight at its place, or until the next release. */
export type PageLife = 'today' | 'steady'

export const PRIVATE = 'private, no-store'

const STEADY_SEC = 3600
const GRACE_SEC = 600

/**
 * Cache-Control of a shared page. Browsers revalidate each time, usually with a 304, so that a release is seen at once. A
 * page about today is neither fresh nor served stale after midnight, even by a cache that stands in front of our nginx and
 * counts from the moment it fetched the page, as nginx does: each of the two has half of the time that is left.
 * @example publicCacheControl('today', 180) // 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
 */
export function publicCacheControl(life: PageLife, secondsToMidnight: number): string {
  const { fresh, grace } = lifeOf(life, secondsToMidnight)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${grace}`
}

/** How long a public page is fresh. */
export function freshSeconds(life: PageLife, secondsToMidnight: number): number {
  return lifeOf(life, secondsToMidnight).fresh
}

function lifeOf(life: PageLife, secondsToMidnight: number): { fresh: number; grace: number } {
  const left = life === 'today' ? Math.max(0, Math.floor(secondsToMidnight / 2)) : STEADY_SEC + GRACE_SEC
  const grace = Math.min(GRACE_SEC, Math.ceil((left * 2) / 3))
  return { fresh: Math.min(STEADY_SEC, left - grace), grace }
}

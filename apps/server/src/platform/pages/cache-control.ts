/** How long a public page stays true: until the place's midnight, or until the next release. */
export type PageLife = 'today' | 'steady'

export const PRIVATE = 'private, no-store'

const STEADY_SEC = 3600
const GRACE_SEC = 600

/**
 * Cache-Control of a public page. Browsers ask each time, which a 304 answers: what they hold is wrong as soon as their
 * visitor changes the language or signs in. A page about today is neither fresh nor served stale past its midnight.
 * @example publicCacheControl('today', 90) // 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
 */
export function publicCacheControl(life: PageLife, secondsToMidnight: number): string {
  const left = life === 'today' ? Math.max(0, Math.floor(secondsToMidnight)) : STEADY_SEC + GRACE_SEC
  const grace = Math.min(GRACE_SEC, Math.ceil((left * 2) / 3))
  const fresh = Math.min(STEADY_SEC, left - grace)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${grace}`
}

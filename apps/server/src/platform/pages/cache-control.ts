/** How long a public page is valid: until midnight at its place, or until the next release. */
export type PageLife = 'today' | 'steady'

export const PRIVATE = 'private, no-store'

const STEADY_SEC = 3600
const GRACE_SEC = 600

/**
 * Cache-Control of a public page. Browsers revalidate each time, usually with a 304: their copy becomes wrong when the
 * visitor changes the language or signs in. A page about today is neither fresh nor served stale after midnight.
 * @example publicCacheControl('today', 90) // 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
 */
export function publicCacheControl(life: PageLife, secondsToMidnight: number): string {
  const left = life === 'today' ? Math.max(0, Math.floor(secondsToMidnight)) : STEADY_SEC + GRACE_SEC
  const grace = Math.min(GRACE_SEC, Math.ceil((left * 2) / 3))
  const fresh = Math.min(STEADY_SEC, left - grace)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${grace}`
}

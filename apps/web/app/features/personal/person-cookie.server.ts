import type { OwnCharts } from '../../context.ts'

const YEAR_SEC = 31_536_000

/**
 * Sets the hint of what will be filled in, where it has changed: it carries no right, and the head script leaves room by
 * it. Without a session the server itself deletes it.
 */
export function personCookie(cookies: string | null, own: OwnCharts | null): Record<string, string> {
  if (!own) return {}
  const hint = `person=${own.selected ? 'chart' : 'account'}`
  if (cookies?.split('; ').includes(hint)) return {}
  return { 'set-cookie': `${hint}; Max-Age=${YEAR_SEC}; Path=/; Secure; SameSite=Lax` }
}

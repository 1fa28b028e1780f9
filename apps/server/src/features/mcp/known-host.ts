import type { Locale } from '@zeri/contract'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request was sent to a name of this site. A page of another site can have its own name point here and then call
 * us as its own origin (DNS rebinding), so the name is checked beside the origin.
 */
export function isKnownHost(host: string, origins: Readonly<Record<Locale, string>>): boolean {
  const [name = ''] = host.split(/:\d+$/)
  return LOOPBACK.test(name) || Object.values(origins).some((origin) => new URL(origin).host === host)
}

import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import type { Clock } from '../../../platform/clock.ts'

/** The identity of this site before push services, RFC 8292; keys are base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

/** Returns the `authorization` header for the origin of a push service. */
export type VapidHeader = (origin: string) => string

/** A token is valid for twelve hours; half of that leaves room for clocks that are wrong. */
const REUSED_MS = 6 * 3_600_000
/** Allowed hosts may be patterns, so origins are not a fixed list. */
const CACHED_ORIGINS = 500

/** Signs a token for each push service and reuses it for hours, as signing costs as much as encrypting does. */
export function createVapidHeader({ publicKey, privateKey, subject }: VapidKeys, clock: Clock): VapidHeader {
  const headers = new LRUCache<string, { readonly value: string; readonly untilMs: number }>({
    max: CACHED_ORIGINS,
  })
  return (origin) => {
    const found = headers.get(origin)
    if (found && clock.now() < found.untilMs) return found.value
    const value = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization
    headers.set(origin, { value, untilMs: clock.now() + REUSED_MS })
    return value
  }
}

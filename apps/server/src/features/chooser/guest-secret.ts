// The cookie that identifies a guest; only its hash is stored.

import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { Random } from '../../platform/random.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'

const GUEST_COOKIE = '__Host-guest'
const GUEST_DAYS = 90
const SECRET = /^[\w-]{43}$/

function secretOf(caller: Caller): string | undefined {
  const secret = caller.cookie(GUEST_COOKIE)
  return secret !== undefined && SECRET.test(secret) ? secret : undefined
}

/** Identifies a guest who has voted before, by the cookie. */
export function findGuestHash(caller: Caller): Buffer | undefined {
  const secret = secretOf(caller)
  return secret === undefined ? undefined : digestToken(secret)
}

/** Identifies a guest, or creates one; the cookie must be set in the response. */
export function getOrCreateGuest(
  caller: Caller,
  random: Random,
): { readonly hash: Buffer; readonly cookie: Cookie } {
  const value = secretOf(caller) ?? makeToken(random)
  return { hash: digestToken(value), cookie: { name: GUEST_COOKIE, value, maxAgeSec: GUEST_DAYS * 86_400 } }
}

// Secrets of shared links and the cookie that identifies a guest; only hashes are stored.

import { createHash } from 'node:crypto'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { Random } from '../../platform/random.ts'

const GUEST_COOKIE = '__Host-guest'
const GUEST_DAYS = 90
const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/

/** Hashes a secret (the token of a link, or the cookie of a guest), so that only its hash is stored. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function makeSecret(random: Random): string {
  return random.bytes(SECRET_BYTES).toString('base64url')
}

function secretOf(caller: Caller): string | undefined {
  const secret = caller.cookie(GUEST_COOKIE)
  return secret !== undefined && SECRET.test(secret) ? secret : undefined
}

/** Identifies a guest who has voted before, by the cookie. */
export function findGuestHash(caller: Caller): Buffer | undefined {
  const secret = secretOf(caller)
  return secret === undefined ? undefined : hashSecret(secret)
}

/** Identifies a guest, or creates one; the cookie must be set in the response. */
export function getOrCreateGuest(
  caller: Caller,
  random: Random,
): { readonly hash: Buffer; readonly cookie: Cookie } {
  const value = secretOf(caller) ?? makeSecret(random)
  return { hash: hashSecret(value), cookie: { name: GUEST_COOKIE, value, maxAgeSec: GUEST_DAYS * 86_400 } }
}

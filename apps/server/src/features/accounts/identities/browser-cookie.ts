import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'

const COOKIE = '__Host-identity'
const MINUTES = 10
/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/** The token of the sign-in at a provider that this browser began. */
export function identityTokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function identityCookie(token: string): Cookie {
  return { name: COOKIE, value: token, maxAgeSec: MINUTES * 60 }
}

export const noIdentityCookie: Cookie = { name: COOKIE, value: '', maxAgeSec: 0 }

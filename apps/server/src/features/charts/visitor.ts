import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { Random } from '../../platform/random.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'

/** How long a reading is stored for the browser that made it. */
export const READING_DAYS = 30

const VISITOR_COOKIE = '__Host-visitor'
const TOKEN = /^[\w-]{43}$/

/** The secret of a browser that has made readings: a cookie, of which only the hash is stored. */
export type Visitor = { readonly hash: Buffer; readonly cookie: Cookie }

function tokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(VISITOR_COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** The hash of the visitor cookie, if the browser has one from an earlier reading. */
export function findVisitorHash(caller: Caller): Buffer | undefined {
  const token = tokenOf(caller)
  return token === undefined ? undefined : digestToken(token)
}

/** The visitor of a request, with a new cookie if it has none. */
export function visitorOf(caller: Caller, random: Random): Visitor {
  const value = tokenOf(caller) ?? makeToken(random)
  const maxAgeSec = READING_DAYS * 24 * 60 * 60
  return { hash: digestToken(value), cookie: { name: VISITOR_COOKIE, value, maxAgeSec } }
}

import { createHash } from 'node:crypto'
import type { Cookie } from '../../../platform/http/cookie.ts'
import type { Caller } from '../../../platform/http/operations.ts'
import type { Random } from '../../../platform/random.ts'
import { makeToken } from '../../../platform/secret-token.ts'

const COOKIE = '__Host-morning'
/** The longest life that browsers grant a cookie; every visit to the page begins it again. */
const COOKIE_SEC = 400 * 24 * 60 * 60
const TOKEN = /^[\w-]{43}$/
/** The most readers that one browser manages without an account. */
const SLOTS = 5

/** The secret of a browser, which manages its readers without an account. */
export type BrowserToken = {
  readonly cookie: Cookie
  /** The hash of each reader it may have; none of them leads to another. */
  readonly hashes: readonly Buffer[]
}

/** The token that the browser has from an earlier choice. */
export function findBrowserToken(caller: Pick<Caller, 'cookie'>): BrowserToken | undefined {
  const value = caller.cookie(COOKIE)
  return value !== undefined && TOKEN.test(value) ? tokenOf(value) : undefined
}

/** The token of the browser, a new one if it has none. */
export function browserTokenOf(caller: Pick<Caller, 'cookie'>, random: Pick<Random, 'bytes'>): BrowserToken {
  return findBrowserToken(caller) ?? tokenOf(makeToken(random))
}

function tokenOf(value: string): BrowserToken {
  const hashes = Array.from({ length: SLOTS }, (_, slot) =>
    createHash('sha256').update(`${value}.${slot}`).digest(),
  )
  return { cookie: { name: COOKIE, value, maxAgeSec: COOKIE_SEC }, hashes }
}

import { createHash } from 'node:crypto'
import type { Cookie } from './cookie.ts'

const TOKEN_COOKIE = '__Host-token'
const PERSON_COOKIE = 'person'
const TOKEN_COOKIE_SEC = 300 * 24 * 60 * 60

export type Headers = Readonly<Record<string, string | string[] | undefined>>
/** The session of a signed-in user. */
export type Session = { readonly id: string; readonly userId: string }
/** Finds a session by the hash of its token; tokens themselves are never stored. */
export type FindSession = (tokenHash: string) => Promise<Session | undefined>

type Token = { readonly value: string; readonly from: 'bearer' | 'cookie' }

/** The value of one cookie, as sent. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const header = headers.cookie
  if (typeof header !== 'string') return undefined
  for (const part of header.split(';')) {
    const split = part.indexOf('=')
    if (split > 0 && part.slice(0, split).trim() === name) return part.slice(split + 1).trim()
  }
  return undefined
}

/** The caller's token: API callers send a bearer header, browsers the cookie. */
export function readToken(headers: Headers): Token | undefined {
  const bearer = /^Bearer ([\w.~+/=-]+)$/i.exec(String(headers.authorization ?? ''))?.[1]
  if (bearer) return { value: bearer, from: 'bearer' }
  const cookie = readCookie(headers, TOKEN_COOKIE)
  return cookie ? { value: cookie, from: 'cookie' } : undefined
}

/** The cookie that holds a token in the browser, out of the reach of scripts. */
export function tokenCookie(token: string): Cookie {
  return { name: TOKEN_COOKIE, value: token, maxAgeSec: TOKEN_COOKIE_SEC }
}

/** Removes the token from the browser. */
export const noTokenCookie: Cookie = { name: TOKEN_COOKIE, value: '', maxAgeSec: 0 }

/**
 * A hint beside the token: this browser is signed in, and perhaps to a chart. Public pages are the same for everyone, so a
 * script reads it to leave room for what is loaded for the person. It carries no right.
 */
export function personCookie(value: 'account' | 'chart'): Cookie {
  return { name: PERSON_COOKIE, value, maxAgeSec: TOKEN_COOKIE_SEC, isReadable: true }
}

/** Removes the hint together with the token. */
export const noPersonCookie: Cookie = { name: PERSON_COOKIE, value: '', maxAgeSec: 0, isReadable: true }

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type SentRequest = {
  readonly method: string
  readonly headers: Headers
  /** Scheme and host as the visitor sees them; behind a proxy they come from its headers. */
  readonly protocol: string
  readonly host: string
}

/**
 * Whether a request that may change something comes from another site. Browsers always send the origin of such a
 * request, with its scheme: the same host over plain HTTP is another site, since anyone on the way can write its pages.
 * A request without an origin does not come from a browser, so it carries no cookie by accident.
 */
export function isCrossSite({ method, headers, protocol, host }: SentRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const origin = headers.origin
  if (typeof origin === 'string')
    return !URL.canParse(origin) || new URL(origin).origin !== `${protocol}://${host}`
  const site = headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}

import { randomBytes } from 'node:crypto'
import { ApiError, type Client, createClient, type Transport } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import {
  type FindSession,
  noPersonCookie,
  noTokenCookie,
  personCookie,
  type Session,
  tokenCookie,
} from './auth.ts'
import { type Cookie, toSetCookie } from './cookie.ts'
import type { Turns } from './turns.ts'

const INTERNAL_HEADER = 'x-zeri-page'

/** The visitor on whose behalf a page calls the API. Public pages pass no token on. */
type Visitor = {
  readonly ip: string
  readonly token: string | undefined
  /** Headers of the visitor's browser; public pages never see them. */
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** Called with each cookie an operation sets, so that a form without a script sets it too. */
  readonly onCookie?: ((header: string) => void) | undefined
}

/** One visit; its token changes when a call signs the visitor in. */
type Visit = Omit<Visitor, 'token'> & {
  token: string | undefined
  /** The session that was looked up last, and the hash of its token. */
  known?: { readonly tokenHash: string; readonly session: ReturnType<FindSession> } | undefined
}

/** A call of our own pages, as its route sees it. */
export type InternalCall = {
  /** Takes the checked result itself: within a process nothing needs to be written as JSON and read again. */
  readonly accept: (result: unknown) => void
  /** Looks a session up once for the calls of a visit that only read. */
  readonly findSession: (tokenHash: string, find: FindSession) => Promise<Session | undefined>
}

export type Clients = {
  /** The API client of a visitor: the same routes and rules, with their address and their token if there is one. */
  clientFor(visitor: Visitor): Client
  /** The call of our own pages that a request is; undefined for a request from outside. */
  findInternal(request: FastifyRequest): InternalCall | undefined
  /** Whether a call comes from our own pages; the page request itself was counted already. */
  isInternal(request: FastifyRequest): boolean
}

/** Binds the typed client to this process's own routes, or to a remote API. */
export function createClients(app: FastifyInstance, apiBaseUrl: string, turns: Turns): Clients {
  const calls = createOpenCalls()
  return {
    clientFor(visitor) {
      const visit = { ...visitor }
      const transport = apiBaseUrl
        ? fetchTransport(apiBaseUrl, visit)
        : injectTransport({ app, turns, calls }, visit)
      return withTokenCookie(createClient({ transport }), visit)
    },
    findInternal: ({ headers }) => calls.find(headers[INTERNAL_HEADER]),
    isInternal: ({ headers }) => calls.find(headers[INTERNAL_HEADER]) !== undefined,
  }
}

/** The calls that are running, by the header that each carries. No outside request can know one. */
function createOpenCalls() {
  const key = randomBytes(24).toString('base64url')
  const calls = new Map<string | string[] | undefined, InternalCall>()
  let count = 0
  return {
    find: (header: string | string[] | undefined) => calls.get(header),
    open(call: InternalCall): { readonly header: string; readonly close: () => void } {
      count += 1
      const header = `${key}-${count}`
      calls.set(header, call)
      return { header, close: () => calls.delete(header) }
    },
  }
}

/**
 * Puts a new token into the visitor's cookie and removes it from the response, so that no page can leak it. Later calls
 * of the visit send it. When the API no longer accepts a token, its cookie is deleted: the visitor is signed out. The hint
 * for scripts comes and goes with it.
 */
function withTokenCookie(client: Client, visit: Visit): Client {
  return {
    async call(operation, input) {
      const sent = visit.token
      try {
        const result = await client.call(operation, input)
        if (!operation.grantsToken) return result
        // True: an operation that grants a token returns one, or none where a further step is needed.
        const { token } = result as { token?: string }
        if (token === undefined) return result
        visit.token = token
        setCookies(visit, [tokenCookie(token), personCookie('account')])
        return { ...(result as object), token: '' } as typeof result // true: only the token's text has changed
      } catch (error) {
        const isExpired = error instanceof ApiError && error.code === 'auth.required'
        if (isExpired && sent !== undefined && sent === visit.token) {
          visit.token = undefined
          setCookies(visit, [noTokenCookie, noPersonCookie])
        }
        throw error
      }
    },
  }
}

function setCookies({ onCookie }: Visit, cookies: readonly Cookie[]): void {
  for (const cookie of cookies) onCookie?.(toSetCookie(cookie))
}

function headersOf({ token, cookie, userAgent }: Visit, body: string | undefined): Record<string, string> {
  return {
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

type InjectDeps = {
  readonly app: FastifyInstance
  readonly turns: Turns
  readonly calls: ReturnType<typeof createOpenCalls>
}

function injectTransport({ app, turns, calls }: InjectDeps, visit: Visit): Transport {
  return async ({ method, path, body }) => {
    const isRead = method === 'GET'
    let accepted: { readonly result: unknown } | undefined
    const { header, close } = calls.open({
      accept(result) {
        accepted = { result }
      },
      findSession: isRead ? (...query) => findKnownSession(visit, ...query) : (hash, find) => find(hash),
    })
    const headers = { ...headersOf(visit, body), [INTERNAL_HEADER]: header }
    const options: InjectOptions = { method, url: path, headers, remoteAddress: visit.ip }
    if (body !== undefined) options.payload = body
    const response = await app.inject(options).finally(close)
    if (!isRead) visit.known = undefined // it may have ended the session
    await turns.take() // what follows is the page, which is costly
    for (const header of [response.headers['set-cookie'] ?? []].flat()) visit.onCookie?.(header)
    return accepted ?? { status: response.statusCode, text: response.payload }
  }
}

function findKnownSession(visit: Visit, tokenHash: string, find: FindSession): ReturnType<FindSession> {
  if (visit.known?.tokenHash !== tokenHash) visit.known = { tokenHash, session: find(tokenHash) }
  return visit.known.session
}

const REMOTE_TIMEOUT_MS = 5_000

/** The remote API trusts this server as a proxy and takes the visitor's address from its header. */
function fetchTransport(baseUrl: string, visit: Visit): Transport {
  return async ({ method, path, body }) => {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS)
    const headers = { ...headersOf(visit, body), 'x-forwarded-for': visit.ip }
    const response = await fetch(`${baseUrl}${path}`, { method, headers, signal, body: body ?? null })
    for (const header of response.headers.getSetCookie()) visit.onCookie?.(header)
    return { status: response.status, text: await response.text() }
  }
}

import { randomBytes } from 'node:crypto'
import { ApiError, type Client, createClient, type Transport } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { noTokenCookie, tokenCookie } from './auth.ts'
import { toSetCookie } from './cookie.ts'

const INTERNAL_HEADER = 'x-zeri-page'

/** On whose behalf a page calls the API. Pages for everyone have no token to pass on. */
type Visitor = {
  readonly ip: string
  readonly token: string | undefined
  /** What their browser sent of itself; nothing of it reaches a page for everyone. */
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** Told of each cookie an operation sets, so that a form without a script keeps it too. */
  readonly onCookie?: ((header: string) => void) | undefined
}

/** One visit; its token changes when a call signs the visitor in. */
type Visit = Omit<Visitor, 'token'> & { token: string | undefined }

export type Clients = {
  /** The API as a page's visitor may use it: same routes, same rules, their address and their token if they have one. */
  clientFor(visitor: Visitor): Client
  /** Whether a call comes from our own pages; the visit itself was counted already. */
  isInternal(request: FastifyRequest): boolean
}

/** Binds the typed client to this process's own routes, or to a remote API. */
export function createClients(app: FastifyInstance, apiBaseUrl: string): Clients {
  const key = randomBytes(24).toString('base64url')
  return {
    clientFor(visitor) {
      const visit = { ...visitor }
      const transport = apiBaseUrl ? fetchTransport(apiBaseUrl, visit) : injectTransport(app, visit, key)
      return withTokenCookie(createClient({ transport }), visit)
    },
    isInternal: (request) => request.headers[INTERNAL_HEADER] === key,
  }
}

/**
 * A token goes into the visitor's cookie and out of the answer, so that no page can let it out by mistake; the calls
 * that follow carry it. One that opens nothing any more is taken from the browser: that is the silent sign-out.
 */
function withTokenCookie(client: Client, visit: Visit): Client {
  return {
    async call(operation, input) {
      const carried = visit.token
      try {
        const answer = await client.call(operation, input)
        if (!operation.grantsToken) return answer
        const { token } = answer as { token: string } // true: what grants a token answers with one
        visit.token = token
        visit.onCookie?.(toSetCookie(tokenCookie(token)))
        return { ...(answer as object), token: '' } as typeof answer // true: only the token's text has changed
      } catch (error) {
        const isDead = error instanceof ApiError && error.code === 'auth.required'
        if (isDead && carried !== undefined && carried === visit.token) {
          visit.token = undefined
          visit.onCookie?.(toSetCookie(noTokenCookie))
        }
        throw error
      }
    },
  }
}

function headersOf({ token, cookie, userAgent }: Visit, body: string | undefined): Record<string, string> {
  return {
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

function injectTransport(app: FastifyInstance, visit: Visit, key: string): Transport {
  return async ({ method, path, body }) => {
    const headers = { ...headersOf(visit, body), [INTERNAL_HEADER]: key }
    const options: InjectOptions = { method, url: path, headers, remoteAddress: visit.ip }
    if (body !== undefined) options.payload = body
    const response = await app.inject(options)
    for (const header of [response.headers['set-cookie'] ?? []].flat()) visit.onCookie?.(header)
    return { status: response.statusCode, text: response.payload }
  }
}

const REMOTE_TIMEOUT_MS = 5_000

/** The remote API counts this server as one of its proxies and takes the visitor's address from it. */
function fetchTransport(baseUrl: string, visit: Visit): Transport {
  return async ({ method, path, body }) => {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS)
    const headers = { ...headersOf(visit, body), 'x-forwarded-for': visit.ip }
    const response = await fetch(`${baseUrl}${path}`, { method, headers, signal, body: body ?? null })
    for (const header of response.headers.getSetCookie()) visit.onCookie?.(header)
    return { status: response.status, text: await response.text() }
  }
}

import { randomBytes } from 'node:crypto'
import { type Client, createClient, type Transport } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'

const INTERNAL_HEADER = 'x-zeri-page'

/** On whose behalf a page calls the API. Pages for everyone have no token to pass on. */
type Visitor = { readonly ip: string; readonly token: string | undefined }

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
      const transport = apiBaseUrl ? fetchTransport(apiBaseUrl, visitor) : injectTransport(app, visitor, key)
      return createClient({ transport })
    },
    isInternal: (request) => request.headers[INTERNAL_HEADER] === key,
  }
}

function headersOf({ token }: Visitor, body: string | undefined): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

function injectTransport(app: FastifyInstance, visitor: Visitor, key: string): Transport {
  return async ({ method, path, body }) => {
    const headers = { ...headersOf(visitor, body), [INTERNAL_HEADER]: key }
    const options: InjectOptions = { method, url: path, headers, remoteAddress: visitor.ip }
    if (body !== undefined) options.payload = body
    const response = await app.inject(options)
    return { status: response.statusCode, text: response.payload }
  }
}

const REMOTE_TIMEOUT_MS = 5_000

/** The remote API counts this server as one of its proxies and takes the visitor's address from it. */
function fetchTransport(baseUrl: string, visitor: Visitor): Transport {
  return async ({ method, path, body }) => {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS)
    const headers = { ...headersOf(visitor, body), 'x-forwarded-for': visitor.ip }
    const response = await fetch(`${baseUrl}${path}`, { method, headers, signal, body: body ?? null })
    return { status: response.status, text: await response.text() }
  }
}

import { randomBytes } from 'node:crypto'
import { type Client, createClient, type Transport } from '@zeri/contract'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { readToken } from './auth.ts'

const INTERNAL_HEADER = 'x-zeri-page'

export type Clients = {
  /** The API as a page's visitor may use it: same routes, same rules, their token if they have one. */
  clientFor(request: FastifyRequest): Client
  /** Whether a call comes from our own pages; the visit itself was counted already. */
  isInternal(request: FastifyRequest): boolean
}

/** Binds the typed client to this process's own routes, or to a remote API. */
export function createClients(app: FastifyInstance, apiBaseUrl: string): Clients {
  const key = randomBytes(24).toString('base64url')
  return {
    clientFor(request) {
      const token = readToken(request.headers)
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token.value}` } : {}),
      }
      const transport = apiBaseUrl
        ? fetchTransport(apiBaseUrl, headers)
        : injectTransport(app, { ...headers, [INTERNAL_HEADER]: key })
      return createClient({ transport })
    },
    isInternal: (request) => request.headers[INTERNAL_HEADER] === key,
  }
}

function injectTransport(app: FastifyInstance, headers: Record<string, string>): Transport {
  return async ({ method, path, body }) => {
    const options: InjectOptions = { method, url: path, headers }
    if (body !== undefined) options.payload = body
    const response = await app.inject(options)
    return { status: response.statusCode, text: response.payload }
  }
}

const REMOTE_TIMEOUT_MS = 5_000

function fetchTransport(baseUrl: string, headers: Record<string, string>): Transport {
  return async ({ method, path, body }) => {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS)
    const response = await fetch(`${baseUrl}${path}`, { method, headers, signal, body: body ?? null })
    return { status: response.status, text: await response.text() }
  }
}

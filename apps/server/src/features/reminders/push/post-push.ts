// The request to a push service. Its errors say whether the message can have arrived.

import { lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createPrivateAddressCheck } from './endpoint.ts'

type PushResponse = { readonly status: number; readonly retryAfter: string | undefined }

/** Nothing was sent: the service cannot be reached. */
export class PushUnreachable extends Error {
  constructor(cause: unknown) {
    super('The push service cannot be reached', { cause })
    this.name = 'PushUnreachable'
  }
}

/** The message was sent and no response came: whether it arrived is unknown. */
export class PushUnclear extends Error {
  constructor(cause: unknown) {
    super('The push service did not respond', { cause })
    this.name = 'PushUnclear'
  }
}

/** Posts an encrypted message to the endpoint of a browser. */
export type PushPost = (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<PushResponse>

type PostOptions = {
  /** Whether names may lead to addresses of this machine and its network. */
  readonly isLoopbackAllowed: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 5_000
/** Shorter than services leave a connection open: one that closes while a message is written makes it unclear. */
const IDLE_MS = 4_000
/** Connections to one push service. */
export const MAX_SOCKETS = 128

/** Creates the function that posts to push services, over connections that are reused. Redirects are not followed. */
export function createPushPost({ isLoopbackAllowed, timeoutMs = TIMEOUT_MS }: PostOptions): PushPost {
  const shared = { keepAlive: true, maxSockets: MAX_SOCKETS, maxFreeSockets: MAX_SOCKETS, timeout: IDLE_MS }
  const http = new HttpAgent(shared)
  const https = new HttpsAgent(shared)
  const resolving = isLoopbackAllowed ? {} : { lookup: createPublicLookup() }
  return (endpoint, headers, body) =>
    new Promise((resolve, reject) => {
      const isHttps = endpoint.startsWith('https:')
      const send = isHttps ? requestHttps : requestHttp
      let isSent = false
      const request = send(endpoint, {
        method: 'POST',
        agent: isHttps ? https : http,
        headers: { ...headers, 'content-length': String(body.length) },
        ...resolving,
      })
      const timer = setTimeout(() => request.destroy(new Error('no response in time')), timeoutMs)
      request.once('finish', () => {
        isSent = true
      })
      request.once('response', (response) => {
        clearTimeout(timer)
        response.resume()
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      })
      request.on('error', (error) => {
        clearTimeout(timer)
        reject(isSent ? new PushUnclear(error) : new PushUnreachable(error))
      })
      request.end(body)
    })
}

/** Resolves names to their public addresses only. */
function createPublicLookup(): LookupFunction {
  const isPrivate = createPrivateAddressCheck()
  return (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const open = addresses.filter(({ address }) => !isPrivate(address))
      const [first] = open
      if (!first) return callback(new Error('the host has no public address'), [])
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

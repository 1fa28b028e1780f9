import { Agent, request } from 'node:http'

export type CallResult = {
  /** 0 without a response. */
  readonly status: number
  readonly ms: number
  readonly retryAfterSec: number | undefined
}

type CallOptions = {
  readonly token?: string | undefined
  readonly post?: object | undefined
  readonly cookie?: string | undefined
  /** The address of the client, for a site that trusts a proxy. */
  readonly address?: string | undefined
}

const TIMEOUT_MS = 30_000
const agent = new Agent({ keepAlive: true })

/** Sends a request to the site and times it; never rejects. */
export function callSite(
  url: string,
  { token, post, cookie, address }: CallOptions = {},
): Promise<CallResult> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({
        status,
        ms: performance.now() - startedAt,
        retryAfterSec: retryAfter === undefined ? undefined : Number(retryAfter),
      })
    const outgoing = request(url, {
      agent,
      method: post ? 'POST' : 'GET',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(post ? { 'content-type': 'application/json' } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      timeout: TIMEOUT_MS,
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => end(0))
    outgoing.once('response', (response) => {
      response.resume()
      response.once('close', () =>
        end(response.complete ? (response.statusCode ?? 0) : 0, response.headers['retry-after']),
      )
    })
    outgoing.end(post && JSON.stringify(post))
  })
}

export const slowestMs = (results: readonly CallResult[]): number =>
  Math.round(Math.max(0, ...results.map(({ ms }) => ms)))

/** How many are refusals with a `Retry-After`. */
export const countProperRefusals = (results: readonly CallResult[]): number =>
  results.filter(({ status, retryAfterSec }) => status === 503 && (retryAfterSec ?? 0) > 0).length

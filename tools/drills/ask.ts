import { Agent, request } from 'node:http'

export type Answer = {
  /** 0 when there was none. */
  readonly status: number
  readonly ms: number
  readonly retryAfterSec: number | undefined
}

type Asked = { readonly token?: string | undefined; readonly post?: object | undefined }

const TIMEOUT_MS = 30_000
const agent = new Agent({ keepAlive: true })

/** Asks the site for something and tells how it went; never rejects. */
export function ask(url: string, { token, post }: Asked = {}): Promise<Answer> {
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

export const slowestMs = (answers: readonly Answer[]): number =>
  Math.round(Math.max(0, ...answers.map(({ ms }) => ms)))

/** Refusals that say when to come back; anything else is one too few. */
export const countProperRefusals = (answers: readonly Answer[]): number =>
  answers.filter(({ status, retryAfterSec }) => status === 503 && (retryAfterSec ?? 0) > 0).length

import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { watchConnection } from './watch-connection.ts'

export type LoadRequest = {
  readonly path: string
  readonly method?: 'GET' | 'POST' | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | undefined
}

export type LoadResult = {
  readonly sent: number
  /** How often each kind of failure happened: no response, half a response, an error status. */
  readonly failures: Readonly<Record<string, number>>
}

type LoadOptions = {
  readonly url: string
  readonly connections: number
  /** Pause of a connection between a response and its next request. */
  readonly pauseMs: number
  /** An upper bound, should the caller forget to stop. */
  readonly maxRequests: number
  readonly maxMs: number
  /** The n-th request of the run. */
  readonly requestAt: (n: number) => LoadRequest
}

const REQUEST_TIMEOUT_MS = 10_000

export type Load = {
  /** Settles when the run has reached one of its bounds or was stopped. */
  readonly finished: Promise<LoadResult>
  stop(): Promise<LoadResult>
}

/** Sends a steady stream of requests over keep-alive connections until it is stopped. */
export function startLoad(options: LoadOptions): Load {
  const { connections, pauseMs, maxRequests, maxMs, requestAt } = options
  const target = new URL(options.url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const deadline = Date.now() + maxMs
  const failures: Record<string, number> = {}
  let sent = 0
  let isStopped = false

  async function runConnection(): Promise<void> {
    while (!isStopped && sent < maxRequests && Date.now() < deadline) {
      const wanted = requestAt(sent)
      sent += 1
      const failure = await send(target, agent, wanted)
      if (failure) failures[failure] = (failures[failure] ?? 0) + 1
      await delay(pauseMs)
    }
  }
  const finished = Promise.all(Array.from({ length: connections }, runConnection)).then(() => {
    agent.destroy()
    return { sent, failures }
  })

  return {
    finished,
    stop() {
      isStopped = true
      return finished
    },
  }
}

/**
 * Sends one request; returns what went wrong, or undefined. A GET on a reused connection that closes before the response
 * begins is sent again, as browsers do.
 */
function send(target: URL, agent: Agent, wanted: LoadRequest): Promise<string | undefined> {
  const { path, method = 'GET', headers = {}, body } = wanted
  return new Promise((resolve) => {
    const outgoing = request({
      agent,
      host: target.hostname,
      port: target.port,
      path,
      method,
      headers: { host: target.host, ...headers },
      timeout: REQUEST_TIMEOUT_MS,
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
    const isClosedEarly = watchConnection(outgoing)
    outgoing.once('error', (error) => {
      resolve(
        method === 'GET' && isClosedEarly(error)
          ? send(target, agent, wanted)
          : `${method}: ${error.message}`,
      )
    })
    outgoing.once('response', (response) => {
      response.resume()
      response.once('error', (error) => resolve(`${method}: ${error.message}`))
      response.once('close', () => {
        if (!response.complete) resolve(`${method}: half an answer`)
        resolve(isSuccess(response.statusCode) ? undefined : `${method}: status ${response.statusCode}`)
      })
    })
    outgoing.end(body)
  })
}

function isSuccess(status = 0): boolean {
  return status >= 200 && status < 400
}

export function countFailures({ failures }: LoadResult): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0)
}

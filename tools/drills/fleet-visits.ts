import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { watchConnection } from '../testbed/nginx/watch-connection.ts'
import type { Outcome, VisitKind } from './judge-refusals.ts'

export type Wanted = {
  readonly kind: VisitKind
  readonly path: string
  readonly method?: 'GET' | 'POST' | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | undefined
  /** What a response to this visitor alone contains. */
  readonly own?: string | undefined
}

export type Visitors = {
  /** Every outcome so far. */
  readonly outcomes: readonly Outcome[]
  count(kind: VisitKind): number
  /** Sends one more request, beside those of the streams. */
  visit(wanted: Wanted): Promise<Outcome>
  stop(): Promise<void>
}

type Stream = {
  readonly connections: number
  readonly pauseMs: number
  /** The n-th request of the stream. */
  readonly wantedAt: (n: number) => Wanted
}

const TIMEOUT_MS = 20_000
/** What is read of the body of a refusal. */
const READ_BYTES = 100_000

/** Sends streams of requests all the time and records the outcome of each. */
export function startVisitors(port: number, streams: readonly Stream[]): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const outcomes: Outcome[] = []
  const counts: Record<VisitKind, number> = { anonymous: 0, 'signed-in': 0, write: 0 }
  let isStopped = false
  const visit = async (wanted: Wanted) => {
    const outcome = await exchange(port, agent, wanted)
    outcomes.push(outcome)
    counts[wanted.kind] += 1
    return outcome
  }
  const run = async ({ connections, pauseMs, wantedAt }: Stream) => {
    let sent = 0
    const connection = async () => {
      while (!isStopped) {
        const wanted = wantedAt(sent)
        sent += 1
        await visit(wanted)
        await delay(pauseMs)
      }
    }
    await Promise.all(Array.from({ length: connections }, connection))
  }
  const running = Promise.all(streams.map(run))
  return {
    outcomes,
    count: (kind) => counts[kind],
    visit,
    async stop() {
      isStopped = true
      await running
      agent.destroy()
    },
  }
}

/** A GET on a reused connection that closes before the response begins is sent again, as browsers do. */
function exchange(port: number, agent: Agent, wanted: Wanted): Promise<Outcome> {
  const { kind, path, method = 'GET', headers = {}, body, own } = wanted
  const begunMs = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, rest: Partial<Outcome> = {}) =>
      resolve({ kind, path, status, begunMs, endedMs: performance.now(), ...rest })
    const host = `localhost:${port}`
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...headers },
      timeout: TIMEOUT_MS,
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')))
    const isClosedEarly = watchConnection(outgoing)
    outgoing.once('error', (error) => {
      if (method === 'GET' && isClosedEarly(error)) resolve(exchange(port, agent, wanted))
      else end(0, { text: error.message })
    })
    outgoing.once('response', (response) => {
      const { statusCode: status = 0 } = response
      const chunks: Buffer[] = []
      if (own !== undefined || status >= 400) response.on('data', (chunk: Buffer) => chunks.push(chunk))
      else response.resume()
      response.once('error', () => {})
      response.once('close', () => {
        const text = Buffer.concat(chunks).toString()
        if (!response.complete) end(0, { text: 'half a response' })
        else if (status >= 400)
          end(status, { text: text.slice(0, READ_BYTES), retryAfter: response.headers['retry-after'] })
        else end(status, { isForeign: own !== undefined && !text.includes(own) })
      })
    })
    outgoing.end(body)
  })
}

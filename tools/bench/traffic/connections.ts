import { Agent, request } from 'node:http'
import type { LoadRequest } from '../../testbed/nginx/load.ts'

export type Outcome = {
  /** What went wrong, if anything did. */
  readonly failure?: string
  /** The cache status reported by nginx: HIT, MISS, BYPASS and the like. */
  readonly cache?: string
}

/** A request from an address of the visitor's own. */
type Sent = LoadRequest & { readonly address: string }

/** The keep-alive connections of all visitors to one nginx. */
type Connections = {
  send(wanted: Sent): Promise<Outcome>
  close(): void
}

const PATIENCE_MS = 10_000

export function createConnections(port: number): Connections {
  const agent = new Agent({ keepAlive: true, timeout: PATIENCE_MS })
  /** ETags that calendar apps have stored of their subscriptions. */
  const etags = new Map<string, string>()

  function open({ path, method = 'GET', headers, address }: Sent) {
    const etag = etags.get(path)
    return request({
      agent,
      host: '127.0.0.1',
      localAddress: address,
      port,
      path,
      method,
      headers: {
        host: `localhost:${port}`,
        'accept-encoding': 'gzip, deflate, br',
        ...headers,
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      timeout: PATIENCE_MS,
    })
  }

  return {
    send(wanted) {
      const outgoing = open(wanted)
      return new Promise((resolve) => {
        outgoing.once('timeout', () => outgoing.destroy(new Error('no response in time')))
        outgoing.once('error', ({ message }) => resolve({ failure: message }))
        outgoing.once('response', (response) => {
          const { statusCode, headers } = response
          if (wanted.path.startsWith('/feeds/') && headers.etag) etags.set(wanted.path, headers.etag)
          response.resume()
          response.once('error', ({ message }) => resolve({ failure: message }))
          response.once('close', () => {
            if (!response.complete) resolve({ failure: 'half a response' })
            else if (statusCode === 200 || statusCode === 304)
              resolve({ cache: String(headers['x-cache-status'] ?? '') })
            else resolve({ failure: `status ${statusCode}` })
          })
        })
        outgoing.end(wanted.body)
      })
    },
    close: () => agent.destroy(),
  }
}

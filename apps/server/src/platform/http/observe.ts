import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Labels } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** The status nginx logs for a client that disconnected before the response was sent. */
const CLIENT_LEFT = 499

/** Requests in flight. */
export type Running = { readonly count: number }

/**
 * One log line and one measurement a request, named by the route's template because paths can hold secrets. Both are
 * taken when the response closes, which also happens when the client disconnects early.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics, log: Log): Running {
  const running = { count: 0 }
  app.addHook('onRequest', (request, reply, done) => {
    running.count += 1
    const startedAt = performance.now()
    reply.raw.once('close', () => {
      running.count -= 1
      record(request, reply.raw, performance.now() - startedAt)
    })
    done()
  })

  function record(request: FastifyRequest, response: ServerResponse, ms: number): void {
    const { id: requestId, method } = request
    const { kind, route } = describeRoute(request)
    const status = response.writableEnded ? response.statusCode : CLIENT_LEFT
    metrics.observeRequest({ method, kind, route, status }, ms / 1000)
    if (log.isLevelEnabled('info'))
      log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
  return running
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface FastifyContextConfig {
    /** The template of the page this route serves. */
    page?: string
  }
}

/** The template of the route a request matched, and whether it is a page. */
export function describeRoute({ routeOptions }: FastifyRequest): Pick<Labels, 'kind' | 'route'> {
  const { config, url } = routeOptions
  if (config.page !== undefined) return { kind: 'page', route: config.page }
  return { kind: 'other', route: url ?? 'unmatched' }
}

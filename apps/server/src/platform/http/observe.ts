import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** What nginx calls a visitor who left before the answer was there. */
const CLIENT_LEFT = 499

/** Requests that are being answered right now. */
export type Running = { readonly count: number }

/**
 * One log line and one measurement a request, named by the route's template: paths can hold secrets. Taken when the
 * response closes, which it also does when its reader leaves early.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics, log: Log): Running {
  const running = { count: 0 }
  app.addHook('onRequest', (request, reply, done) => {
    running.count += 1
    const startedAt = performance.now()
    reply.raw.once('close', () => {
      running.count -= 1
      record(request, reply, performance.now() - startedAt)
    })
    done()
  })

  function record(request: FastifyRequest, reply: FastifyReply, ms: number): void {
    const { id: requestId, method } = request
    const route = request.routeOptions.url ?? 'unmatched'
    const status = reply.raw.writableEnded ? reply.raw.statusCode : CLIENT_LEFT
    metrics.observeRequest(method, route, status, ms / 1000)
    log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
  return running
}

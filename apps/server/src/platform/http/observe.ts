import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** One log line and one measurement a request, named by the route's template: paths can hold secrets. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, ms / 1000)
    request.log.info(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, ms },
      'request',
    )
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** One log line and one measurement a request, named by the route's template: paths can hold secrets. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: ms } = reply
    metrics.observeRequest(request.method, routeOf(request), reply.statusCode, ms / 1000)
    logRequest(request, reply)
    done()
  })
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched'
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
}

import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** One log line and one measurement a request, named by the route's template: paths can hold secrets. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.observeRequest(method, route, status, elapsedTime / 1000)
    log.info({ requestId, method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request')
    done()
  })
}

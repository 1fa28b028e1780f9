import type { FastifyInstance } from 'fastify'
import type { Tracer } from '../tracing/tracer.ts'
import { describeRoute } from './observe.ts'

/**
 * Adds a span for each request, named by the template of its route; API calls of a page become its children. An
 * incoming traceparent is ignored: clients do not choose what is traced.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request
    const { route } = describeRoute(request)
    const attributes = { 'http.request.method': method, 'http.route': route, 'zeri.request_id': request.id }
    const span = tracer.begin({ name: `${method} ${route}`, kind: 'server', attributes })
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode
      span.end({
        attributes: { 'http.response.status_code': status },
        error: status >= 500 ? String(status) : undefined,
      })
    })
    tracer.within(span, done)
  })
}

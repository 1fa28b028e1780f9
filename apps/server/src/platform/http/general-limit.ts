import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { clientNetwork, type Limits, type Rule } from './limits.ts'

/** Paths that are not counted: probes, and files that caches store for a year. */
const FREE = /^\/(?:live|ready|assets\/[^?]*)$/

function isFree({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && FREE.test(url)
}

/** Counts every request of a network against the general limit, before any other work. */
export function limitRequests(
  app: FastifyInstance,
  limits: Limits,
  rule: Rule,
  isInternal: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFree(request) || isInternal(request)) return done()
    const verdict = limits.hit(rule, clientNetwork(request.ip))
    done(verdict.allowed ? undefined : new AppError('limit.exceeded', verdict))
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Limits, Refusal, Rule } from './limits.ts'

/** Paths that are not counted: probes, and files that caches store for a year. */
const FREE = /^\/(?:live|ready|assets\/[^?]*)$/

function isFree({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && FREE.test(url)
}

type LimitDeps = {
  readonly limits: Limits
  readonly isInternal: (request: FastifyRequest) => boolean
  readonly countRefusal: (refusal: Refusal) => void
}

/** Counts every request against the general limit of its client, before any other work. */
export function limitRequests(
  app: FastifyInstance,
  rule: Rule,
  { limits, isInternal, countRefusal }: LimitDeps,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFree(request) || isInternal(request)) return done()
    const verdict = limits.hit(rule, request.ip)
    if (verdict.allowed) return done()
    countRefusal(verdict)
    done(new AppError('limit.exceeded', verdict))
  })
}

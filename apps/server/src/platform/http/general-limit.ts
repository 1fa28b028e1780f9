import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { type AdmitKey, applyVerdict, readKey } from './keyed-requests.ts'
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

/** Counts every request against the general limit of its client, or the quota of its key, before any other work. */
export function limitRequests(
  app: FastifyInstance,
  rule: Rule,
  { limits, isInternal, countRefusal, admitKey }: LimitDeps & { readonly admitKey: AdmitKey },
): void {
  function countAddress(request: FastifyRequest): AppError | undefined {
    const verdict = limits.hit(rule, request.ip)
    if (verdict.allowed) return undefined
    countRefusal(verdict)
    return new AppError('limit.exceeded', verdict)
  }

  app.decorateRequest('keyId', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (isFree(request) || isInternal(request)) return done()
    const secret = readKey(request)
    if (secret === undefined) return done(countAddress(request))
    admitKey(secret, request.ip)
      .then((verdict) => {
        const isUncounted = verdict.kind === 'unknown' || verdict.kind === 'unchecked'
        const refused = isUncounted ? countAddress(request) : undefined
        if (refused) throw refused
        applyVerdict(verdict, request, reply)
      })
      .then(() => done(), done)
  })
}

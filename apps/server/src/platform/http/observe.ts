import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Labels } from '../durations.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

/** What nginx calls a visitor who left before the answer was there. */
const CLIENT_LEFT = 499

/** Requests that are being answered right now. */
export type Running = { readonly count: number }

type Asked = Omit<Labels, 'status'> & { readonly requestId: string }

export type Observer = Running & {
  /** Counts a request from now until its answer closes; who asked for what is read then. */
  watch(response: ServerResponse, describe: () => Asked): void
}

/**
 * One log line and one measurement a request, named by the route's template: paths can hold secrets. Taken when the
 * response closes, which it also does when its reader leaves early.
 */
export function createObserver(metrics: Metrics, log: Log): Observer {
  const observer = {
    count: 0,
    watch(response: ServerResponse, describe: () => Asked) {
      observer.count += 1
      const startedAt = performance.now()
      response.once('close', () => {
        observer.count -= 1
        record(response, describe(), performance.now() - startedAt)
      })
    },
  }

  function record(response: ServerResponse, { requestId, method, kind, route }: Asked, ms: number): void {
    const status = response.writableEnded ? response.statusCode : CLIENT_LEFT
    metrics.observeRequest({ method, kind, route, status }, ms / 1000)
    if (log.isLevelEnabled('info'))
      log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
  return observer
}

/** Watches every request Fastify answers. */
export function observeRequests(app: FastifyInstance, observer: Observer): void {
  app.addHook('onRequest', (request, reply, done) => {
    observer.watch(reply.raw, () => ({
      requestId: request.id,
      method: request.method,
      ...describeRoute(request),
    }))
    done()
  })
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface FastifyContextConfig {
    /** The template of the page that is answered here. */
    page?: string
  }
}

/** What a request asks for, by its template. */
export function describeRoute({ routeOptions }: FastifyRequest): Pick<Labels, 'kind' | 'route'> {
  const { config, url } = routeOptions
  if (config.page !== undefined) return { kind: 'page', route: config.page }
  return { kind: 'other', route: url ?? 'unmatched' }
}

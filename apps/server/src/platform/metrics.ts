import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads: rate, errors and duration by route template, and the state of the cache and the process. */
export type Metrics = {
  readonly registry: Registry
  observeRequest(method: string, route: string, status: number, seconds: number): void
  readonly pages: Readonly<Record<'hit' | 'miss' | 'private', { inc(): void }>>
  readonly pageCacheBytes: Gauge
  readonly jobs: Counter<'job' | 'outcome'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'zeri_http_request_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const pages = new Counter({
    name: 'zeri_pages_total',
    help: 'Pages by how they were made: hit, miss, private',
    labelNames: ['outcome'],
    registers,
  })
  // Looking a label set up costs more than counting; there are as many sets as routes times statuses.
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  return {
    registry,
    observeRequest(method, route, status, seconds) {
      const key = `${method} ${status} ${route}`
      let one = series.get(key)
      if (!one) {
        one = requests.labels({ method, route, status })
        series.set(key, one)
      }
      one.observe(seconds)
    },
    pages: {
      hit: pages.labels({ outcome: 'hit' }),
      miss: pages.labels({ outcome: 'miss' }),
      private: pages.labels({ outcome: 'private' }),
    },
    pageCacheBytes: new Gauge({
      name: 'zeri_page_cache_bytes',
      help: 'Memory held by rendered public pages',
      registers,
    }),
    jobs: new Counter({
      name: 'zeri_jobs_total',
      help: 'Jobs by outcome: done, failed, dead',
      labelNames: ['job', 'outcome'],
      registers,
    }),
  }
}

/** Serves the metrics on their own private address. */
export function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

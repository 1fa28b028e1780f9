import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import { createDurations, type Durations, type Labels } from './durations.ts'

/** The metrics of a process: rate, errors and duration by route template, and the state of the cache and the process. */
export type Metrics = {
  readonly registry: Registry
  observeRequest(labels: Labels, seconds: number): void
  readonly pages: Readonly<Record<'hit' | 'miss' | 'private', { inc(): void }>>
  readonly pageCacheBytes: Gauge
  readonly jobs: Counter<'job' | 'outcome'>
  readonly securityEvents: Counter<'event'>
  readonly cspReports: Counter<'directive'>
  readonly webhooks: Counter<'provider' | 'outcome'>
  readonly paymentsFound: Counter<'provider'>
  readonly paymentFindings: Gauge<'provider' | 'kind'>
  readonly reconciledAt: Gauge<'provider'>
  readonly circuits: Gauge<'to'>
  readonly refusals: Counter<'by'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const pages = new Counter({
    name: 'zeri_pages_total',
    help: 'Pages by cache outcome: hit, miss, private',
    labelNames: ['outcome'],
    registers,
  })
  const durations = createDurations()
  registry.registerMetric(asMetric('zeri_http_request_seconds', 'Response time by route template', durations))
  return {
    registry,
    observeRequest: durations.observe,
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
    securityEvents: new Counter({
      name: 'zeri_security_events_total',
      help: 'Sign-ins, failures, recoveries and the like, by kind',
      labelNames: ['event'],
      registers,
    }),
    cspReports: new Counter({
      name: 'zeri_csp_reports_total',
      help: 'Violations of the content security policy that browsers reported, by directive',
      labelNames: ['directive'],
      registers,
    }),
    webhooks: new Counter({
      name: 'zeri_webhooks_total',
      help: 'Notifications of payment providers by outcome',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    paymentsFound: new Counter({
      name: 'zeri_payments_found_total',
      help: 'Payment facts that only reconciliation found',
      labelNames: ['provider'],
      registers,
    }),
    paymentFindings: new Gauge({
      name: 'zeri_payment_findings',
      help: 'Differences between providers and ledger: orphan, mismatch, missing',
      labelNames: ['provider', 'kind'],
      registers,
    }),
    reconciledAt: new Gauge({
      name: 'zeri_reconciled_timestamp_seconds',
      help: 'When the payments of a provider were last compared with the ledger',
      labelNames: ['provider'],
      registers,
    }),
    refusals: new Counter({
      name: 'zeri_refusals_total',
      help: 'Requests refused for how much was requested: by address, site or network of the client, or busy',
      labelNames: ['by'],
      registers,
    }),
    circuits: new Gauge({
      name: 'zeri_circuit_open',
      help: 'Whether calls to a service are held back because it does not respond: 1 or 0',
      labelNames: ['to'],
      registers,
    }),
  }
}

function asMetric(name: string, help: string, durations: Durations): Metric {
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: durations.samples(name),
  })
  // True: a registry only reads the name of a metric and calls `get`, whatever its class.
  return { name, get } as unknown as Metric
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

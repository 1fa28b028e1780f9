import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
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
  readonly switchesOff: Gauge<'switch'>
  /** Counts what the business lives on; call it when the act is committed. */
  countBusiness(event: BusinessEvent): void
  readonly browserErrors: Counter<'page' | 'error' | 'browser'>
  readonly browserSeconds: Histogram<'page' | 'vital'>
  readonly browserShift: Histogram<'page'>
}

/** What people do that the business lives on. Reminders have their own metric. */
const businessEvents = [
  'sign-up',
  'verified',
  'chart',
  'checkout',
  'paid',
  'refund',
  'renewal',
  'chooser-question',
] as const
export type BusinessEvent = (typeof businessEvents)[number]

/** The limits of Web Vitals between good, middling and poor are among these. */
const VITAL_SEC = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1]

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
      help: 'Requests refused for how much was requested: by address, site, network or API key of the client, or busy',
      labelNames: ['by'],
      registers,
    }),
    switchesOff: new Gauge({
      name: 'zeri_switch_off',
      help: 'Whether an operator has switched a part of the site off: 1 or 0',
      labelNames: ['switch'],
      registers,
    }),
    countBusiness: createCountBusiness(registry),
    ...createBrowserMetrics(registry),
    circuits: new Gauge({
      name: 'zeri_circuit_open',
      help: 'Whether calls to a service are held back because it does not respond: 1 or 0',
      labelNames: ['to'],
      registers,
    }),
  }
}

function createCountBusiness(registry: Registry): Metrics['countBusiness'] {
  const counter = new Counter({
    name: 'zeri_business_total',
    help: 'Sign-ups, proven addresses, charts, checkouts, payments, refunds, renewals and questions to the chooser',
    labelNames: ['event'],
    registers: [registry],
  })
  // Prometheus sees no increase in a series that begins with 1.
  for (const event of businessEvents) counter.inc({ event }, 0)
  return (event) => counter.inc({ event })
}

function createBrowserMetrics(
  registry: Registry,
): Pick<Metrics, 'browserErrors' | 'browserSeconds' | 'browserShift'> {
  const registers = [registry]
  return {
    browserErrors: new Counter({
      name: 'zeri_browser_errors_total',
      help: 'Errors of scripts in browsers of visitors who agreed to report them',
      labelNames: ['page', 'error', 'browser'],
      registers,
    }),
    browserSeconds: new Histogram({
      name: 'zeri_browser_seconds',
      help: 'Web Vitals in seconds, of visitors who agreed: lcp, inp, ttfb',
      labelNames: ['page', 'vital'],
      buckets: VITAL_SEC,
      registers,
    }),
    browserShift: new Histogram({
      name: 'zeri_browser_layout_shift',
      help: 'Cumulative layout shift of a page, of visitors who agreed',
      labelNames: ['page'],
      buckets: SHIFTS,
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

import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Collects metrics that only the database knows. One process collects them for all. */
export type MetricsCollector = {
  readonly name: string
  readonly everyMs: number
  /** Queries the database and sets the gauges; when it throws they keep their values. */
  collect(): Promise<void>
}

type CollectDeps = { readonly registry: Registry; readonly clock: Clock; readonly log: Log }

/**
 * Runs every collector at its own interval until the signal aborts. Prometheus reads the last values, so a slow database
 * never delays a scrape; `zeri_surveyed_timestamp_seconds` says how old the values are.
 */
export function createCollectMetrics({
  registry,
  clock,
  log,
}: CollectDeps): (collectors: readonly MetricsCollector[], signal: AbortSignal) => Promise<void> {
  const registers = [registry]
  const collectedAt = new Gauge({
    name: 'zeri_surveyed_timestamp_seconds',
    help: 'When these metrics of the database were last collected',
    labelNames: ['survey'],
    registers,
  })
  const failures = new Counter({
    name: 'zeri_survey_failures_total',
    help: 'Failed attempts to collect metrics of the database',
    labelNames: ['survey'],
    registers,
  })

  async function collectOnce(collector: MetricsCollector): Promise<void> {
    try {
      await collector.collect()
      collectedAt.set({ survey: collector.name }, clock.now() / 1000)
    } catch (err) {
      failures.inc({ survey: collector.name })
      log.warn({ err, code: `survey.${collector.name}` }, 'metrics of the database were not collected')
    }
  }

  async function repeat(collector: MetricsCollector, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await collectOnce(collector)
      await delay(collector.everyMs, undefined, { signal }).catch(() => {}) // only the signal ends a pause early
    }
  }

  return async (collectors, signal) => {
    await Promise.all(collectors.map((collector) => repeat(collector, signal)))
  }
}

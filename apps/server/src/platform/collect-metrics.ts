import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** A look at what only the database knows, taken by one process for all of them. */
export type MetricsCollector = {
  readonly name: string
  readonly everyMs: number
  /** Looks, and sets its gauges; when it throws they keep their values. */
  collect(): Promise<void>
}

type CollectDeps = { readonly registry: Registry; readonly clock: Clock; readonly log: Log }

/**
 * Takes each survey at its own pace until the signal is given. Prometheus reads the last look, so that a slow database
 * never keeps it waiting; `zeri_surveyed_timestamp_seconds` tells how old that look is.
 */
export function createCollectMetrics({
  registry,
  clock,
  log,
}: CollectDeps): (surveys: readonly MetricsCollector[], signal: AbortSignal) => Promise<void> {
  const registers = [registry]
  const surveyedAt = new Gauge({
    name: 'zeri_surveyed_timestamp_seconds',
    help: 'When a survey of the database was last taken',
    labelNames: ['survey'],
    registers,
  })
  const failures = new Counter({
    name: 'zeri_survey_failures_total',
    help: 'Surveys of the database that failed',
    labelNames: ['survey'],
    registers,
  })

  async function take(survey: MetricsCollector): Promise<void> {
    try {
      await survey.collect()
      surveyedAt.set({ survey: survey.name }, clock.now() / 1000)
    } catch (err) {
      failures.inc({ survey: survey.name })
      log.warn({ err, code: `survey.${survey.name}` }, 'a survey failed')
    }
  }

  async function repeat(survey: MetricsCollector, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await take(survey)
      await delay(survey.everyMs, undefined, { signal }).catch(() => {}) // only the signal ends a pause early
    }
  }

  return async (surveys, signal) => {
    await Promise.all(surveys.map((survey) => repeat(survey, signal)))
  }
}

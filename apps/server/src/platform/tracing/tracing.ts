import type { PlatformConfig } from '../config.ts'
import type { OnQuery } from '../db/database.ts'
import type { Log } from '../log.ts'
import { systemRandom } from '../random.ts'
import { createExporter } from './exporter.ts'
import { createTracer, type Tracer } from './tracer.ts'

export type Tracing = {
  readonly tracer: Tracer
  readonly onQuery: OnQuery
  /** Sends the waiting spans before the process ends. */
  flush(): Promise<void>
}

/** Undefined unless a collector is configured, so that tracing costs nothing without one. */
export function createTracing(
  { tracesUrl, tracesShare }: Pick<PlatformConfig, 'tracesUrl' | 'tracesShare'>,
  { service, log }: { readonly service: string; readonly log: Log },
): Tracing | undefined {
  if (tracesUrl === '') return undefined
  const exporter = createExporter({ endpoint: tracesUrl, service, log })
  const tracer = createTracer({
    random: systemRandom,
    now: () => performance.timeOrigin + performance.now(),
    perMille: Math.round(tracesShare * 1000),
    export: exporter.add,
  })
  return { tracer, onQuery: createOnQuery(tracer), flush: exporter.flush }
}

/** Turns statements into spans with their text, which has `$1` instead of values. */
function createOnQuery(tracer: Tracer): OnQuery {
  return ({ text, ms, error }) => {
    tracer.note({
      name: text.trimStart().split(/\s/, 1)[0] ?? 'query',
      kind: 'client',
      ms,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      error: error === undefined ? undefined : nameError(error),
    })
  }
}

/** The code or type of an error; messages quote user input. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

import type { Log } from '../log.ts'
import { otlpOf } from './otlp.ts'
import type { FinishedSpan } from './tracer.ts'

type ExporterOptions = {
  /** The collector, as in OTEL_EXPORTER_OTLP_ENDPOINT: without the path. */
  readonly endpoint: string
  /** Which process this is. */
  readonly service: string
  readonly log: Log
}

export type Exporter = {
  add(spans: readonly FinishedSpan[]): void
  /** Sends what waits, for a process that is about to end. */
  flush(): Promise<void>
}

const EVERY_MS = 2_000
const CALL_MS = 5_000
/** A collector that is away costs memory for so many and no more: traces are worth less than the site. */
const MOST_WAITING = 4_000

export function createExporter({ endpoint, service, log }: ExporterOptions): Exporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: FinishedSpan[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(spans, { 'service.name': service })),
        signal: AbortSignal.timeout(CALL_MS),
      })
      await response.arrayBuffer() // read to its end, so that the connection can be used again
      if (!response.ok) log.warn({ status: response.status, count: spans.length }, 'traces were refused')
    } catch (err) {
      log.warn({ err, count: spans.length }, 'traces were lost')
    }
  }

  return {
    add(spans) {
      waiting.push(...spans.slice(0, MOST_WAITING - waiting.length))
      timer ??= setTimeout(flush, EVERY_MS).unref()
    },
    flush,
  }
}

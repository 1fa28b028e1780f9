import type { Log } from '../log.ts'
import { otlpOf } from './otlp.ts'
import type { FinishedSpan } from './tracer.ts'

type ExporterOptions = {
  /** The URL of the collector without the path, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  /** The name of this process in the traces. */
  readonly service: string
  readonly log: Log
}

export type Exporter = {
  add(spans: readonly FinishedSpan[]): void
  /** Sends the waiting spans at once, before the process ends. */
  flush(): Promise<void>
}

const EVERY_MS = 2_000
const CALL_MS = 5_000
/** While the collector is unavailable, so many spans are held in memory; further ones are dropped. */
const MAX_WAITING = 4_000

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
      await response.arrayBuffer() // read to the end, so that the connection can be reused
      if (!response.ok)
        log.warn({ status: response.status, count: spans.length }, 'the collector refused traces')
    } catch (err) {
      log.warn({ err, count: spans.length }, 'traces were lost')
    }
  }

  return {
    add(spans) {
      waiting.push(...spans.slice(0, MAX_WAITING - waiting.length))
      timer ??= setTimeout(flush, EVERY_MS).unref()
    },
    flush,
  }
}

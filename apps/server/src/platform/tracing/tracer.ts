import { AsyncLocalStorage } from 'node:async_hooks'
import type { Random } from '../random.ts'

/** Only names of routes, statements and jobs, integers and internal ids: nothing about the visitor or their data. */
export type Attributes = Readonly<Record<string, string | number>>
export type SpanKind = 'server' | 'client' | 'consumer'

/** A span as it is exported. */
export type FinishedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | undefined
  readonly name: string
  readonly kind: SpanKind
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Attributes
  /** The type of an error, never its message. */
  readonly error: string | undefined
}

type SpanStart = {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: Attributes | undefined
  /** The W3C traceparent that was stored with a job when it was enqueued. */
  readonly parent?: string | undefined
}
type SpanEnd = Partial<Pick<FinishedSpan, 'name' | 'attributes' | 'error'>>

type Span = { end(ended?: SpanEnd): void }

export type Tracer = {
  begin(begun: SpanStart): Span
  /** Runs a function whose spans become children of the span. */
  within<Result>(span: Span, run: () => Result): Result
  /** Adds a child of the current span that has already ended. */
  note(begun: SpanStart & SpanEnd & { readonly ms: number }): void
  /** The current span as a W3C traceparent, for a job that another process runs. */
  traceparent(): string | undefined
}

type TracerOptions = {
  readonly random: Random
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number
  /** How many of a thousand traces are exported. A trace whose root span failed is always exported. */
  readonly perMille: number
  readonly export: (spans: readonly FinishedSpan[]) => void
}

/** The spans of one trace in this process; exported or dropped when the root span ends. */
type Trace = { readonly id: string; readonly isSampled: boolean; readonly finished: FinishedSpan[] }
type SpanContext = { readonly trace: Trace; readonly spanId: string }

/** The most spans of a trace: a job may run thousands of queries, and the first ones are enough. */
const MAX_SPANS = 200
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

export function createTracer({ random, now, perMille, export: send }: TracerOptions): Tracer {
  const current = new AsyncLocalStorage<SpanContext>()
  const places = new WeakMap<Span, SpanContext>()
  const drawId = (bytes: number) => random.bytes(bytes).toString('hex')

  function startTrace(parent: string | undefined): { trace: Trace; parentId: string | undefined } {
    const [, id, parentId, flag] = TRACEPARENT.exec(parent ?? '') ?? []
    const isSampled = id === undefined ? random.below(1000) < perMille : flag === '1'
    return { trace: { id: id ?? drawId(16), isSampled, finished: [] }, parentId }
  }

  function begin({ name, kind, attributes, parent }: SpanStart): Span {
    // A job continues the trace that enqueued it, not the current one.
    const around = kind === 'consumer' ? undefined : current.getStore()
    const { trace, parentId } = around ? { trace: around.trace, parentId: around.spanId } : startTrace(parent)
    const spanId = drawId(8)
    const startMs = now()
    const span: Span = {
      end(ended = {}) {
        const error = ended.error
        const all = { ...attributes, ...ended.attributes }
        const common = { traceId: trace.id, spanId, parentId, kind, startMs, endMs: now(), error }
        const finished = { ...common, name: ended.name ?? name, attributes: all }
        if (around) return addSpan(trace, finished)
        if (trace.isSampled || error !== undefined) send([...trace.finished, finished])
      },
    }
    places.set(span, { trace, spanId })
    return span
  }

  return {
    begin,
    within(span, run) {
      const place = places.get(span)
      return place ? current.run(place, run) : run()
    },
    note({ name, kind, ms, attributes = {}, error }) {
      const around = current.getStore()
      if (!around) return
      const endMs = now()
      const ids = { traceId: around.trace.id, spanId: drawId(8), parentId: around.spanId }
      addSpan(around.trace, { ...ids, name, kind, startMs: endMs - ms, endMs, attributes, error })
    },
    traceparent() {
      const around = current.getStore()
      return around && `00-${around.trace.id}-${around.spanId}-0${around.trace.isSampled ? 1 : 0}`
    },
  }
}

function addSpan({ finished }: Trace, span: FinishedSpan): void {
  if (finished.length < MAX_SPANS) finished.push(span)
}

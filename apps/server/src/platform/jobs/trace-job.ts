import type { Tracer } from '../tracing/tracer.ts'
import { nameError } from '../tracing/tracing.ts'

/** Where a payload carries the trace it was enqueued in, beside its own fields. */
const KEY = '_traceparent'

type Payload = object | null

export function withTrace(data: Payload, traceparent: string | undefined): Payload {
  return traceparent === undefined ? data : { ...data, [KEY]: traceparent }
}

/**
 * A payload as its author wrote it, and the trace it came with. Every worker takes the trace off, whether or not it
 * traces itself.
 * @example takeTrace({ to: 'a', _traceparent: '00-…' }) // { data: { to: 'a' }, traceparent: '00-…' }
 */
export function takeTrace(carried: unknown): {
  readonly data: unknown
  readonly traceparent: string | undefined
} {
  if (typeof carried !== 'object' || carried === null || !(KEY in carried))
    return { data: carried, traceparent: undefined }
  const { [KEY]: traceparent, ...own } = carried
  // A payload is an object with fields or null.
  const data = Object.keys(own).length === 0 ? null : own
  return { data, traceparent: typeof traceparent === 'string' ? traceparent : undefined }
}

/** Runs a job inside a span that follows from the request it was enqueued in. */
export async function runTraced(
  tracer: Tracer | undefined,
  { name, id, data: carried }: { readonly name: string; readonly id: string; readonly data: unknown },
  run: (data: unknown) => Promise<void>,
): Promise<void> {
  const { data, traceparent } = takeTrace(carried)
  if (!tracer) return run(data)
  const attributes = { 'messaging.destination.name': name, 'messaging.message.id': id }
  const span = tracer.begin({ name: `job ${name}`, kind: 'consumer', attributes, parent: traceparent })
  try {
    await tracer.within(span, () => run(data))
    span.end()
  } catch (error) {
    span.end({ error: nameError(error) })
    throw error
  }
}

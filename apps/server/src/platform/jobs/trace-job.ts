import type { Tracer } from '../tracing/tracer.ts'
import { nameError } from '../tracing/tracing.ts'

/** The field of a payload that holds the trace it was enqueued in. */
const KEY = '_traceparent'

type Payload = object | null

export function withTrace(data: Payload, traceparent: string | undefined): Payload {
  return traceparent === undefined ? data : { ...data, [KEY]: traceparent }
}

/**
 * Separates a payload from the trace it was enqueued in. Every worker removes the trace, even if it does not trace.
 * @example takeTrace({ to: 'a', _traceparent: '00-…' }) // { data: { to: 'a' }, traceparent: '00-…' }
 */
export function takeTrace(payload: unknown): {
  readonly data: unknown
  readonly traceparent: string | undefined
} {
  if (typeof payload !== 'object' || payload === null || !(KEY in payload))
    return { data: payload, traceparent: undefined }
  const { [KEY]: traceparent, ...own } = payload
  // A payload is an object with fields or null.
  const data = Object.keys(own).length === 0 ? null : own
  return { data, traceparent: typeof traceparent === 'string' ? traceparent : undefined }
}

/** Runs a job inside a span that continues the trace it was enqueued in. */
export async function runTraced(
  tracer: Tracer | undefined,
  { name, id, data: payload }: { readonly name: string; readonly id: string; readonly data: unknown },
  run: (data: unknown) => Promise<void>,
): Promise<void> {
  const { data, traceparent } = takeTrace(payload)
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

import type { Attributes, FinishedSpan, SpanKind } from './tracer.ts'

// OTLP over HTTP as JSON, https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding: ids in hexadecimal, times as
// strings of nanoseconds, enumerations as numbers.
const kinds: Readonly<Record<SpanKind, number>> = { server: 2, client: 3, consumer: 5 }
const STATUS_ERROR = 2

/** The body of one export. */
export function otlpOf(spans: readonly FinishedSpan[], resource: Attributes) {
  const scopeSpans = [{ scope: { name: 'zeri' }, spans: spans.map(otlpSpan) }]
  return { resourceSpans: [{ resource: { attributes: otlpAttributes(resource) }, scopeSpans }] }
}

function otlpSpan({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  startMs,
  endMs,
  attributes,
  error,
}: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: otlpAttributes(error === undefined ? attributes : { ...attributes, 'error.type': error }),
    ...(error === undefined ? {} : { status: { code: STATUS_ERROR } }),
  }
}

function otlpAttributes(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** The product exceeds the safe integers, so it is computed as a BigInt. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

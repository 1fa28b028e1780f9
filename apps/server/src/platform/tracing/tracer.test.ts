import { expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { otlpOf } from './otlp.ts'
import { createTracer, type FinishedSpan } from './tracer.ts'

function aTracer({ perMille = 1000 }: { perMille?: number } = {}) {
  const exported: FinishedSpan[][] = []
  let atMs = 1_000
  const tracer = createTracer({
    random: systemRandom,
    now: () => {
      atMs += 1
      return atMs
    },
    perMille,
    export: (spans) => exported.push([...spans]),
  })
  return { tracer, exported }
}
const request = { name: 'GET /days', kind: 'server' } as const
const statement = { name: 'select', kind: 'client', ms: 1 } as const

test('spans inside a span become its children, also after a pause', async () => {
  const { tracer, exported } = aTracer()
  const span = tracer.begin(request)
  await tracer.within(span, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    tracer.note(statement)
  })
  span.end({ attributes: { 'http.response.status_code': 200 } })
  const [[child, root] = []] = exported
  expect(root).toMatchObject({ name: 'GET /days', parentId: undefined })
  expect(child).toMatchObject({ name: 'select', parentId: root?.spanId, traceId: root?.traceId })
})

test('concurrent requests are separate traces', () => {
  const { tracer, exported } = aTracer()
  const [one, two] = [tracer.begin(request), tracer.begin(request)]
  tracer.within(one, () => tracer.note(statement))
  two.end()
  one.end()
  expect(exported.map((spans) => spans.length)).toEqual([1, 2])
  expect(exported[0]?.[0]?.traceId).not.toBe(exported[1]?.[0]?.traceId)
})

test('one trace in twenty is exported, and every one that fails, with its children', () => {
  const { tracer, exported } = aTracer({ perMille: 50 })
  for (let i = 0; i < 2_000; i += 1) tracer.begin(request).end()
  expect(exported.length).toBeGreaterThan(40)
  expect(exported.length).toBeLessThan(200)

  const none = aTracer({ perMille: 0 })
  none.tracer.begin(request).end()
  expect(none.exported).toEqual([])
  const failing = none.tracer.begin(request)
  none.tracer.within(failing, () => none.tracer.note({ ...statement, error: '23505' }))
  failing.end({ error: '500' })
  expect(none.exported[0]?.map(({ error }) => error)).toEqual(['23505', '500'])
})

test('a failed statement in a successful request exports nothing', () => {
  const { tracer, exported } = aTracer({ perMille: 0 })
  const span = tracer.begin(request)
  tracer.within(span, () => tracer.note({ ...statement, error: '23505' }))
  span.end()
  expect(exported).toEqual([])
})

test('a job continues the trace of its payload, sampled or not', () => {
  const sender = aTracer()
  const worker = aTracer({ perMille: 0 })
  const span = sender.tracer.begin(request)
  const parent = sender.tracer.within(span, () => sender.tracer.traceparent())
  expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  span.end()
  worker.tracer.begin({ name: 'job mail.send', kind: 'consumer', parent }).end()
  const [[root] = []] = sender.exported
  expect(worker.exported[0]?.[0]).toMatchObject({ traceId: root?.traceId, parentId: root?.spanId })
  worker.tracer.begin({ name: 'job mail.send', kind: 'consumer', parent: parent?.replace(/1$/, '0') }).end()
  worker.tracer.begin({ name: 'job mail.send', kind: 'consumer', parent: 'nonsense' }).end()
  expect(worker.exported).toHaveLength(1)
})

test('the spans of a trace are limited, however many statements a job runs', () => {
  const { tracer, exported } = aTracer()
  const span = tracer.begin(request)
  tracer.within(span, () => {
    for (let i = 0; i < 10_000; i += 1) tracer.note(statement)
  })
  span.end()
  expect(exported[0]?.length).toBe(201)
})

test('outside of every span nothing is recorded', () => {
  const { tracer, exported } = aTracer()
  tracer.note(statement)
  expect(tracer.traceparent()).toBeUndefined()
  expect(exported).toEqual([])
})

test('the wire has ids in hexadecimal, times in nanoseconds and numbers for kinds', () => {
  const span = {
    traceId: '5b8efff798038103d269b633813fc60c',
    spanId: 'eee19b7ec3c1b174',
    parentId: undefined,
    name: 'GET /days',
    kind: 'server',
    startMs: 1_763_200_000_000.25,
    endMs: 1_763_200_000_001,
    attributes: { 'http.route': '/days', 'http.response.status_code': 500 },
    error: '500',
  } as const
  const [resource] = otlpOf([span], { 'service.name': 'zeri-server' }).resourceSpans
  expect(resource?.scopeSpans[0]?.spans[0]).toEqual({
    traceId: '5b8efff798038103d269b633813fc60c',
    spanId: 'eee19b7ec3c1b174',
    name: 'GET /days',
    kind: 2,
    startTimeUnixNano: '1763200000000250000',
    endTimeUnixNano: '1763200000001000000',
    attributes: [
      { key: 'http.route', value: { stringValue: '/days' } },
      { key: 'http.response.status_code', value: { intValue: '500' } },
      { key: 'error.type', value: { stringValue: '500' } },
    ],
    status: { code: 2 },
  })
})

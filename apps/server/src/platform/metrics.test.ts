import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.includes('zeri_http_request_seconds'))

test('the durations read exactly as the library’s own histogram would write them', async () => {
  const registry = new Registry()
  const theirs = new Histogram({
    name: 'zeri_http_request_seconds',
    help: 'Response time by route template',
    labelNames: ['method', 'kind', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 0.5, 1, 2.5],
    registers: [registry],
  })
  const ours = createMetrics()
  for (const seconds of [0.0005, 0.001, 0.02, 0.02, 0.3, 7]) {
    const labels = { method: 'GET', kind: 'other', route: '/calendar/days', status: 200 } as const
    ours.observeRequest(labels, seconds)
    theirs.observe(labels, seconds)
  }
  const normalise = (line: string) => line.replace(/\{(.*)\}/, (_, labels) => `{${labels.split(',').sort()}}`)
  const mine = linesOf(await ours.registry.metrics()).map(normalise)
  expect(mine.sort()).toEqual(
    linesOf(await registry.metrics())
      .map(normalise)
      .sort(),
  )
})

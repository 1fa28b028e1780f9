import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { CSP_REPORT_PATH, readViolations, registerCspReports } from './csp-reports.ts'
import { handleErrors } from './errors.ts'

const bySetting = (fields: object) => ({ 'csp-report': fields })
const byReportingApi = (body: object) => [
  { type: 'csp-violation', age: 1, url: 'https://zeri.example/about', user_agent: 'Mozilla', body },
]

test.each([
  [
    bySetting({
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=canary',
      'document-uri': 'https://zeri.example/ru/bazi/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11?name=canary',
      'script-sample': 'canary',
    }),
    { directive: 'script-src-elem', blocked: 'https://evil.example', route: '/bazi/:uuid' },
  ],
  [
    byReportingApi({
      effectiveDirective: 'img-src',
      blockedURL: 'data',
      documentURL: 'https://zeri.example/2026/11',
      sample: 'canary',
    }),
    { directive: 'img-src', blocked: 'data:', route: '/:year/:month' },
  ],
  [
    bySetting({
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'inline',
      'document-uri': 'about',
    }),
    { directive: 'script-src', blocked: 'inline', route: 'other' },
  ],
  [
    bySetting({
      'effective-directive': 'canary-src',
      'blocked-uri': 'chrome-extension://canarycanary/x.js',
      'document-uri': 'https://zeri.example/canary/x',
    }),
    { directive: 'other', blocked: 'chrome-extension:', route: 'other' },
  ],
  [
    bySetting({ 'blocked-uri': 'a canary {"x":1}\n', 'document-uri': 'https://evil.example/about' }),
    { directive: 'other', blocked: 'other', route: '/about' },
  ],
])('%j is read as %j, without query, path, sample or browser', (report, expected) => {
  expect(readViolations(report)).toEqual([expected])
})

test('of one request at most ten violations are read, and other kinds of report are passed over', () => {
  const [one] = byReportingApi({ effectiveDirective: 'img-src' })
  expect(readViolations(Array.from({ length: 50 }, () => one))).toHaveLength(10)
  expect(readViolations([{ type: 'deprecation', body: { id: 'x' } }])).toEqual([])
})

let app: FastifyInstance
let now: number
const lines: string[] = []
const metrics = createMetrics()
beforeEach(() => {
  now = Date.UTC(2026, 10, 15)
  lines.length = 0
  metrics.cspReports.reset()
  app = Fastify({ trustProxy: true })
  const log = createLog('debug', { write: (line) => lines.push(line) })
  handleErrors(app, log)
  registerCspReports(app, { clock: { now: () => now }, log, metrics })
})

const REPORT = JSON.stringify(bySetting({ 'effective-directive': 'img-src', 'blocked-uri': 'data' }))
const send = async (payload = REPORT, address = '203.0.113.7', type = 'application/csp-report') => {
  const headers = { 'content-type': type, 'x-forwarded-for': address }
  return app.inject({ method: 'POST', url: CSP_REPORT_PATH, payload, headers })
}
const countAll = async () =>
  (await metrics.cspReports.get()).values.reduce((sum, { value }) => sum + value, 0)

test.each(['application/csp-report', 'application/reports+json', 'application/json'])(
  'a report as %s is counted and logged in four fields',
  async (type) => {
    expect((await send(REPORT, '203.0.113.7', type)).statusCode).toBe(204)
    expect(await countAll()).toBe(1)
    const { level, time, msg, ...fields } = JSON.parse(lines[0] ?? '')
    expect([typeof level, typeof time, typeof msg]).toEqual(['number', 'number', 'string'])
    expect(fields).toEqual({ event: 'csp-violation', code: 'img-src', blocked: 'data:', route: 'other' })
  },
)

test.each([
  ['text', 'application/csp-report', 400],
  ['{}', 'application/csp-report', 400],
  ['[1]', 'application/reports+json', 400],
  ['{"csp-report":{"blocked-uri":5}}', 'application/csp-report', 400],
  ['', 'application/csp-report', 400],
  [REPORT, 'text/plain', 415],
  [JSON.stringify(bySetting({ 'blocked-uri': 'x'.repeat(9_000) })), 'application/csp-report', 413],
])('%s as %s is refused with %i and not counted', async (payload, type, status) => {
  expect((await send(payload, '203.0.113.7', type)).statusCode).toBe(status)
  expect([await countAll(), lines]).toEqual([0, []])
})

test('a network sends five a minute, whatever its addresses; the sixth is refused with a time to wait', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await send(REPORT, `2001:db8::${i}`)).statusCode)
  expect(statuses).toEqual([...Array(5).fill(204), 429])
  now += 10_000
  expect((await send(REPORT, '2001:db8::1')).headers['retry-after']).toBe('50')
  now += 50_000
  expect((await send(REPORT, '2001:db8::1')).statusCode).toBe(204)
})

test('a flood from a thousand networks makes sixty lines a minute and no more', async () => {
  for (let i = 0; i < 1_000; i++) await send(REPORT, `198.51.${i >> 8}.${i & 255}`)
  expect([lines.length, await countAll()]).toEqual([60, 60])
})

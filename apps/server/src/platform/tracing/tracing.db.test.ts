import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import * as z from 'zod'
import { parseConfig } from '../../config.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDatabase } from '../db/database.ts'
import { traceRequests } from '../http/trace-requests.ts'
import { createEnqueue, createWorker, installJobs } from '../jobs/engine.ts'
import { defineJob, handleJob } from '../jobs/job.ts'
import { createLog } from '../log.ts'
import { createTracing, type Tracing } from './tracing.ts'

const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
])
const attributes = z.array(z.strictObject({ key: z.string(), value }))
const nanoseconds = z.string().regex(/^\d{19}$/)
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.strictObject({ code: z.literal(2) }).optional(),
})
const exportBody = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span).min(1) }),
      ),
    }),
  ),
})
type Span = z.output<typeof span>

const mail = defineJob({ name: 'test.mail', schema: z.strictObject({ to: z.string() }) })
const config = { ...parseConfig({}), tracesShare: 1 }
const log = createLog('silent')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  await installJobs({ url: database.url, schema: database.jobSchema, jobs: [mail], planners: [] })
})
afterAll(() => database.close())

/** Stands in for a collector; refuses what is not OTLP. */
async function openCollector() {
  const bodies: string[] = []
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    const parsed = exportBody.safeParse(JSON.parse(text))
    bodies.push(text)
    if (request.url !== '/v1/traces' || !parsed.success) return response.writeHead(400).end()
    spans.push(...parsed.data.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    return response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // true: it listens on a port
  return { url: `http://127.0.0.1:${port}`, bodies, spans, close: () => server.close() }
}

function openSite(tracing: Tracing) {
  const { schema, jobSchema, url } = database
  const db = openDatabase({ url, poolSize: 2, schema, onQuery: tracing.onQuery })
  const enqueue = createEnqueue({ schema: jobSchema, tracer: tracing.tracer })
  const app = Fastify()
  traceRequests(app, tracing.tracer)
  app.post<{ Body: { to: string } }>('/letters/:id', async ({ body }) => {
    await db.transaction().execute(async (trx) => {
      await sql`select ${body.to}::text as written`.execute(trx)
      await enqueue(trx, mail, { to: body.to })
    })
    return 'sent'
  })
  app.get('/broken', async () => {
    throw new Error('secret@example.org is at fault')
  })
  return { app, db }
}

function startWorker(tracing: Tracing, received: unknown[]) {
  const { schema, jobSchema, url } = database
  const db = openDatabase({ url, poolSize: 2, schema, onQuery: tracing.onQuery })
  const worker = createWorker({
    url,
    db,
    clock: { now: () => Date.now() },
    log,
    handled: [
      handleJob(mail, async (data) => {
        await sql`select ${data.to}::text as posted`.execute(db)
        received.push(data)
      }),
    ],
    planners: [],
    enqueue: createEnqueue({ schema: jobSchema }),
    count: () => {},
    onLost: () => {},
    schema: jobSchema,
    pollSeconds: 0.5,
    tracer: tracing.tracer,
  })
  return { worker, db }
}

/** Sends the body later: it arrives in an event of the connection, outside the async context of the request. */
async function postSlowly(url: string, body: object): Promise<number | undefined> {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': text.length }
  const request = ask(url, { method: 'POST', headers })
  request.flushHeaders()
  await new Promise((resolve) => setTimeout(resolve, 100))
  request.end(text)
  const [response] = await once(request, 'response')
  await response.toArray()
  return response.statusCode
}

const traced = (url: string, service: string): Tracing => {
  const tracing = createTracing({ ...config, tracesUrl: url }, { service, log })
  if (!tracing) throw new Error('tracing is off')
  return tracing
}

test('a request, its statements, the job it enqueues and the statements of the job are one trace', async () => {
  const collector = await openCollector()
  const [server, work] = [traced(collector.url, 'zeri-server'), traced(collector.url, 'zeri-worker')]
  const site = openSite(server)
  const received: unknown[] = []
  const { worker, db } = startWorker(work, received)
  await worker.start()
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
  expect(await postSlowly(`${address}/letters/7?token=secret`, { to: 'secret@example.org' })).toBe(200)
  await vi.waitFor(() => expect(received).toEqual([{ to: 'secret@example.org' }]), { timeout: 20_000 })
  await worker.stop()
  await site.app.close()
  await Promise.all([server.flush(), work.flush(), site.db.destroy(), db.destroy()])
  collector.close()

  const find = (name: string, text = '') =>
    collector.spans.find(
      (one) => one.name === name && (text === '' || JSON.stringify(one.attributes).includes(text)),
    )
  const request = find('POST /letters/:id')
  const job = find('job test.mail')
  expect(request).toMatchObject({ kind: 2 })
  expect(request?.parentSpanId).toBeUndefined()
  expect(find('select', 'as written')).toMatchObject({ kind: 3, parentSpanId: request?.spanId })
  expect(job).toMatchObject({ kind: 5, parentSpanId: request?.spanId, traceId: request?.traceId })
  expect(find('select', 'as posted')).toMatchObject({ parentSpanId: job?.spanId, traceId: request?.traceId })
  expect(find('select', 'as posted')?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: 'select $1::text as posted' },
  })
  expect(collector.bodies.join()).not.toContain('secret')
})

test('a response 500 is traced whatever the share, without the message of its error', async () => {
  const collector = await openCollector()
  const tracing = createTracing({ tracesUrl: collector.url, tracesShare: 0 }, { service: 'zeri-server', log })
  if (!tracing) throw new Error('tracing is off')
  const { app, db } = openSite(tracing)
  await app.inject('/broken')
  await tracing.flush()
  await app.close()
  await db.destroy()
  collector.close()
  expect(collector.spans).toMatchObject([{ name: 'GET /broken', status: { code: 2 } }])
  expect(collector.bodies.join()).not.toContain('secret')
})

test('an unavailable collector costs a line in the log and nothing else', async () => {
  const lines: string[] = []
  const noted = createLog('warn', { write: (line) => lines.push(line) })
  const tracing = createTracing(
    { tracesUrl: 'http://127.0.0.1:9', tracesShare: 1 },
    { service: 'zeri-server', log: noted },
  )
  tracing?.tracer.begin({ name: 'GET /days', kind: 'server' }).end()
  await tracing?.flush()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'traces were lost', count: 1 })
})

test('without a collector nothing is traced', () => {
  expect(createTracing(parseConfig({}), { service: 'zeri-server', log })).toBeUndefined()
})

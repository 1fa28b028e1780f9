import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { prepareShutdown } from './graceful-shutdown.ts'
import { observeRequests } from './observe.ts'

type Site = {
  app: FastifyInstance
  url: string
  drain: () => void
  shutDown: () => Promise<void>
  pageBegun: Promise<void>
}

/** A site whose page calls an operation after a while, as pages do. */
async function openSite(): Promise<Site> {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  let isDraining = false
  const running = observeRequests(app, createMetrics(), createLog('silent'))
  const shutDown = prepareShutdown(app, {
    running,
    isDraining: () => isDraining,
    isProxied: ({ headers }) => headers['x-forwarded-for'] !== undefined,
  })
  const drain = () => {
    isDraining = true
  }
  const begun = Promise.withResolvers<void>()
  app.get('/operation', async () => 'fact')
  app.post('/form', async () => 'taken')
  app.get('/page', async () => {
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return (await app.inject('/operation')).payload
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, drain, shutDown, pageBegun: begun.promise, url }
}

async function ask(url: string, agent: Agent): Promise<{ status: number | undefined; connection: unknown }> {
  const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  await response?.resume().toArray()
  return { status: response?.statusCode, connection: response?.headers.connection }
}

test('a page that is being rendered when the process shuts down is finished', async () => {
  const { app, url, shutDown, pageBegun } = await openSite()
  const response = ask(`${url}/page`, new Agent())
  await pageBegun
  await shutDown()
  await app.close()
  expect((await response).status).toBe(200)
})

test('without a graceful shutdown the same page fails', async () => {
  const { app, url, pageBegun } = await openSite()
  const response = ask(`${url}/page`, new Agent())
  await pageBegun
  await app.close()
  expect((await response).status).toBe(500)
})

test('a draining process sends GET requests of a proxy to another server, and handles forms and direct requests', async () => {
  const { app, drain } = await openSite()
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await app.inject({ url: '/operation', headers })).statusCode).toBe(200)
  drain()
  expect((await app.inject({ url: '/operation', headers })).statusCode).toBe(502)
  expect((await app.inject({ url: '/form', method: 'POST', headers })).statusCode).toBe(200)
  expect((await app.inject({ url: '/operation' })).statusCode).toBe(200)
  await app.close()
})

test('the listener stays open while requests keep coming, and closes when they cease', async () => {
  const { app, url, drain, shutDown } = await openSite()
  drain()
  await ask(`${url}/operation`, new Agent())
  const stopped = shutDown()
  expect((await ask(`${url}/operation`, new Agent())).status).toBe(200)
  await expect.poll(() => app.server.listening).toBe(false)
  await stopped
  await app.close()
})

test('new connections are refused and an open one gets one more response', async () => {
  const { app, url, shutDown } = await openSite()
  const keepAlive = new Agent({ keepAlive: true })
  await ask(`${url}/operation`, keepAlive)
  const stopped = shutDown()
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(ask(`${url}/operation`, new Agent())).rejects.toThrow('ECONNREFUSED')
  expect(await ask(`${url}/operation`, keepAlive)).toEqual({ status: 200, connection: 'close' })
  await stopped
  await app.close()
})

/** Whether the kernel holds an unread request. Called synchronously, so that the server cannot read it meanwhile. */
function isFormWaiting(port: number): boolean {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')} `
  const established = / 01 [0-9A-F]{8}:(?!0{8})/
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .some((line) => line.slice(0, 20).includes(local) && established.test(line))
}

test('a form that arrived while the process was busy is handled before the listener closes', async () => {
  const { app, url, shutDown } = await openSite()
  app.server.keepAliveTimeout = 1
  const visitor = fork(
    '-e',
    [
      `process.once('message', () => fetch('${url}/form', { method: 'POST' }).then(({ status }) => process.send(status), (error) => process.send(String(error.cause)))); process.send('here')`,
    ],
    { execArgv: [] },
  )
  await once(visitor, 'message')
  visitor.send('go')
  const deadline = performance.now() + 10_000
  while (!isFormWaiting(Number(new URL(url).port)) && performance.now() < deadline);
  const [[outcome]] = await Promise.all([once(visitor, 'message'), shutDown()])
  visitor.kill()
  await app.close()
  expect(outcome).toBe(200)
})

test('a client that disconnected early is not waited for', async () => {
  const { app, url, shutDown, pageBegun } = await openSite()
  const gone = get(`${url}/page`, { agent: new Agent() })
  gone.on('error', () => {})
  await pageBegun
  gone.destroy()
  const from = performance.now()
  await shutDown()
  await app.close()
  expect(performance.now() - from).toBeLessThan(3_000)
})

import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { observeRequests } from './observe.ts'
import { prepareToRetire } from './retire.ts'

type Site = { app: FastifyInstance; url: string; retire: () => Promise<void>; pageBegun: Promise<void> }

/** A site whose page asks an operation of its own after a while, as pages do. */
async function openSite(): Promise<Site> {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const running = observeRequests(app, createMetrics(), createLog('silent'))
  const retire = prepareToRetire(app, running)
  const begun = Promise.withResolvers<void>()
  app.get('/operation', async () => 'fact')
  app.get('/page', async () => {
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return (await app.inject('/operation')).payload
  })
  return { app, retire, pageBegun: begun.promise, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function ask(url: string, agent: Agent): Promise<{ status: number | undefined; connection: unknown }> {
  const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response')
  await response?.resume().toArray()
  return { status: response?.statusCode, connection: response?.headers.connection }
}

test('a page that is being made when the process retires is finished', async () => {
  const { app, url, retire, pageBegun } = await openSite()
  const asked = ask(`${url}/page`, new Agent())
  await pageBegun
  await retire()
  await app.close()
  expect((await asked).status).toBe(200)
})

test('without retiring first the same page fails', async () => {
  const { app, url, pageBegun } = await openSite()
  const asked = ask(`${url}/page`, new Agent())
  await pageBegun
  await app.close()
  expect((await asked).status).toBe(500)
})

test('new connections are refused and a kept one is answered once more', async () => {
  const { app, url, retire } = await openSite()
  const kept = new Agent({ keepAlive: true })
  await ask(`${url}/operation`, kept)
  const retired = retire()
  await expect(ask(`${url}/operation`, new Agent())).rejects.toThrow('ECONNREFUSED')
  expect(await ask(`${url}/operation`, kept)).toEqual({ status: 200, connection: 'close' })
  await retired
  await app.close()
})

test('a visitor who left early is not waited for', async () => {
  const { app, url, retire, pageBegun } = await openSite()
  const gone = get(`${url}/page`, { agent: new Agent() })
  gone.on('error', () => {})
  await pageBegun
  gone.destroy()
  const from = performance.now()
  await retire()
  await app.close()
  expect(performance.now() - from).toBeLessThan(3_000)
})

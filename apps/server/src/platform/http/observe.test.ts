import { get } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { observeRequests } from './observe.ts'

async function openSite() {
  const lines: string[] = []
  const app = Fastify()
  const log = createLog('info', { write: (line) => lines.push(line) })
  const running = observeRequests(app, createMetrics(), log)
  const begun = Promise.withResolvers<void>()
  app.get('/charts/:uuid', async () => 'chart')
  app.get('/slow', async () => {
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'late'
  })
  return { app, lines, running, begun: begun.promise, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test('a request leaves one line with the template of its route, not its path', async () => {
  const { app, lines, url } = await openSite()
  await (await fetch(`${url}/charts/secret-uuid?token=secret`)).text()
  await app.inject('/charts/secret-uuid')
  await app.close()
  const seen = lines.map((line) => JSON.parse(line))
  expect(seen).toEqual([
    expect.objectContaining({ method: 'GET', route: '/charts/:uuid', status: 200 }),
    expect.objectContaining({ method: 'GET', route: '/charts/:uuid', status: 200 }),
  ])
  expect(lines.join()).not.toContain('secret')
})

test('a client that disconnects before the response is counted with status 499', async () => {
  const { app, lines, running, begun, url } = await openSite()
  const request = get(`${url}/slow`)
  request.on('error', () => {})
  await begun
  expect(running.count).toBe(1)
  request.destroy()
  while (running.count > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await app.close()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/slow', status: 499 })
})

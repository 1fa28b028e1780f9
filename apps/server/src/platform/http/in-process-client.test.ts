import { operation } from '@zeri/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createClients } from './in-process-client.ts'

const removeChart = operation({
  id: 'removeChart',
  summary: 'Removes a chart.',
  method: 'DELETE',
  path: '/api/charts/{uuid}',
  request: z.strictObject({ uuid: z.string() }),
  response: z.object({ ip: z.string(), authorization: z.string().nullable() }),
})

let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  app.delete('/api/charts/:uuid', async ({ ip, headers }) => ({
    ip,
    authorization: headers.authorization ?? null,
  }))
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

test.each(['in-process', 'remote'])(
  'an operation called %s sees the visitor: address and token, no body',
  async (way) => {
    const { clientFor } = createClients(app, way === 'remote' ? url : '')
    const client = clientFor({ ip: '203.0.113.7', token: 'abc' })
    const seen = await client.call(removeChart, { uuid: 'x' })
    expect(seen).toEqual({ ip: '203.0.113.7', authorization: 'Bearer abc' })
  },
)

test('a page for everyone passes no token on', async () => {
  const client = createClients(app, '').clientFor({ ip: '203.0.113.7', token: undefined })
  expect((await client.call(removeChart, { uuid: 'x' })).authorization).toBeNull()
})

test('nobody outside can pass for our own pages', async () => {
  const { isInternal } = createClients(app, '')
  const guess = { headers: { 'x-zeri-page': 'guess' } } as unknown as Parameters<typeof isInternal>[0] // true: only headers are read
  expect(isInternal(guess)).toBe(false)
})

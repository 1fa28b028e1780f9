import { setTimeout as delay } from 'node:timers/promises'
import { operation } from '@zeri/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createClients } from './in-process-client.ts'
import { createTurns } from './turns.ts'

const removeChart = operation({
  id: 'removeChart',
  summary: { en: 'Removes a chart.', ru: 'Removes a chart.' },
  method: 'DELETE',
  path: '/api/charts/{uuid}',
  request: z.strictObject({ uuid: z.string() }),
  response: z.object({ ip: z.string(), authorization: z.string().nullable() }),
})

let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  app.delete('/api/charts/:uuid', async ({ ip, headers }, reply) => {
    reply.header('set-cookie', ['a=1', 'b=2'])
    return { ip, authorization: headers.authorization ?? null }
  })
  app.post('/api/grant', async () => ({ token: 'granted' }))
  app.get('/api/who', async ({ headers: { authorization = '' } }, reply) => {
    if (authorization === 'Bearer granted') return { authorization }
    await delay(20)
    return reply.code(401).send({ code: 'auth.required', requestId: 'x' })
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

test.each(['in-process', 'remote'])(
  'an operation called %s sees the visitor: address and token, no body',
  async (way) => {
    const { clientFor } = createClients(app, way === 'remote' ? url : '', createTurns())
    const client = clientFor({ ip: '203.0.113.7', token: 'abc' })
    const seen = await client.call(removeChart, { uuid: 'x' })
    expect(seen).toEqual({ ip: '203.0.113.7', authorization: 'Bearer abc' })
  },
)

test.each(['in-process', 'remote'])('cookies set by an operation called %s are passed on', async (way) => {
  const cookies: string[] = []
  const { clientFor } = createClients(app, way === 'remote' ? url : '', createTurns())
  const onCookie = (header: string) => cookies.push(header)
  await clientFor({ ip: '203.0.113.7', token: undefined, onCookie }).call(removeChart, { uuid: 'x' })
  expect(cookies).toEqual(['a=1', 'b=2'])
})

test('a public page passes no token on', async () => {
  const client = createClients(app, '', createTurns()).clientFor({ ip: '203.0.113.7', token: undefined })
  expect((await client.call(removeChart, { uuid: 'x' })).authorization).toBeNull()
})

test('no outside request can pass for our own pages', async () => {
  const { isInternal } = createClients(app, '', createTurns())
  const guess = { headers: { 'x-zeri-page': 'guess' } } as unknown as Parameters<typeof isInternal>[0] // true: only headers are read
  expect(isInternal(guess)).toBe(false)
})

describe('a token granted to a page', () => {
  const grant = operation({
    id: 'grant',
    summary: { en: 'Grants a token.', ru: 'Grants a token.' },
    method: 'POST',
    path: '/api/grant',
    request: z.strictObject({}),
    response: z.object({ token: z.string() }),
    grantsToken: true,
  })
  const whoAmI = operation({
    id: 'whoAmI',
    summary: { en: 'Tells the token.', ru: 'Tells the token.' },
    method: 'GET',
    path: '/api/who',
    request: z.strictObject({}),
    response: z.object({ authorization: z.string() }),
  })

  function aVisit(token: string | undefined) {
    const cookies: string[] = []
    const onCookie = (header: string) => cookies.push(header)
    const client = createClients(app, '', createTurns()).clientFor({ ip: '203.0.113.7', token, onCookie })
    return { cookies, client }
  }

  test('becomes a cookie no script can read, with a hint for scripts, and is not in the response', async () => {
    const { client, cookies } = aVisit(undefined)
    expect(await client.call(grant, {})).toEqual({ token: '' })
    expect(cookies).toEqual([
      '__Host-token=granted; Max-Age=25920000; Path=/; Secure; HttpOnly; SameSite=Lax',
      'person=account; Max-Age=25920000; Path=/; Secure; SameSite=Lax',
    ])
  })

  test('is sent with the calls after it', async () => {
    const { client } = aVisit('old')
    await client.call(grant, {})
    expect(await client.call(whoAmI, {})).toEqual({ authorization: 'Bearer granted' })
  })

  test('the cookie of an expired token is deleted, but not one granted meanwhile', async () => {
    const { client, cookies } = aVisit('dead')
    const late = client.call(whoAmI, {})
    await expect(late).rejects.toMatchObject({ code: 'auth.required' })
    expect(cookies).toEqual([
      '__Host-token=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax',
      'person=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ])

    const other = aVisit('dead')
    const [refused] = await Promise.allSettled([other.client.call(whoAmI, {}), other.client.call(grant, {})])
    expect(refused.status).toBe('rejected')
    expect(other.cookies.filter((cookie) => cookie.includes('=; Max-Age=0'))).toEqual([])
  })

  test('a visitor without a token has none to lose', async () => {
    const { client, cookies } = aVisit(undefined)
    await expect(client.call(whoAmI, {})).rejects.toMatchObject({ code: 'auth.required' })
    expect(cookies).toEqual([])
  })
})

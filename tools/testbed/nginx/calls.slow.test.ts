import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorBody } from '@zeri/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../free-port.ts'
import { type Nginx, startNginx } from './nginx.ts'

/** A server that says how a request reached it; its public responses may be cached. */
const server = createServer(({ url, method, headers }, response) => {
  const isPublic = method === 'GET' && !headers.authorization
  response.setHeader('cache-control', isPublic ? 'public, max-age=60' : 'private, no-store')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ url, method, authorization: headers.authorization ?? null }))
})
let nginx: Nginx
let broken: Nginx
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // true: it listens on a port
  const editSite = (site: string) => site.replaceAll(/burst=\d+ nodelay/g, 'burst=1 nodelay')
  nginx = await startNginx({ servers: [port] })
  broken = await startNginx({ servers: [await findFreePort()], editSite })
})
afterAll(async () => {
  await nginx.stop()
  await broken.stop()
  server.close()
})

test('a call of version 1 is cached with its whole query, as that of the older path is', async () => {
  for (const path of ['/calendar/days?from=1&to=2', '/v1/days?from=1&to=2']) {
    const statuses = []
    for (let i = 0; i < 2; i++) {
      const response = await fetch(nginx.url + path)
      statuses.push(response.headers.get('x-cache-status'))
      expect((await response.json()).url).toBe(path)
    }
    expect(statuses).toEqual(['MISS', 'HIT'])
  }
})

test('a call with a key reaches a server each time, and so do a POST and a preflight', async () => {
  const authorization = 'Bearer zeri_key'
  const inits = [{ headers: { authorization } }, { method: 'POST' }, { method: 'OPTIONS' }]
  const calls = ['/v1/days', '/calendar/days'].flatMap((path) => inits.map((init) => ({ path, init })))
  for (const { path, init } of calls) {
    const response = await fetch(`${nginx.url}${path}?from=1&to=2`, init)
    expect(response.headers.get('x-cache-status')).toBe('BYPASS')
    const { authorization: received } = await response.json()
    expect(received).toBe(init.headers?.authorization ?? null)
  }
})

test('programs get a problem where people get a page: no server responds, or too many requests', async () => {
  const seen = new Set<number>()
  for (const path of ['/v1/days', '/calendar/days', '/api/user', '/v1/', '/'])
    for (let i = 0; i < 4; i++) {
      const response = await fetch(broken.url + path)
      seen.add(response.status)
      const type = String(response.headers.get('content-type'))
      if (path === '/') expect(type).toContain('text/html')
      else {
        expect(type).toBe('application/problem+json; charset=utf-8')
        expect(errorBody.parse(await response.json()).status).toBe(response.status)
      }
      const readableBy = /^\/(?:v1|calendar)\//.test(path) ? '*' : null
      expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, readableBy])
    }
  expect([...seen].sort()).toEqual([429, 503])
})

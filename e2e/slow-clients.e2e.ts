import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'

const SOCKETS = 500
const PATIENCE_MS = 12_000

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** Opens sockets that send part of a request and then nothing. */
async function openHalf(start: string): Promise<{ socket: Socket; response: () => string }[]> {
  return Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = connect(site.port, '127.0.0.1')
      let response = ''
      socket.on('data', (chunk) => {
        response += chunk
      })
      socket.on('error', () => {})
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(start)
      return { socket, response: () => response }
    }),
  )
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'body',
    'POST /locale HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc',
  ],
])(`${SOCKETS} clients that never finish their %s are all disconnected`, async (_part, start) => {
  const clients = await openHalf(start)
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && clients.some(({ socket }) => !socket.closed)) await delay(100)
  const open = clients.filter(({ socket }) => !socket.closed)
  for (const { socket } of clients) socket.destroy()
  expect(open.length).toBe(0)
  expect(clients.filter(({ response }) => response().startsWith('HTTP/1.1 408')).length).toBe(SOCKETS)
  expect((await fetch(`${site.url}/live`)).status).toBe(200)
})

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../testbed/free-port.ts'
import { type Link, openLink } from './link.ts'

const echo = createServer((socket) => {
  socket.on('error', () => {})
  socket.pipe(socket)
})
let link: Link
beforeAll(async () => {
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const address = echo.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  link = await openLink(address.port)
})
afterAll(async () => {
  await link.close()
  echo.close()
})

async function open(): Promise<Socket> {
  const socket = connect(link.port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function echoMs(socket: Socket): Promise<number> {
  const startedAt = performance.now()
  socket.write('a')
  await once(socket, 'data')
  return performance.now() - startedAt
}

test('a round trip takes as long as it is set to, also after it is shortened', async () => {
  const socket = await open()
  link.setRoundTrip(200)
  expect(await echoMs(socket)).toBeGreaterThan(190)
  link.setRoundTrip(0)
  expect(await echoMs(socket)).toBeLessThan(190)
  socket.destroy()
})

test('a cut ends every connection, and the next one works', async () => {
  const socket = await open()
  await echoMs(socket)
  const closed = once(socket, 'close')
  expect(link.cut()).toBe(1)
  await closed
  const next = await open()
  expect(await echoMs(next)).toBeGreaterThan(0)
  next.destroy()
})

test('a held link passes nothing, and everything after its release', async () => {
  const socket = await open()
  await echoMs(socket)
  link.setHeld(true)
  const echoed = echoMs(socket)
  const first = await Promise.race([echoed, new Promise((resolve) => setTimeout(resolve, 150, 'nothing'))])
  expect(first).toBe('nothing')
  link.setHeld(false)
  expect(await echoed).toBeGreaterThan(100)
  socket.destroy()
})

/** A server that sends its name to every client. */
async function aServer(name: string): Promise<number> {
  const port = await findFreePort()
  const server = createServer((socket) => socket.on('error', () => {}).write(name)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return port
}

async function readName(port: number) {
  const socket = connect(port, '127.0.0.1')
  const [name] = await once(socket, 'data')
  return { name: String(name), closed: once(socket, 'close') }
}

test('turning cuts the open connections and leads new ones to the other server', async () => {
  const [a, b] = [await aServer('a'), await aServer('b')]
  const link = await openLink(a)
  const before = await readName(link.port)
  link.turnTo(b)
  await before.closed
  const after = await readName(link.port)
  expect([before.name, after.name]).toEqual(['a', 'b'])
  await link.close()
})

test('without a server the connection closes at once', async () => {
  const link = await openLink(await findFreePort())
  const socket = connect(link.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'close')
  await link.close()
  expect(socket.destroyed).toBe(true)
})

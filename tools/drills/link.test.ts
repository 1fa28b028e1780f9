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

test('a round trip takes as long as it is told, and no longer once it is short again', async () => {
  const socket = await open()
  link.setRoundTrip(200)
  expect(await echoMs(socket)).toBeGreaterThan(190)
  link.setRoundTrip(0)
  expect(await echoMs(socket)).toBeLessThan(190)
  socket.destroy()
})

test('a cut ends every connection, and the next works', async () => {
  const socket = await open()
  await echoMs(socket)
  const closed = once(socket, 'close')
  expect(link.cut()).toBe(1)
  await closed
  const next = await open()
  expect(await echoMs(next)).toBeGreaterThan(0)
  next.destroy()
})

test('nothing passes a link that is held, and all of it when it is let go', async () => {
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

/** A machine that says its name to whoever comes. */
async function aMachine(name: string): Promise<number> {
  const port = await findFreePort()
  const server = createServer((socket) => socket.on('error', () => {}).write(name)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return port
}

async function ask(port: number) {
  const socket = connect(port, '127.0.0.1')
  const [name] = await once(socket, 'data')
  return { name: String(name), closed: once(socket, 'close') }
}

test('whoever is connected is cut, whoever comes is led to the other machine', async () => {
  const [a, b] = [await aMachine('a'), await aMachine('b')]
  const door = await openLink(a)
  const before = await ask(door.port)
  door.turnTo(b)
  await before.closed
  const after = await ask(door.port)
  expect([before.name, after.name]).toEqual(['a', 'b'])
  await door.close()
})

test('a machine that is away closes the connection at once', async () => {
  const door = await openLink(await findFreePort())
  const socket = connect(door.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'close')
  await door.close()
  expect(socket.destroyed).toBe(true)
})

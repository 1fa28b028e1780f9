import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { watchConnection } from './watch-connection.ts'

/** Sends requests over one connection of a server that answers `answered` of them and then closes it; tells of each failure. */
async function sendOverOne(count: number, answered: number): Promise<boolean[]> {
  let served = 0
  const server = createServer((incoming, response) => {
    served += 1
    if (served > answered) incoming.socket.destroy()
    else response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // true: it listens on a port
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failures: boolean[] = []
  const send = () =>
    new Promise<void>((resolve) => {
      const outgoing = request({ agent, port, host: '127.0.0.1' })
      const isClosedEarly = watchConnection(outgoing)
      outgoing.once('error', (error) => {
        failures.push(isClosedEarly(error))
        resolve()
      })
      outgoing.once('response', (response) => response.resume().once('close', resolve))
      outgoing.end()
    })
  await Promise.all(Array.from({ length: count }, send))
  agent.destroy()
  server.close()
  return failures
}

test('a request that waited for a connection and lost it can be sent again', async () => {
  expect(await sendOverOne(2, 1)).toEqual([true])
})

test('the first request of a connection that is closed has failed', async () => {
  expect(await sendOverOne(1, 0)).toEqual([false])
})

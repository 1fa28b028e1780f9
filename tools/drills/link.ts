import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy to a local server that can delay, hold, cut or redirect its connections. */
export type Link = {
  readonly port: number
  /** Half of it delays each direction. */
  setRoundTrip(ms: number): void
  /** Holds all data until its release; connections stay open. */
  setHeld(isHeld: boolean): void
  /** Ends every connection at once; returns how many. */
  cut(): number
  /** Cuts the open connections; new ones lead to the other port. */
  turnTo(port: number): void
  close(): Promise<void>
}

export async function openLink(firstPort: number): Promise<Link> {
  let targetPort = firstPort
  const sockets = new Set<Socket>()
  let delayMs = 0
  let isHeld = false

  /** Data keeps its order, also after the delay was shortened. */
  function carry(from: Socket, to: Socket): void {
    let freeAtMs = 0
    sockets.add(from)
    from.setNoDelay(true)
    if (isHeld) from.pause()
    from.on('data', (chunk) => {
      const nowMs = performance.now()
      freeAtMs = Math.max(freeAtMs, nowMs + delayMs)
      if (freeAtMs === nowMs) to.write(chunk)
      else setTimeout(() => to.writable && to.write(chunk), freeAtMs - nowMs)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1')
    carry(client, target)
    carry(target, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the link has no port')

  const cut = () => {
    const count = sockets.size / 2
    for (const socket of sockets) socket.destroy()
    return count
  }
  return {
    port: address.port,
    setRoundTrip(ms) {
      delayMs = ms / 2
    },
    setHeld(held) {
      isHeld = held
      for (const socket of sockets) held ? socket.pause() : socket.resume()
    },
    cut,
    turnTo(port) {
      targetPort = port
      cut()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

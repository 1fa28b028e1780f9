import { Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Running } from './observe.ts'

/** Kept connections on which nothing comes for so long are not about to be used. */
const LINGER_MS = 3_000
const PATIENCE_MS = 20_000

/**
 * Prepares the end of a process that others still send requests to: before any route is registered. Call what comes
 * back to begin it. New connections are refused, which a proxy answers by asking another server, even for a POST. What
 * arrives on kept connections is answered, each time as the last on its connection. Only then may Fastify close: from
 * there on pages cannot reach the operations they are made of.
 */
export function prepareToRetire(app: FastifyInstance, running: Running): () => Promise<void> {
  let isRetiring = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (isRetiring) reply.raw.shouldKeepAlive = false
    done()
  })

  return async () => {
    isRetiring = true
    // Of `node:net`: the one of `node:http` also cuts kept connections, with requests that are on their way.
    Server.prototype.close.call(app.server)
    const from = Date.now()
    const elapsedMs = () => Date.now() - from
    while (elapsedMs() < LINGER_MS && (await countConnections(app.server)) > 0) await delay(20)
    while (elapsedMs() < PATIENCE_MS && running.count > 0) await delay(20)
  }
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections).call(server)
}

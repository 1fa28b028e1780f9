import { Server } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Running } from './observe.ts'

/** Longer than a proxy keeps a connection it does not use: it hangs up first, so nothing is lost on the way. */
export const LINGER_MS = 4_000
const PATIENCE_MS = 20_000
/** Nobody has asked for this long: the proxy looks away, and its next try is not due yet. */
const SILENCE_MS = 300
const MAX_SILENCE_WAIT_MS = 3_000
/** A turn of the event loop this short has just let in everyone who was waiting at the door. */
const QUIET_TURN_MS = 1
const MAX_TURNS = 1_000
/** No other answer of ours has this status, so a proxy may take it as the word to ask another server. */
const ASK_ANOTHER = 502

type ShutdownOptions = {
  readonly running: Running
  /** Whether the process has been told to stop. */
  isDraining(): boolean
  /** Whether a proxy sent this request, which can send it to another server as well. */
  isProxied(request: FastifyRequest): boolean
}

/**
 * Prepares the end of a process that others still send requests to: before any route is registered. From the moment it
 * drains, readers are sent to another server by the proxy, which soon looks away of its own accord; forms are answered,
 * as they are never sent twice. Call what comes back to close the door once nobody comes. New connections are then
 * refused, which a proxy answers by asking another server, even for a POST. What arrives on kept connections is answered,
 * each time as the last on its connection. Only then may Fastify close: from there on pages cannot reach the operations
 * they are made of.
 */
export function prepareShutdown(app: FastifyInstance, retirement: ShutdownOptions): () => Promise<void> {
  const { running, isDraining, isProxied } = retirement
  let isRetiring = false
  let lastAskedAt = 0
  app.addHook('onRequest', (request, reply, done) => {
    lastAskedAt = Date.now()
    const isLeaving = isDraining()
    if (isRetiring || isLeaving) reply.raw.shouldKeepAlive = false
    if (isLeaving && isReader(request) && isProxied(request)) {
      reply.code(ASK_ANOTHER).header('cache-control', 'no-store').send()
      return
    }
    done()
  })

  return async () => {
    isRetiring = true
    const from = Date.now()
    const elapsedMs = () => Date.now() - from
    while (elapsedMs() < MAX_SILENCE_WAIT_MS && Date.now() - lastAskedAt < SILENCE_MS) await delay(20)
    await waitForQuietTurn()
    // Of `node:net`: the one of `node:http` also cuts kept connections, with requests that are on their way.
    Server.prototype.close.call(app.server)
    const closedMs = elapsedMs()
    while (elapsedMs() < closedMs + LINGER_MS && (await countConnections(app.server)) > 0) await delay(20)
    while (elapsedMs() < PATIENCE_MS && running.count > 0) await delay(20)
  }
}

function isReader({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Connections the kernel has taken but nobody has accepted are cut, with a form already in them, when the door closes. */
async function waitForQuietTurn(): Promise<void> {
  await nextTurn() // the rest of this turn, in which nobody is let in
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const from = performance.now()
    await nextTurn()
    if (performance.now() - from < QUIET_TURN_MS) return
  }
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections).call(server)
}

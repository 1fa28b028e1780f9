import { Server } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Running } from './observe.ts'

/** Longer than a proxy holds an idle connection: the proxy closes it first, so no request is lost on the way. */
export const LINGER_MS = 4_000
const PATIENCE_MS = 20_000
/** No request for this long: the proxy has marked this server as down, and its next attempt is not due yet. */
const SILENCE_MS = 300
const MAX_SILENCE_WAIT_MS = 3_000
/** After a turn of the event loop this short, every connection that waited has been accepted. */
const QUIET_TURN_MS = 1
const MAX_TURNS = 1_000
/** No other response of ours has this status, so the proxy treats it as a request to try another server. */
const TRY_ANOTHER_SERVER = 502

type ShutdownOptions = {
  readonly running: Running
  /** Whether the process has received the signal to stop. */
  isDraining(): boolean
  /** Whether a proxy sent this request and can send it to another server. */
  isProxied(request: FastifyRequest): boolean
}

/**
 * Prepares a process to stop without losing a request. Call it before any route is registered.
 *
 * While the process drains, GET requests of the proxy are refused with a status that makes it try another server; the
 * proxy soon stops sending them. Forms are handled, because a proxy never sends a POST twice.
 *
 * Call the returned function to stop listening once requests have ceased. The proxy then tries another server for every
 * new connection, even for a POST. Requests on open connections are handled, each as the last of its connection.
 * Fastify may close only afterwards: once it closes, pages cannot call the operations they are built from.
 */
export function prepareShutdown(app: FastifyInstance, options: ShutdownOptions): () => Promise<void> {
  const { running, isDraining, isProxied } = options
  let isShuttingDown = false
  let lastRequestAt = 0
  app.addHook('onRequest', (request, reply, done) => {
    lastRequestAt = Date.now()
    const isStopping = isDraining()
    if (isShuttingDown || isStopping) reply.raw.shouldKeepAlive = false
    if (isStopping && isReader(request) && isProxied(request)) {
      reply.code(TRY_ANOTHER_SERVER).header('cache-control', 'no-store').send()
      return
    }
    done()
  })

  return async () => {
    isShuttingDown = true
    const from = Date.now()
    const elapsedMs = () => Date.now() - from
    while (elapsedMs() < MAX_SILENCE_WAIT_MS && Date.now() - lastRequestAt < SILENCE_MS) await delay(20)
    await waitForQuietTurn()
    // `close` of `node:net`: that of `node:http` also cuts idle connections, which may carry a request on its way.
    Server.prototype.close.call(app.server)
    const closedMs = elapsedMs()
    while (elapsedMs() < closedMs + LINGER_MS && (await countConnections(app.server)) > 0) await delay(20)
    while (elapsedMs() < PATIENCE_MS && running.count > 0) await delay(20)
  }
}

function isReader({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Closing the listener would cut connections in the kernel's accept queue, even those that already carry a form. */
async function waitForQuietTurn(): Promise<void> {
  await nextTurn() // the rest of this turn, which accepts no connection
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const from = performance.now()
    await nextTurn()
    if (performance.now() - from < QUIET_TURN_MS) return
  }
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections).call(server)
}

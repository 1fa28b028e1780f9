import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { refuseUnparsedRequest, refuseUnreadableUrl } from './platform/http/errors.ts'

/** Slow clients lose their connection: headers within five seconds, the whole request within eight. */
const TIMEOUTS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 }
const REQUEST_TIMEOUT_MS = 8_000
const KEEP_ALIVE_MS = 72_000
/** A client that reads nothing of its response for so long is gone. */
const SILENCE_MS = 20_000
const MAX_BODY_BYTES = 65_536
const MAX_PARAM_LENGTH = 512

/** Fastify with the limits of the site and no route yet. */
export function createHttpServer({ proxyHops }: { readonly proxyHops: number }): FastifyInstance {
  return Fastify({
    // Code that logs receives our own log; Fastify would create a child logger for every request.
    logger: false,
    genReqId: createRequestIds(randomUUID().slice(0, 8)),
    trustProxy: proxyHops > 0 && ((_address, hop) => hop < proxyHops),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    frameworkErrors: refuseUnreadableUrl,
    clientErrorHandler: refuseUnparsedRequest,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    http: TIMEOUTS,
  })
}

/** Request ids count up; the prefix distinguishes the processes. */
function createRequestIds(prefix: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}

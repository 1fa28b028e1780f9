import { randomUUID } from 'node:crypto'
import { operations } from '@zeri/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { calendarRoutes } from './features/calendar/index.ts'
import { developersRoutes } from './features/developers/index.ts'
import { defaultPlace } from './features/places/index.ts'
import { hasPendingMigrations, pingDatabase } from './platform/db/database.ts'
import { createAnswerCache } from './platform/http/answer-cache.ts'
import { answerErrors, answerUnreadable } from './platform/http/errors.ts'
import { limitEveryDoor } from './platform/http/general-limit.ts'
import { registerHealth } from './platform/http/health.ts'
import { createClients } from './platform/http/in-process-client.ts'
import { observeRequests } from './platform/http/observe.ts'
import { findMismatches, registerOperations } from './platform/http/operations.ts'
import { prepareToRetire } from './platform/http/retire.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createToday } from './platform/local-day.ts'
import { createPageCache } from './platform/pages/page-cache.ts'
import { type RenderPage, registerPages } from './platform/pages/pages.ts'

/** Slow clients lose their connection: headers within five seconds, the whole request within eight. */
const TIMEOUTS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 }
const REQUEST_TIMEOUT_MS = 8_000
const KEEP_ALIVE_MS = 72_000
/** A client that takes nothing of its answer for so long is gone. */
const SILENCE_MS = 20_000
const MAX_BODY_BYTES = 65_536
const MAX_PARAM_LENGTH = 512
const ANSWER_CACHE_CHARS = 16_000_000

type AppOptions = {
  /** Attaches what serves the pages and says how one is rendered. */
  attachPages: (app: FastifyInstance) => Promise<RenderPage>
  isDraining: () => boolean
}

/** Numbers of requests, told apart from those of other processes by a word of this one. */
function createRequestIds(processWord: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${processWord}-${count.toString(36)}`
  }
}

/** The site, not listening yet, and the way to end it without losing a request. */
type Site = { readonly app: FastifyInstance; readonly retire: () => Promise<void> }

/** The whole site as one Fastify app. */
export async function buildApp(deps: Deps, { attachPages, isDraining }: AppOptions): Promise<Site> {
  const { config, clock, log, db, limits, metrics } = deps
  const routes = [...calendarRoutes(), ...developersRoutes(config.product)]
  const mismatches = findMismatches(operations, routes)
  if (mismatches.length > 0) throw new Error(`the contract and the server differ: ${mismatches.join('; ')}`)

  const app = Fastify({
    // Ours is passed to those who write; Fastify would make another for every request.
    logger: false,
    genReqId: createRequestIds(randomUUID().slice(0, 8)),
    trustProxy: config.proxyHops > 0 && ((_address, hop) => hop < config.proxyHops),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    frameworkErrors: answerUnreadable,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    http: TIMEOUTS,
  })
  const clients = createClients(app, config.apiBaseUrl)

  answerErrors(app, log)
  const retire = prepareToRetire(app, observeRequests(app, metrics, log))
  addSecurityHeaders(app)
  limitEveryDoor(app, limits, { name: 'general', perMinute: config.generalLimit }, clients.isInternal)

  registerHealth(app, {
    log,
    isDraining,
    checkReady: async () => {
      await pingDatabase(db)
      if (await hasPendingMigrations(db)) throw new Error('migrations are pending')
    },
  })
  registerOperations(app, routes, {
    limits,
    sensitive: { name: 'sensitive', perMinute: config.sensitiveLimit },
    answers: createAnswerCache(ANSWER_CACHE_CHARS, () => clock.now()),
    findSession: deps.findSession,
  })
  await registerPages(app, {
    render: await attachPages(app),
    cache: createPageCache(config.pageCacheMb * 1_000_000, () => clock.now()),
    clock,
    today: createToday(clock),
    findPlace: defaultPlace,
    clientFor: clients.clientFor,
    metrics,
    log,
    isDevelopment: !config.production,
    product: config.product,
    edition: config.edition,
    origins: config.origins,
  })
  return { app, retire }
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createHttpServer } from './http-server.ts'
import { handleErrors } from './platform/http/errors.ts'
import { limitRequests } from './platform/http/general-limit.ts'
import { prepareShutdown } from './platform/http/graceful-shutdown.ts'
import { createClients } from './platform/http/in-process-client.ts'
import { observeRequests } from './platform/http/observe.ts'
import { createResponseCache } from './platform/http/response-cache.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import type { Pages } from './platform/pages/pages-options.ts'
import { listRoutes } from './routes.ts'
import { serveFiles, serveHealth, serveOperations, servePages } from './serve.ts'
import { createServices } from './services.ts'

const RESPONSE_CACHE_BYTES = 16_000_000

type AppOptions = {
  /** Attaches what serves the pages' files, and returns the pages. */
  attachPages: (app: FastifyInstance) => Promise<Pages>
  isDraining: () => boolean
}

/** The site, not listening yet, and the way to shut it down without losing a request. */
type Site = { readonly app: FastifyInstance; readonly shutDown: () => Promise<void> }

/**
 * The whole site as one Fastify app, in three steps: the services of the features (`services.ts`), the handlers of the
 * contract's operations (`routes.ts`), and what is registered on Fastify (`serve.ts`).
 */
export async function buildApp(deps: Deps, { attachPages, isDraining }: AppOptions): Promise<Site> {
  const { config, clock } = deps
  const services = createServices(deps)
  const routes = listRoutes(deps, services)
  const responses = createResponseCache(RESPONSE_CACHE_BYTES, () => clock.now())

  const app = createHttpServer(config)
  const clients = createClients(app, config.apiBaseUrl)
  const shutDown = addRequestHooks(app, deps, { isDraining, isInternal: clients.isInternal })
  serveHealth(app, deps, isDraining)
  serveOperations(app, deps, { routes, responses })
  await serveFiles(app, deps, { services, responses })
  await servePages(app, deps, { services, pages: await attachPages(app), clients })
  return { app, shutDown }
}

type HookOptions = Pick<AppOptions, 'isDraining'> & {
  isInternal: ReturnType<typeof createClients>['isInternal']
}

/** What every request passes before its route. The order is the order of registration. */
function addRequestHooks(
  app: FastifyInstance,
  { config, limits, log, metrics, tracing }: Deps,
  { isDraining, isInternal }: HookOptions,
): Site['shutDown'] {
  handleErrors(app, log)
  const running = observeRequests(app, metrics, log)
  if (tracing) traceRequests(app, tracing.tracer)
  const shutDown = prepareShutdown(app, {
    running,
    isDraining,
    isProxied: ({ headers }) => config.proxyHops > 0 && headers['x-forwarded-for'] !== undefined,
  })
  addSecurityHeaders(app)
  limitRequests(app, limits, { name: 'general', perMinute: config.generalLimit }, isInternal)
  return shutDown
}

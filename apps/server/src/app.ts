import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createHttpServer } from './http-server.ts'
import { createCharge } from './platform/http/charge.ts'
import { handleErrors } from './platform/http/errors.ts'
import { limitRequests } from './platform/http/general-limit.ts'
import { prepareShutdown } from './platform/http/graceful-shutdown.ts'
import { createClients } from './platform/http/in-process-client.ts'
import type { Refusal } from './platform/http/limits.ts'
import { observeRequests } from './platform/http/observe.ts'
import { createResponseCache } from './platform/http/response-cache.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { refuseUnknownCalls, watchCalls } from './platform/http/unknown-calls.ts'
import type { Pages } from './platform/pages/pages-options.ts'
import { listRoutes } from './routes.ts'
import { serveFiles, serveHealth, serveOperations, servePages, serveTools } from './serve.ts'
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
  const { config, clock, turns } = deps
  const services = createServices(deps)
  const routes = listRoutes(deps, services)
  const responses = createResponseCache(RESPONSE_CACHE_BYTES, () => clock.now())

  const app = createHttpServer(config)
  turns.watch(app.server)
  const clients = createClients(app, config.apiBaseUrl, turns)
  const limited = {
    limits: deps.limits,
    isInternal: clients.isInternal,
    countRefusal: ({ rung }: Refusal) => deps.metrics.refusals.inc({ by: rung?.scope ?? 'busy' }),
  }
  const shutDown = addRequestHooks(app, deps, { isDraining, limited })
  const calls = watchCalls(app)
  serveHealth(app, deps, isDraining)
  const charge = createCharge({ ...limited, turns })
  serveOperations(app, deps, { routes, responses, charge, findInternal: clients.findInternal })
  await serveFiles(app, deps, { services, responses, charge })
  serveTools(app, deps, { charge, clients })
  refuseUnknownCalls(app, calls)
  await servePages(app, deps, { services, charge, pages: await attachPages(app), clients })
  return { app, shutDown }
}

type HookOptions = Pick<AppOptions, 'isDraining'> & {
  limited: Omit<Parameters<typeof limitRequests>[2], 'admitKey'>
}

/** What every request passes before its route. The order is the order of registration. */
function addRequestHooks(
  app: FastifyInstance,
  { config, log, metrics, tracing, keyGate }: Deps,
  { isDraining, limited }: HookOptions,
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
  limitRequests(
    app,
    { name: 'general', perMinute: config.generalLimit },
    { ...limited, admitKey: keyGate.admit },
  )
  app.addHook('onClose', () => keyGate.settle(true))
  return shutDown
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { registerWebhooks } from './features/billing/index.ts'
import { isActivity } from './features/chooser/index.ts'
import { findArticleTitle, listTextPaths, registerRss } from './features/content/index.ts'
import {
  createPainter,
  createPictureFiles,
  createPictures,
  noPictureFiles,
  pictureOfPage,
  picturePath,
  registerExports,
  serveEmbeds,
  serveFacts,
  serveFeeds,
  servePersonalDayFiles,
  serveTakenDays,
  serveWidget,
} from './features/exports/index.ts'
import { serveMcp } from './features/mcp/index.ts'
import { registerManifest } from './features/offline/index.ts'
import { findPagePlace, solarOffsetSec } from './features/places/index.ts'
import { registerPrints } from './features/prints/index.ts'
import { registerTelegramWebhooks } from './features/reminders/index.ts'
import { isIndexable, registerSearchEngines } from './features/search-engines/index.ts'
import { hasPendingMigrations, pingDatabase } from './platform/db/database.ts'
import type { Charge } from './platform/http/charge.ts'
import { registerCspReports } from './platform/http/csp-reports.ts'
import { registerHealth } from './platform/http/health.ts'
import type { Clients } from './platform/http/in-process-client.ts'
import { type Route, registerOperations } from './platform/http/operations.ts'
import type { ResponseCache } from './platform/http/response-cache.ts'
import { registerWellKnown } from './platform/http/well-known.ts'
import { createPageCache } from './platform/pages/page-cache.ts'
import { registerPages } from './platform/pages/pages.ts'
import type { Pages } from './platform/pages/pages-options.ts'
import type { Services } from './services.ts'

/** What the routes of one app share. */
type Shared = {
  readonly services: Services
  readonly responses: ResponseCache
  readonly charge: Charge
}

/** Liveness and readiness. */
export function serveHealth(app: FastifyInstance, { db, log }: Deps, isDraining: () => boolean): void {
  registerHealth(app, {
    log,
    isDraining,
    checkReady: async () => {
      await pingDatabase(db)
      if (await hasPendingMigrations(db)) throw new Error('migrations are pending')
    },
  })
}

/** The operations of the contract. */
export function serveOperations(
  app: FastifyInstance,
  { config, limits, findSession }: Deps,
  {
    routes,
    responses,
    charge,
    findInternal,
  }: Pick<Shared, 'responses' | 'charge'> &
    Pick<Clients, 'findInternal'> & { readonly routes: readonly Route[] },
): void {
  registerOperations(app, routes, {
    limits,
    charge,
    sensitive: { name: 'sensitive', perMinute: config.sensitiveLimit },
    responses,
    findSession,
    findInternal,
    edition: config.edition,
  })
}

/** Endpoints outside the contract: webhooks, files to download, feeds, pictures and what search engines read. */
export async function serveFiles(
  app: FastifyInstance,
  deps: Deps,
  { services, responses, charge }: Shared,
): Promise<void> {
  const { config, clock, metrics } = deps
  const { db } = deps.reads
  const { product, origins, edition } = config
  const { calendar } = services
  registerWebhooks(app, services.billing, metrics)
  registerTelegramWebhooks(app, services.reminders, { config, metrics })
  registerPrints(app, services.prints, { findSession: deps.findSession, charge, edition })
  const pictures = createPagePictures(app, deps, services)
  await registerExports(app, { calendar, pictures, responses, charge, clock, product, origins, edition })
  servePersonalDayFiles(app, {
    calendar,
    charts: services.charts,
    pictures,
    findSession: deps.findSession,
    charge,
    product,
    origins,
    edition,
  })
  serveTakenDays(app, {
    chooser: { ...services.dayLists, watchMisses: services.charts.misses.watch },
    pictures,
    findSession: deps.findSession,
    charge,
    product,
    origins,
    edition,
  })
  serveFeeds(app, services.dayLists, { responses, charge, edition })
  serveWidget(app, { calendar, charge, clock, product, origins, edition })
  serveEmbeds(app, { calendar, responses, charge, product, origins, edition })
  serveFacts(app, { responses, charge, origins, contact: config.mailFrom })
  registerCspReports(app, deps)
  registerWellKnown(app, { clock, responses, contact: config.mailFrom, origins, edition })
  registerManifest(app, { responses, product })
  registerRss(app, { db, responses, product, origins })
  registerSearchEngines(app, {
    responses,
    today: () => calendar.today('UTC'),
    listTexts: () => listTextPaths(db),
    origins,
    edition,
  })
}

/** The pictures that other sites show for a shared link. */
function createPagePictures(app: FastifyInstance, deps: Deps, { calendar }: Services) {
  const { config, log } = deps
  const painter = createPainter()
  app.addHook('onClose', () => painter.close())
  return createPictures({
    calendar,
    findTitle: (id, locale) => findArticleTitle(deps.reads.db, id, locale),
    product: config.product,
    painter,
    files: config.pictureDir ? createPictureFiles(config.pictureDir) : noPictureFiles,
    log,
  })
}

/** Tools for language models. They call the operations as pages do. */
export function serveTools(
  app: FastifyInstance,
  { config, log }: Deps,
  { charge, clients }: Pick<Shared, 'charge'> & { readonly clients: Clients },
): void {
  const { product, origins } = config
  serveMcp(app, { clientFor: clients.clientFor, charge, log, product, origins })
}

/** The pages of the web app. */
export async function servePages(
  app: FastifyInstance,
  { config, clock, log, metrics }: Deps,
  {
    services,
    charge,
    pages,
    clients,
  }: Pick<Shared, 'services' | 'charge'> & { pages: Pages; clients: Clients },
): Promise<void> {
  await registerPages(app, {
    pages,
    cache: createPageCache(config.pageCacheMb * 1_000_000, () => clock.now()),
    clock,
    today: services.calendar.today,
    findPlace: findPagePlace(services.places),
    isActivity,
    solarOffsetSec,
    cardOf: (path, day) => ({
      isIndexable: isIndexable(path, day),
      picture: picturePath(pictureOfPage(path)),
    }),
    clientFor: clients.clientFor,
    charge,
    metrics,
    log,
    isDevelopment: !config.production,
    product: config.product,
    countsVisits: config.analyticsUrl !== '',
    identityProviders: config.identities.map(({ id }) => id),
    contact: config.mailFrom,
    edition: config.edition,
    origins: config.origins,
  })
}

import { randomUUID } from 'node:crypto'
import { operations } from '@zeri/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import {
  accountsRoutes,
  createAccountServices,
  getAccount,
  hasAccount,
  saveAccountLocation,
} from './features/accounts/index.ts'
import {
  ANALYTICS_RULES,
  analyticsRoutes,
  createHttpAnalytics,
  noAnalytics,
} from './features/analytics/index.ts'
import { baziRoutes } from './features/bazi/index.ts'
import {
  billingRoutes,
  createBillingServices,
  exportBilling,
  registerWebhooks,
} from './features/billing/index.ts'
import { calendarRoutes } from './features/calendar/index.ts'
import {
  chartsRoutes,
  claimReadings,
  createBirths,
  createChartServices,
  exportCharts,
  findPersonByBirth,
  listPeople,
} from './features/charts/index.ts'
import { chooserRoutes, listChoices } from './features/chooser/index.ts'
import {
  contentRoutes,
  findArticleTitle,
  listQuestionsOf,
  listTextPaths,
  registerRss,
} from './features/content/index.ts'
import { developersRoutes } from './features/developers/index.ts'
import {
  createPainter,
  createPictureFiles,
  createPictures,
  feedRoutes,
  listFeeds,
  noPictureFiles,
  pictureOfPage,
  picturePath,
  registerExports,
  serveFeeds,
  serveWidget,
} from './features/exports/index.ts'
import { registerManifest } from './features/offline/index.ts'
import { createPlaces, findPagePlace, placesRoutes, solarOffsetSec } from './features/places/index.ts'
import { createPrintServices, listPrintsOf, printsRoutes, registerPrints } from './features/prints/index.ts'
import {
  createReminderServices,
  exportReminder,
  moveReminder,
  registerTelegram,
  remindersRoutes,
} from './features/reminders/index.ts'
import { isIndexable, registerSearchEngines } from './features/search-engines/index.ts'
import { hasPendingMigrations, pingDatabase } from './platform/db/database.ts'
import { createAnswerCache } from './platform/http/answer-cache.ts'
import { answerErrors, answerUnparsed, answerUnreadable } from './platform/http/errors.ts'
import { limitEveryDoor } from './platform/http/general-limit.ts'
import { registerHealth } from './platform/http/health.ts'
import { createClients } from './platform/http/in-process-client.ts'
import { observeRequests } from './platform/http/observe.ts'
import { findMismatches, registerOperations } from './platform/http/operations.ts'
import { prepareToRetire } from './platform/http/retire.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { createToday } from './platform/local-day.ts'
import { createPageCache } from './platform/pages/page-cache.ts'
import { type Pages, registerPages } from './platform/pages/pages.ts'
import { createSeal, drawKey } from './platform/secret.ts'
import { createZoneClocks } from './platform/zone-clock.ts'

/** Slow clients lose their connection: headers within five seconds, the whole request within eight. */
const TIMEOUTS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 }
const REQUEST_TIMEOUT_MS = 8_000
const KEEP_ALIVE_MS = 72_000
/** A client that takes nothing of its answer for so long is gone. */
const SILENCE_MS = 20_000
const MAX_BODY_BYTES = 65_536
const MAX_PARAM_LENGTH = 512
const ANSWER_CACHE_BYTES = 16_000_000

type AppOptions = {
  /** Attaches what serves the pages and says which there are and how one is rendered. */
  attachPages: (app: FastifyInstance) => Promise<Pages>
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
  const { config, clock, log, db, runPrepared, limits, metrics, tracing } = deps
  const today = createToday(clock)
  const places = createPlaces(db, () => clock.now())
  const calendar = { places, clockOf: createZoneClocks(), today }
  const answers = createAnswerCache(ANSWER_CACHE_BYTES, () => clock.now())
  const charts = createChartServices(deps)
  const billing = createBillingServices(deps, async (id, at = db) => (await getAccount(at, id)).emailTyped)
  const { product, edition, origins } = config
  const shared = {
    db,
    runPrepared,
    clock,
    random: deps.random,
    seal: createSeal(config.secretKey),
    calendar,
    listPeople: (accountId: string) => listPeople(charts, accountId),
    product,
    origins,
  }
  const reminders = createReminderServices(deps)
  const prints = createPrintServices(deps, { charts, calendar })
  const accounts = createAccountServices(deps, {
    claimCharts: async (trx, accountId, caller) =>
      void (await claimReadings(charts, trx, { accountId, caller })),
    exportRest: async (id) => ({
      charts: await exportCharts(charts, id),
      ...(await exportBilling(billing, id)),
      ...(await listChoices(shared, id, edition)),
      ...(await listFeeds(shared, id, edition)),
      prints: await listPrintsOf(prints, id),
      questions: await listQuestionsOf(db, id),
      ...(await exportReminder(db, id)),
    }),
  })
  const routes = [
    ...calendarRoutes({
      ...calendar,
      findPerson: (userId, birth) => findPersonByBirth(charts, userId, birth),
    }),
    ...chooserRoutes({ ...shared, watchMisses: charts.misses.watch }),
    ...feedRoutes(shared, charts.misses.watch),
    ...placesRoutes({
      db,
      runPrepared,
      places,
      saveForAccount: async (userId, chosen) => {
        await saveAccountLocation(db, userId, chosen)
        await moveReminder(reminders, userId)
      },
    }),
    ...accountsRoutes(accounts, deps.findSession),
    ...chartsRoutes(charts, calendar),
    ...billingRoutes(billing, charts),
    ...remindersRoutes(reminders, charts),
    ...baziRoutes({
      births: createBirths(charts),
      clock,
      hasAccount: (email, caller) => hasAccount(accounts, email, caller),
    }),
    ...printsRoutes(prints),
    ...contentRoutes({
      ...deps,
      seal: createSeal(config.secretKey),
      key: drawKey(config.secretKey, 'questions'),
      operator: config.mailFrom,
      product: config.product,
    }),
    ...analyticsRoutes(
      config.analyticsUrl
        ? createHttpAnalytics(config.analyticsUrl, deps.circuitTo('analytics', ANALYTICS_RULES), log)
        : noAnalytics,
      clock,
    ),
    ...developersRoutes(config.product),
  ]
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
    clientErrorHandler: answerUnparsed,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    http: TIMEOUTS,
  })
  const clients = createClients(app, config.apiBaseUrl)

  answerErrors(app, log)
  const running = observeRequests(app, metrics, log)
  if (tracing) traceRequests(app, tracing.tracer)
  const retire = prepareToRetire(app, {
    running,
    isDraining,
    isProxied: ({ headers }) => config.proxyHops > 0 && headers['x-forwarded-for'] !== undefined,
  })
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
    answers,
    findSession: deps.findSession,
  })
  registerWebhooks(app, billing, metrics)
  registerTelegram(app, reminders, { config, metrics })
  registerPrints(app, prints, deps.findSession)
  const painter = createPainter()
  app.addHook('onClose', () => painter.close())
  const pictures = createPictures({
    calendar,
    findTitle: (id, locale) => findArticleTitle(db, id, locale),
    product,
    painter,
    files: config.pictureDir ? createPictureFiles(config.pictureDir) : noPictureFiles,
    log,
  })
  await registerExports(app, { calendar, pictures, answers, clock, product, origins })
  serveFeeds(app, shared, answers)
  serveWidget(app, { calendar, clock, product, origins })
  registerManifest(app, { answers, product })
  registerRss(app, { db, answers, product, origins })
  registerSearchEngines(app, {
    answers,
    today: () => today('UTC').date,
    listTexts: () => listTextPaths(db),
    origins,
    edition,
  })
  await registerPages(app, {
    pages: await attachPages(app),
    cache: createPageCache(config.pageCacheMb * 1_000_000, () => clock.now()),
    clock,
    today,
    findPlace: findPagePlace(places),
    solarOffsetSec,
    cardOf: (path, day) => ({
      isIndexable: isIndexable(path, day),
      picture: picturePath(pictureOfPage(path)),
    }),
    clientFor: clients.clientFor,
    metrics,
    log,
    isDevelopment: !config.production,
    product,
    countsVisits: config.analyticsUrl !== '',
    contact: config.mailFrom,
    edition,
    origins,
  })
  return { app, retire }
}

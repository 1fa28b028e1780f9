import { parseConfig } from './config.ts'
import { createAccountMailServices, getAccount, warnUnverified } from './features/accounts/index.ts'
import {
  createBillingCollectors,
  createBillingServices,
  reconcile,
  renew,
  sendRefund,
  settle,
} from './features/billing/index.ts'
import { createBounceCollector, createMailReturns } from './features/bounces/index.ts'
import { createHeldDays } from './features/calendar/index.ts'
import { createBirthKeyring, createChartServices } from './features/charts/index.ts'
import { createPlaces } from './features/places/index.ts'
import {
  createPrintServices,
  createSheetProcess,
  makePrint,
  makeSharedPrint,
} from './features/prints/index.ts'
import {
  createAccountEvents,
  createChannels,
  createMessageRenderer,
  createReminderServices,
  createReminderWorker,
  createSendAside,
  receiveBotUpdates,
} from './features/reminders/index.ts'
import { createSwitches, READ_EVERY_MS, readSwitches } from './features/switches/index.ts'
import { createHandlers, jobs, planners } from './jobs.ts'
import { createCircuits } from './platform/circuit.ts'
import { steadyClock, systemClock } from './platform/clock.ts'
import { createCollectMetrics } from './platform/collect-metrics.ts'
import { openDatabase, openPool, requireDirect } from './platform/db/database.ts'
import { createDatabaseCollector } from './platform/db/database-metrics.ts'
import { watchPool } from './platform/db/watch-pool.ts'
import { createCounterStore } from './platform/http/counter-store.ts'
import { createLimits } from './platform/http/limits.ts'
import { createEnqueue, createListQueues, createWorker } from './platform/jobs/engine.ts'
import { createQueueCollector } from './platform/jobs/queue-metrics.ts'
import { createToday } from './platform/local-day.ts'
import { createLog } from './platform/log.ts'
import { createReturnPaths } from './platform/mail/return-path.ts'
import { createSmtp } from './platform/mail/smtp.ts'
import { createMetrics, serveMetrics } from './platform/metrics.ts'
import { systemRandom } from './platform/random.ts'
import { createSeal } from './platform/secret.ts'
import { createTracing } from './platform/tracing/tracing.ts'
import { createZoneClocks } from './platform/zone-clock.ts'

// The worker process: runs jobs and planners, collects the metrics of the database, receives updates of the bots.

/** Longer than running jobs may take to finish, shorter than the timeout of a supervisor. */
const STOP_TIMEOUT_MS = 28_000

const config = parseConfig(process.env)
const log = createLog(config.logLevel)
const metrics = createMetrics()
const metricsServer = await serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort })
const tracing = createTracing(config, { service: 'zeri-worker', log })
const database = {
  url: requireDirect(config.databaseUrl),
  poolSize: config.databasePoolSize,
  log,
  onQuery: tracing?.onQuery,
}
const pool = openPool(database)
watchPool(metrics.registry, pool)
const db = openDatabase(database, pool)

const switches = createSwitches({ read: () => readSwitches(db), clock: systemClock, log, metrics })
const enqueue = createEnqueue({ tracer: tracing?.tracer })
const circuitTo = createCircuits(steadyClock, metrics.circuits)
const billing = createBillingServices(
  { config, db, clock: systemClock, random: systemRandom, log, enqueue, circuitTo, switches, metrics },
  async (accountId, at = db) => (await getAccount(at, accountId)).emailTyped,
)
const smtp = createSmtp(config)
const deps = {
  config,
  db,
  clock: systemClock,
  random: systemRandom,
  log,
  enqueue,
  switches,
  metrics,
  limits: createLimits(systemClock, createCounterStore(db)),
}
const returns = createMailReturns({ ...deps, returnPaths: createReturnPaths(config) })
const calendar = {
  places: createPlaces(db, () => systemClock.now()),
  clockOf: createZoneClocks(),
  today: createToday(systemClock),
  held: createHeldDays(),
}
const reminders = createReminderServices(deps)
const render = createMessageRenderer({
  calendar,
  keyring: createBirthKeyring(config),
  origins: config.origins,
})
const sheets = createSheetProcess()
const printServices = createPrintServices(deps, { charts: createChartServices(deps), calendar })
const prints = { ...printServices, renderSheet: sheets.render }
const listening = new AbortController()
const worker = createWorker({
  url: config.databaseUrl,
  db,
  clock: systemClock,
  log,
  handled: createHandlers({
    mail: {
      send: smtp.send,
      returns,
      clock: systemClock,
      seal: createSeal(config.secretKeys),
      sender: { product: config.product, address: config.mailFrom, origins: config.origins },
    },
    warnUnverified: () => warnUnverified(createAccountMailServices(deps)),
    sendRefund: (id) => sendRefund(billing, id),
    settle: () => settle(billing),
    renew: () => renew(billing),
    reconcile: () => reconcile(billing, metrics),
    reminders: createReminderWorker({
      services: reminders,
      channels: createChannels({
        config,
        clock: systemClock,
        random: systemRandom,
        send: smtp.send,
        returns,
        circuitTo,
      }),
      render,
      findEvents: createAccountEvents({ db, keyring: createBirthKeyring(config) }),
      sendAside: createSendAside({ services: reminders, render, calendar }),
      registry: metrics.registry,
      isStopping: () => listening.signal.aborted,
    }),
    makePrint: (id) => makePrint(prints, id),
    makeSharedPrint: (id) => makeSharedPrint(prints, id),
  }),
  planners,
  enqueue,
  count: (job, outcome) => metrics.jobs.inc({ job, outcome }),
  tracer: tracing?.tracer,
  // A worker without its database is worse than none: the supervisor starts a new one.
  onLost: (err) => {
    log.fatal({ err }, 'the database connection is lost')
    stop(1)
  },
})

const { registry } = metrics
const collectMetrics = createCollectMetrics({ registry, clock: systemClock, log })
const collectors = [
  createDatabaseCollector(registry, db),
  createQueueCollector(registry, { db, listQueues: createListQueues() }),
  createBounceCollector(registry, { db, clock: systemClock }),
  ...createBillingCollectors(billing, metrics),
]

// Prometheus sees no increase in a series that begins with 1: the first dead job would raise no alert.
for (const { name } of [...jobs, ...planners]) metrics.jobs.inc({ job: name, outcome: 'dead' }, 0)

let stopping = false
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  listening.abort()
  clearInterval(switchTimer)
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await worker.stop().catch((err) => log.error({ err }, 'the worker did not stop cleanly'))
  smtp.close()
  await sheets.close()
  await tracing?.flush()
  await db.destroy()
  metricsServer.close()
  process.exit(exitCode)
}
// A lost connection may have no error listener; that also ends the process, with a line in the log.
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'the worker failed')
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'stopping')
    stop(0)
  })
}

await switches.refresh()
const switchTimer = setInterval(() => void switches.refresh(), READ_EVERY_MS)
await worker.start()
log.info({}, 'the worker is ready')
await Promise.all([
  collectMetrics(collectors, listening.signal),
  receiveBotUpdates({ config, services: reminders, signal: listening.signal }),
])

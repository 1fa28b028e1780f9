import { createHandlers, planners } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { parseConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { createEnqueue, createWorker } from './platform/jobs/engine.ts'
import { createLog } from './platform/log.ts'
import { createSmtp } from './platform/mail/deliver.ts'
import { createMetrics, serveMetrics } from './platform/metrics.ts'

/** Longer than the worker gives its running jobs, shorter than the patience of a supervisor. */
const STOP_TIMEOUT_MS = 28_000

const config = parseConfig(process.env)
const log = createLog(config.logLevel)
const metrics = createMetrics()
const metricsServer = await serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort })
const db = openDatabase({ url: config.databaseUrl, poolSize: config.databasePoolSize, log })

const worker = createWorker({
  url: config.databaseUrl,
  db,
  clock: systemClock,
  log,
  handled: createHandlers({
    mail: {
      send: createSmtp(config),
      clock: systemClock,
      sender: { product: config.product, address: config.mailFrom, origins: config.origins },
    },
  }),
  planners,
  enqueue: createEnqueue(),
  count: (job, outcome) => metrics.jobs.inc({ job, outcome }),
  // A half-dead worker is worse than none: the supervisor starts a whole one.
  onLost: (err) => {
    log.fatal({ err }, 'the database is lost')
    stop(1)
  },
})

let stopping = false
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await worker.stop().catch((err) => log.error({ err }, 'the worker did not stop cleanly'))
  await db.destroy()
  metricsServer.close()
  process.exit(exitCode)
}
// A connection can be lost where nobody listens for it; that too ends the process, with a line in the log.
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

await worker.start()
log.info({}, 'the worker is ready')

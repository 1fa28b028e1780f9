import { parseConfig } from './config.ts'
import { buildConsole } from './console-app.ts'
import { createDeps } from './deps.ts'
import { PROBE_EVERY_MS } from './platform/db/health-probe.ts'
import { serveMetrics } from './platform/metrics.ts'

// The process of the operator's console: a private listener, never the public one.

const STOP_TIMEOUT_MS = 30_000

const deps = createDeps(parseConfig(process.env))
const { config, log, db, limits, metrics } = deps
let draining = false

const app = await buildConsole(deps, { isDraining: () => draining })
const metricsServer = await serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort })
const syncTimer = setInterval(() => {
  limits.sync().catch((err) => log.warn({ err }, 'limit counters were not shared'))
}, 1_000)
const probeTimer = setInterval(deps.probeDatabase, PROBE_EVERY_MS)
const address = await app.listen({ host: config.consoleHost, port: config.consolePort })
log.info({ port: Number(new URL(address).port) }, 'the console is listening')

async function stop(signal: string): Promise<void> {
  if (draining) return
  draining = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  await app.close()
  clearInterval(syncTimer)
  clearInterval(probeTimer)
  metricsServer.close()
  await deps.tracing?.flush()
  await db.destroy()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

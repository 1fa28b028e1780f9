import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { parseConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { PROBE_EVERY_MS } from './platform/db/health-probe.ts'
import { serveMetrics } from './platform/metrics.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { registerStaticFiles } from './platform/pages/static-files.ts'

const webRoot = join(import.meta.dirname, '../../web')
const SYNC_MS = 1_000
const STOP_TIMEOUT_MS = 30_000
/** Asked for as by somebody with a stale token: rendered, looked up in the database, kept nowhere. */
const WARM_PATHS = ['/', '/ru']
const STALE_TOKEN = { cookie: '__Host-token=warm' }

/**
 * V8 learns from the start of the process, when everything lives on, to put ticks of the event loop into the old heap at
 * once. Dead there, they keep all that requests leave behind from the quick collections.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

const deps = createDeps(parseConfig(process.env))
const { config, log, limits, db } = deps
let draining = false

const { app, shutDown } = await buildApp(deps, {
  isDraining: () => draining,
  attachPages: async (site) => {
    if (!config.production) {
      const { developmentPages } = await import('./platform/pages/development-pages.ts')
      return developmentPages(site, webRoot)
    }
    await registerStaticFiles(site, join(webRoot, 'build/client'))
    return builtPages(join(webRoot, 'build/server/index.js'))
  },
})
if (config.production) await warmUp()
const metricsServer = await serveMetrics(deps.metrics, { host: config.metricsHost, port: config.metricsPort })
const syncTimer = setInterval(() => {
  limits.sync().catch((err) => log.warn({ err }, 'limits not shared'))
}, SYNC_MS)
const probeTimer = setInterval(deps.probeDatabase, PROBE_EVERY_MS)
const address = await app.listen({ host: config.host, port: config.port })
log.info({ port: Number(new URL(address).port) }, 'the site is open')

/** The first visitor finds the pages loaded and the connections open. */
async function warmUp(): Promise<void> {
  await deps.fillPool()
  for (const path of WARM_PATHS) await app.inject({ url: path, headers: STALE_TOKEN })
}

/** Ready says no, the balancer looks away, what runs is finished, then the doors close. */
async function stop(signal: string): Promise<void> {
  if (draining) return
  draining = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + config.drainMs).unref()
  await new Promise((resolve) => setTimeout(resolve, config.drainMs))
  await shutDown()
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

import { join } from 'node:path'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import { parseConfig } from './platform/config.ts'
import { serveMetrics } from './platform/metrics.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { registerStaticFiles } from './platform/pages/static-files.ts'

const webRoot = join(import.meta.dirname, '../../web')
const SYNC_MS = 1_000
const STOP_TIMEOUT_MS = 30_000

const deps = createDeps(parseConfig(process.env))
const { config, log, limits, db } = deps
let draining = false

const { app, retire } = await buildApp(deps, {
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
const metricsServer = await serveMetrics(deps.metrics, { host: config.metricsHost, port: config.metricsPort })
const syncTimer = setInterval(() => {
  limits.sync().catch((err) => log.warn({ err }, 'limits not shared'))
}, SYNC_MS)
const address = await app.listen({ host: config.host, port: config.port })
log.info({ port: Number(new URL(address).port) }, 'the site is open')

/** Ready says no, the balancer looks away, what runs is finished, then the doors close. */
async function stop(signal: string): Promise<void> {
  if (draining) return
  draining = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + config.drainMs).unref()
  await new Promise((resolve) => setTimeout(resolve, config.drainMs))
  await retire()
  await app.close()
  clearInterval(syncTimer)
  metricsServer.close()
  await db.destroy()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

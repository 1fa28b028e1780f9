import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { parseConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { READ_EVERY_MS } from './features/switches/index.ts'
import { hasLimits, isPooled } from './platform/db/database.ts'
import { PROBE_EVERY_MS } from './platform/db/health-probe.ts'
import { serveMetrics } from './platform/metrics.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { registerStaticFiles } from './platform/pages/static-files.ts'

// The server process: builds the site, listens, and shuts down gracefully on SIGTERM.

const webRoot = join(import.meta.dirname, '../../web')
const SYNC_MS = 1_000
/** Connections that may wait to be accepted: under a flood a dropped one is tried again only after a second. */
const BACKLOG = 4_096
const STOP_TIMEOUT_MS = 30_000
/**
 * Requested with a stale token at the start: such a page is rendered, queries the database and is not cached. The first
 * search builds the index of its language.
 */
const WARM_PATHS = ['/', '/ru', '/search?q=day', '/ru/search?q=day']
const STALE_TOKEN = { cookie: '__Host-token=warm' }

/**
 * While the process starts, all objects survive, so V8 decides to allocate ticks of the event loop in the old generation.
 * Dead ticks there keep the garbage of requests alive through the fast collections of the young generation.
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
await deps.switches.refresh()
if (config.production) await warmUp()
const metricsServer = await serveMetrics(deps.metrics, { host: config.metricsHost, port: config.metricsPort })
const syncTimer = setInterval(() => {
  limits.sync().catch((err) => log.warn({ err }, 'limit counters were not shared'))
}, SYNC_MS)
const keyTimer = setInterval(() => {
  deps.keyGate.settle().catch((err) => log.warn({ err }, 'unused quotas were not returned'))
}, SYNC_MS)
const probeTimer = setInterval(deps.probeDatabase, PROBE_EVERY_MS)
const switchTimer = setInterval(() => void deps.switches.refresh(), READ_EVERY_MS)
const address = await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
log.info({ port: Number(new URL(address).port) }, 'the site is listening')

/** Loads the pages and opens the connections before the first visitor. */
async function warmUp(): Promise<void> {
  await deps.fillPool()
  if (isPooled(config.databaseUrl)) await reportMissingLimits()
  for (const path of WARM_PATHS) await app.inject({ url: path, headers: STALE_TOKEN })
}

/** A database that does not respond reports nothing: the first request will meet it. */
async function reportMissingLimits(): Promise<void> {
  if (!(await hasLimits(db).catch(() => true)))
    log.error({}, 'the role has no time limits: run deploy/postgres/create-roles.sh again')
}

/** `/ready` fails, the proxy turns to other servers, running requests are finished, then the listener closes. */
async function stop(signal: string): Promise<void> {
  if (draining) return
  draining = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + config.drainMs).unref()
  await new Promise((resolve) => setTimeout(resolve, config.drainMs))
  await shutDown()
  await app.close()
  clearInterval(syncTimer)
  clearInterval(keyTimer)
  clearInterval(probeTimer)
  clearInterval(switchTimer)
  metricsServer.close()
  await deps.tracing?.flush()
  await db.destroy()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { createFindSession } from '../../apps/server/src/features/accounts/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { noPages } from '../testbed/site/no-pages.ts'

/** The site without its pages and without the limit on waiting for a database connection. */
const config = parseConfig(process.env)
const db = openDatabase({ url: config.databaseUrl, poolSize: config.databasePoolSize })
const deps = { ...createDeps(config), db, findSession: createFindSession(db, systemClock) }
const { app } = await buildApp(deps, {
  attachPages: noPages,
  isDraining: () => false,
})
await app.listen({ host: '127.0.0.1', port: config.port })
process.once('SIGTERM', () => process.exit(0))

import { join } from 'node:path'
import { buildApp } from '../../../apps/server/src/app.ts'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { createDeps } from '../../../apps/server/src/deps.ts'
import { READ_EVERY_MS } from '../../../apps/server/src/features/switches/index.ts'
import { builtPages } from '../../../apps/server/src/platform/pages/built-pages.ts'
import { registerStaticFiles } from '../../../apps/server/src/platform/pages/static-files.ts'

// Starts the built site outside production mode, for tests that use stand-ins of payment or sign-in: production mode refuses
// these, which have no certificate.

const build = join(import.meta.dirname, '../../../apps/web/build')
const deps = createDeps(parseConfig({ ...process.env, NODE_ENV: 'development' }))
const { app } = await buildApp(deps, {
  attachPages: async (site) => {
    await registerStaticFiles(site, join(build, 'client'))
    return builtPages(join(build, 'server/index.js'))
  },
  isDraining: () => false,
})
await deps.switches.refresh()
const switchTimer = setInterval(() => void deps.switches.refresh(), READ_EVERY_MS)
await app.listen({ host: '127.0.0.1', port: deps.config.port })
process.once('SIGTERM', async () => {
  clearInterval(switchTimer)
  await app.close()
  await deps.db.destroy()
  process.exit(0)
})

import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { builtPages } from '../../apps/server/src/platform/pages/built-pages.ts'
import { openDrillClock } from './reminders-clock.ts'

/** The site on the clock of a drill, which can be set near any midnight. */
const config = parseConfig(process.env)
const clock = openDrillClock(process.env.DRILL_CLOCK ?? '')
const { app } = await buildApp(
  { ...createDeps(config), clock },
  {
    attachPages: async () => builtPages(join(import.meta.dirname, '../../apps/web/build/server/index.js')),
    isDraining: () => false,
  },
)
await app.listen({ host: '127.0.0.1', port: config.port })
process.once('SIGTERM', () => process.exit(0))

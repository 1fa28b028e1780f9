import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { clientNetwork } from '../../apps/server/src/platform/http/client-ladder.ts'
import type { Limits } from '../../apps/server/src/platform/http/limits.ts'
import type { Turns } from '../../apps/server/src/platform/http/turns.ts'
import { builtPages } from '../../apps/server/src/platform/pages/built-pages.ts'

/** The site with a limit of requests for each address alone, whatever they cost and without turns. */
const PER_MINUTE = 600

function createFlatLimits(): Limits {
  const counts = new Map<string, number>()
  const hit: Limits['hit'] = ({ name, perMinute }, address) => {
    const key = `${name} ${clientNetwork(address)} ${Math.floor(Date.now() / 60_000)}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const most = name === 'general' ? PER_MINUTE : perMinute
    return count <= most ? { allowed: true } : { allowed: false, retryAfterSec: 60 }
  }
  return {
    hit,
    hitShared: async (rule, address) => hit(rule, address),
    charge: () => ({ allowed: true, usedShare: 0 }),
    chargeKey: () => ({ allowed: true, usedShare: 0 }),
    sync: async () => {},
  }
}

const noTurns: Turns = { take: async () => {}, isBusyFor: () => false, watch: () => {} }

const config = parseConfig(process.env)
const { app } = await buildApp(
  { ...createDeps(config), limits: createFlatLimits(), turns: noTurns },
  {
    attachPages: async () => builtPages(join(import.meta.dirname, '../../apps/web/build/server/index.js')),
    isDraining: () => false,
  },
)
await app.listen({ host: '127.0.0.1', port: config.port })
process.once('SIGTERM', () => process.exit(0))

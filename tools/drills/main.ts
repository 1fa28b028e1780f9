// `npm run drills -- [word …] [--small]`: failures on purpose, and what the product makes of them, one JSON line a figure.

import { needs, runFigures } from '../figures/figures.ts'
import { findNginx } from '../testbed/nginx/nginx.ts'
import { findBinaries } from '../testbed/postgres/programs.ts'
import { drillBilling } from './billing.ts'
import { drillCache } from './cache.ts'
import { drillClock } from './clock.ts'
import { drillCrash } from './crash.ts'
import { drillDatabase } from './database.ts'
import { drillDisk } from './disk.ts'
import { drillFlood } from './flood.ts'
import { drillForeignCache } from './foreign-cache.ts'
import { gracefulStop } from './graceful-stop.ts'
import { drillOutside } from './outside-services.ts'
import { drillReminders } from './reminders.ts'
import { drillRenewals } from './renewals.ts'
import { drillReplica } from './replica.ts'
import { drillRestore } from './restore.ts'
import { drillRevocation } from './revocation.ts'
import { drillRollback } from './rollback.ts'
import { drillWorkerKill } from './worker-kill.ts'

const billing = async (options: { small: boolean }) => [
  ...(await drillBilling(options)),
  ...(await drillRevocation(options)),
  ...(await drillRenewals(options)),
]

await runFigures(
  {
    jobs: needs(drillWorkerKill, findBinaries),
    stop: needs(gracefulStop, findNginx),
    billing: needs(billing, findBinaries),
    reminders: needs(drillReminders, findBinaries),
    crash: needs(drillCrash, findBinaries, findNginx),
    restore: needs(drillRestore, findBinaries),
    replica: needs(drillReplica, findBinaries),
    disk: needs(drillDisk, findBinaries),
    database: needs(drillDatabase, findBinaries),
    clock: needs(drillClock, findBinaries),
    cache: needs(drillCache, findNginx),
    'foreign-cache': needs(drillForeignCache, findNginx),
    outside: needs(drillOutside, findBinaries),
    rollback: drillRollback,
    flood: needs(drillFlood, findBinaries),
  },
  process.argv.slice(2),
)

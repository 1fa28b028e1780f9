import { runFigures } from '../figures/figures.ts'
import { drillBilling } from './billing.ts'
import { drillCache } from './cache.ts'
import { drillClock } from './clock.ts'
import { drillCrash } from './crash.ts'
import { drillDatabase } from './database.ts'
import { drillDisk } from './disk.ts'
import { gracefulStop } from './graceful-stop.ts'
import { drillOutside } from './outside.ts'
import { drillReminders } from './reminders.ts'
import { drillRenewals } from './renewals.ts'
import { drillReplica } from './replica.ts'
import { drillRestore } from './restore.ts'
import { drillRevocation } from './revocation.ts'
import { drillWorkerKill } from './worker-kill.ts'

const billing = async (options: { small: boolean }) => [
  ...(await drillBilling(options)),
  ...(await drillRevocation(options)),
  ...(await drillRenewals(options)),
]

await runFigures(
  {
    jobs: drillWorkerKill,
    stop: gracefulStop,
    billing,
    reminders: drillReminders,
    crash: drillCrash,
    restore: drillRestore,
    replica: drillReplica,
    disk: drillDisk,
    database: drillDatabase,
    clock: drillClock,
    cache: drillCache,
    outside: drillOutside,
  },
  process.argv.slice(2),
)

// `npm run drills -- [word …] [--small] [--no-controls]`: failures on purpose, and what the product makes of them, one JSON line a figure.
// `npm run drills -- mutants [name …] [--times 5]`: the same with the product broken on purpose, which the drills must notice.

import { needs, runFigures, withSecondTry } from '../figures/figures.ts'
import { findMachinePrograms } from '../testbed/machine/machine.ts'
import { findMonitoring } from '../testbed/monitoring.ts'
import { findNginx } from '../testbed/nginx/nginx.ts'
import { findOpendkim } from '../testbed/opendkim.ts'
import { findPgbouncer } from '../testbed/postgres/pgbouncer.ts'
import { findBinaries } from '../testbed/postgres/programs.ts'
import { drillAlarm } from './alarm.ts'
import { drillBilling } from './billing.ts'
import { drillCache } from './cache.ts'
import { drillClock } from './clock.ts'
import { drillConsole } from './console.ts'
import { drillCrash } from './crash.ts'
import { drillDatabase } from './database.ts'
import { drillDeployment } from './deployment.ts'
import { drillDisk } from './disk.ts'
import { drillFleet } from './fleet.ts'
import { drillFlood } from './flood.ts'
import { drillForeignCache } from './foreign-cache.ts'
import { gracefulStop } from './graceful-stop.ts'
import { drillMail } from './mail.ts'
import { runMutants } from './mutants.ts'
import { drillOffsite, findOffsitePrograms } from './offsite.ts'
import { drillOutside } from './outside-services.ts'
import { drillPgbouncer } from './pgbouncer.ts'
import { drillRaces } from './races.ts'
import { drillReminders } from './reminders.ts'
import { drillRenewals } from './renewals.ts'
import { drillReplica } from './replica.ts'
import { drillRestore } from './restore.ts'
import { drillRevocation } from './revocation.ts'
import { drillRollback } from './rollback.ts'
import { drillWorkerKill } from './worker-kill.ts'

const drills = {
  jobs: needs(drillWorkerKill, findBinaries),
  mail: needs(withSecondTry(drillMail), findOpendkim),
  stop: needs(gracefulStop, findNginx),
  payments: needs(drillBilling, findBinaries),
  revocation: needs(drillRevocation, findBinaries),
  renewals: needs(drillRenewals, findBinaries),
  races: needs(drillRaces, findBinaries),
  console: needs(drillConsole, findBinaries),
  reminders: needs(drillReminders, findBinaries),
  crash: needs(drillCrash, findBinaries, findNginx),
  restore: needs(drillRestore, findBinaries),
  offsite: needs(drillOffsite, findBinaries, findOffsitePrograms),
  replica: needs(drillReplica, findBinaries),
  disk: needs(drillDisk, findBinaries),
  database: needs(drillDatabase, findBinaries),
  clock: needs(drillClock, findBinaries),
  cache: needs(drillCache, findNginx),
  'foreign-cache': needs(drillForeignCache, findNginx),
  outside: needs(drillOutside, findBinaries),
  rollback: drillRollback,
  pgbouncer: needs(drillPgbouncer, findBinaries, findPgbouncer),
  fleet: needs(drillFleet, findBinaries, findPgbouncer, findNginx),
  alarm: needs(drillAlarm, findMonitoring),
  flood: needs(drillFlood, findBinaries),
  deployment: needs(
    drillDeployment,
    findMachinePrograms,
    findBinaries,
    findPgbouncer,
    findNginx,
    findMonitoring,
    findOffsitePrograms,
  ),
}

/** A word for several drills. */
const groups: Readonly<Record<string, readonly string[]>> = {
  billing: ['payments', 'races', 'revocation', 'renewals'],
}

const args = process.argv.slice(2).flatMap((arg) => groups[arg] ?? [arg])
if (args[0] === 'mutants') await runMutants(args.slice(1))
else await runFigures(drills, args)

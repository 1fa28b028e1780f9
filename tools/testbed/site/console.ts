import type { OperatorRole } from '@zeri/contract/console'
import { addOperator } from '../../../apps/server/src/features/console/index.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { grantAccess, roles } from '../../../apps/server/src/platform/db/grant-access.ts'
import { JOB_SCHEMA } from '../../../apps/server/src/platform/jobs/engine.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { findFreePort } from '../free-port.ts'
import { addRoles } from '../postgres/add-roles.ts'
import { generousLimits, startServer } from './site.ts'

export type ConsoleProcess = {
  /** The origin under which it is opened; an address is no RP ID, so it is a name. */
  readonly url: string
  /** Adds an operator as the command line does; returns the id and the enrolment link. */
  addOperator(name: string, role: OperatorRole): Promise<{ readonly operator: string; readonly link: string }>
  stop(): Promise<void>
}

/** Starts the operator's console beside a site, on the site's database, with the role of its process. Its app must be built. */
export async function startConsole(databaseUrl: string): Promise<ConsoleProcess> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  await addRoles(databaseUrl)
  await grantAccess(db, { schema: 'public', jobSchema: JOB_SCHEMA })
  const ofConsole = new URL(databaseUrl)
  ofConsole.searchParams.set('options', `-c role=${roles.console}`)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const settings = { PORT: String(port), CONSOLE_PORT: String(port), CONSOLE_URL: url }
  const server = await startServer(
    ofConsole.href,
    { ...settings, ...generousLimits },
    'apps/server/src/console.ts',
  )
  const services = { db, clock: systemClock, random: systemRandom, origin: url }
  return {
    url,
    addOperator: (name, role) => addOperator(services, { name, role }, null),
    async stop() {
      await server.kill()
      await db.destroy()
    },
  }
}

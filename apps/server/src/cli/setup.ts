import { join } from 'node:path'
import { parseConfig } from '../config.ts'
import { syncContent } from '../features/content/index.ts'
import { jobs, planners } from '../jobs.ts'
import { openDatabase, requireDirect } from '../platform/db/database.ts'
import { ensureDatabase } from '../platform/db/ensure-database.ts'
import { grantAccess } from '../platform/db/grant-access.ts'
import { migrate, migrations } from '../platform/db/migrate.ts'
import { installJobs, JOB_SCHEMA } from '../platform/jobs/engine.ts'

/** Prepares the database of a deployment: creates it if missing, migrates it, syncs the texts and creates the queues. */
const databaseUrl = requireDirect(parseConfig(process.env).databaseUrl)
const { host, pathname } = new URL(databaseUrl)
const name = pathname.slice(1)

try {
  const created = await ensureDatabase(databaseUrl)
  console.log(created ? `database ${name} is created` : `database ${name} is there`)
} catch (error) {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  console.error(`PostgreSQL at ${host} cannot be used: ${reason}`)
  console.error('Start it, or set DATABASE_URL to one that runs and lets this user in.')
  process.exit(1)
}

const db = openDatabase({ url: databaseUrl, poolSize: 2, statementTimeoutMs: 0 })
const ran = await migrate(db, migrations, { note: (line) => console.log(line) })
console.log(ran.length > 0 ? `migrations ran: ${ran.join(', ')}` : 'no migration is pending')

const changes = await syncContent(db, join(import.meta.dirname, '../../../../content'))
console.log(changes.length > 0 ? `texts synced: ${changes.length} changed` : 'no text has changed')

await installJobs({ url: databaseUrl, jobs, planners })
console.log(`queues are ready: ${[...jobs, ...planners].map((queue) => queue.name).join(', ')}`)

const isGranted = await grantAccess(db, { schema: 'public', jobSchema: JOB_SCHEMA })
await db.destroy()
console.log(
  isGranted ? 'server and worker have roles of their own' : 'one role does everything: docs/deploy.md',
)

import type { TestProject } from 'vitest/node'
import { roles } from '../../../apps/server/src/platform/db/grant-access.ts'
import type {} from '../../../apps/server/src/testing/database.ts'
import { addRoles } from './add-roles.ts'
import { startCluster } from './cluster.ts'
import { startPgbouncer, trustAll } from './pgbouncer.ts'
import { query } from './query.ts'
import { createTemporaryDatabase } from './temporary-database.ts'

/**
 * Vitest's global setup for `*.db.test.ts`: one empty database a run, one schema in it a file, on a server of its
 * own unless `TEST_DATABASE_URL` names one. With `TEST_POOLER=pgbouncer` that server has PgBouncer in front, and a file
 * has a database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_POOLER === 'pgbouncer') return setUpPooled(project)
  const server = await findServer()
  const database = await createTemporaryDatabase({ TEST_DATABASE_URL: server.url })
  await addRoles(database.url)
  project.provide('databaseUrl', database.url)
  project.provide('poolerPort', 0)
  return async () => {
    await database.drop()
    await server.stop()
  }
}

/** Files run side by side, each with several pools: more connections than a server has by default. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '400' }

async function findServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => {} } : startCluster({ settings })
}

async function setUpPooled(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ settings })
  // As create-roles.sh does; the tests' own handle is the owner's, which has the limits of a pool here.
  await query(cluster.url, `alter role postgres set statement_timeout = '5s'`)
  for (const role of Object.values(roles)) {
    await query(cluster.url, `create role ${role} login`)
    await query(cluster.url, `alter role ${role} set statement_timeout = '5s'`)
  }
  const users = ['postgres', ...Object.values(roles)].map((role) => `"${role}" ""\n`).join('')
  const pooler = await startPgbouncer({ databasePort: cluster.port, users, edit: trustAll })
  project.provide('databaseUrl', cluster.url)
  project.provide('poolerPort', pooler.port)
  return async () => {
    await pooler.stop()
    await cluster.stop()
  }
}

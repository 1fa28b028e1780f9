import type { TestProject } from 'vitest/node'
import { roles } from '../../../apps/server/src/platform/db/grant-access.ts'
import type {} from '../../../apps/server/src/testing/database.ts'
import { query } from './query.ts'
import { createTemporaryDatabase } from './temporary-database.ts'

/** Vitest's global setup for `*.db.test.ts`: one empty database a run, one schema in it a file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await createTemporaryDatabase(process.env)
  for (const role of Object.values(roles)) await createRole(database.url, role)
  project.provide('databaseUrl', database.url)
  return () => database.drop()
}

/** Roles belong to a server, not to a database: an earlier run, or one at the same time, may have created it. */
async function createRole(url: string, role: string): Promise<void> {
  const known = await query(url, `select from pg_roles where rolname = '${role}'`)
  if (known.length > 0) return
  await query(url, `create role ${role} nologin`).catch((error: unknown) => {
    const isTaken =
      error instanceof Error && 'code' in error && ['42710', '23505'].includes(String(error.code))
    if (!isTaken) throw error
  })
}

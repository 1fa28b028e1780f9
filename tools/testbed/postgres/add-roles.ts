import { roles } from '../../../apps/server/src/platform/db/grant-access.ts'
import { query } from './query.ts'

/** Adds the roles of the processes to the server of a database, without a login. */
export async function addRoles(url: string): Promise<void> {
  for (const role of Object.values(roles)) await addRole(url, role)
}

/** Roles belong to a server, not to a database: an earlier run, or one at the same time, may have created it. */
async function addRole(url: string, role: string): Promise<void> {
  const known = await query(url, `select from pg_roles where rolname = '${role}'`)
  if (known.length > 0) return
  await query(url, `create role ${role} nologin`).catch((error: unknown) => {
    const isTaken =
      error instanceof Error && 'code' in error && ['42710', '23505'].includes(String(error.code))
    if (!isTaken) throw error
  })
}

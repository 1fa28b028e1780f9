import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from './programs.ts'

const deploy = join(import.meta.dirname, '../../../deploy')

/** The passwords that `createRoles` sets; the last needs quoting in SQL and in a shell. */
export const rolePasswords = {
  OWNER_PASSWORD: 'one',
  SITE_PASSWORD: 'two',
  WORKER_PASSWORD: "it's three",
  CONSOLE_PASSWORD: 'four',
}

/** Runs the operator's script of the roles as the superuser of a cluster. */
export async function createRoles({ port }: { readonly port: number }): Promise<void> {
  await run(port, join(deploy, 'postgres/create-roles.sh'))
}

/** The users of PgBouncer, as the operator's script prints them. */
export function listPoolerUsers({ port }: { readonly port: number }): Promise<string> {
  return run(port, join(deploy, 'pgbouncer/write-users.sh'))
}

async function run(port: number, script: string): Promise<string> {
  const connection = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' }
  const PATH = `${findBinaries()}:${process.env.PATH}`
  const { stdout } = await promisify(execFile)(script, { env: { PATH, ...connection, ...rolePasswords } })
  return stdout
}

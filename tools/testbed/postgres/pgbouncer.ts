import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'
import { findFreePort } from '../free-port.ts'
import { fillTemplate } from '../nginx/configuration.ts'
import { requireProgram } from '../require-program.ts'
import { isReachable } from './cluster.ts'
import { findOwner } from './programs.ts'

const TEMPLATE = join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini.template')
const START_TIMEOUT_MS = 10_000

export type Pooler = {
  readonly port: number
  /** Everything it has logged. */
  log(): string
  stop(): Promise<void>
}

type PoolerOptions = {
  /** The port of PostgreSQL. */
  readonly databasePort: number
  /** The port to listen on; a free one by default. */
  readonly port?: number | undefined
  /** Lines of its file of users, as `write-users.sh` prints them. */
  readonly users: string
  /** Edits the shipped configuration, for what a test must have otherwise. */
  readonly edit?: ((configuration: string) => string) | undefined
  /** The URL of a database through it that must open; by default it is enough that the process listens. */
  readonly probeUrl?: ((port: number) => string) | undefined
}

export function findPgbouncer(): string {
  return requireProgram('pgbouncer', 'pgbouncer', { places: ['/usr/sbin'] })
}

/** Lets every user connect to every database of the server without a password, for tests on a server that trusts all. */
export function trustAll(configuration: string): string {
  return configuration
    .replace(/^zeri = (.*) dbname=zeri$/m, '* = $1')
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace(/^max_db_connections = .*$/m, '')
    .replace(/^(?:default|min)_pool_size = .*$/gm, '')
    .concat('default_pool_size = 8\nserver_idle_timeout = 5\nautodb_idle_timeout = 5\n')
}

/** Leads to a database of another name, without a password; pools and limits stay as shipped. */
export function leadTo(database: string): (configuration: string) => string {
  return (configuration) =>
    configuration
      .replace(/^zeri = (.*) dbname=zeri$/m, `zeri = $1 dbname=${database}`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
}

/** This machine's PgBouncer with the shipped configuration, as a process in a temporary directory. */
export async function startPgbouncer(options: PoolerOptions): Promise<Pooler> {
  const { databasePort, users, edit = (text) => text, probeUrl } = options
  const port = options.port ?? (await findFreePort())
  const directory = mkdtempSync(join(tmpdir(), 'zeri-pgbouncer-'))
  const [main, auth] = [join(directory, 'pgbouncer.ini'), join(directory, 'users.txt')]
  const configuration = fillTemplate(readFileSync(TEMPLATE, 'utf8'), {
    ZERI_DATABASE_HOST: '127.0.0.1',
    ZERI_DATABASE_PORT: String(databasePort),
    ZERI_POOLER_ADDRESS: '127.0.0.1',
    ZERI_POOLER_PORT: String(port),
    ZERI_POOLER_USERS: auth,
  })
  writeFileSync(main, edit(configuration))
  writeFileSync(auth, users)
  chmodSync(auth, 0o600)
  const owner = findOwner() // PgBouncer, too, refuses to run as root
  if (owner) for (const path of [directory, main, auth]) chownSync(path, owner.uid, owner.gid)

  const child = spawn(findPgbouncer(), [main], {
    ...owner,
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const removeAll = () => {
    child.kill('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  }
  const forget = atExit(removeAll)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(probeUrl ? await isReachable(probeUrl(port)) : output.includes('process up'))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      removeAll()
      throw new Error(`pgbouncer did not open:\n${output}`)
    }
    await delay(50)
  }
  return {
    port,
    log: () => output,
    async stop() {
      forget()
      const exited = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await exited
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

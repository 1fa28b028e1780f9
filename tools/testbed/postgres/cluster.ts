import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { atExit } from '../at-exit.ts'
import { findFreePort } from '../free-port.ts'
import { killWithChildren } from '../kill-with-children.ts'
import { findBinaries, findOwner, runAsOwner } from './programs.ts'

export type Cluster = {
  /** URL of the database `postgres`, as its superuser. */
  readonly url: string
  /** URL of another of its databases, which need not exist. */
  databaseUrl(name: string): string
  readonly port: number
  /** Its data directory. */
  readonly data: string
  isRunning(): boolean
  stop(): Promise<void>
  /** Kills all processes of the server at once, as a power failure would. */
  kill9(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
}

type ClusterOptions = {
  readonly port?: number | undefined
  readonly settings?: Readonly<Record<string, string>> | undefined
  /** The parent of its folder; the folder of temporary files by default. */
  readonly home?: string | undefined
  /** Fills its data directory, from a backup or from another cluster; a new one by default. */
  readonly fill?: ((data: string) => void) | undefined
}

const START_TIMEOUT_MS = 20_000

/** A private PostgreSQL in a temporary directory, from the binaries of this machine. */
export async function startCluster({
  port,
  settings = {},
  home = tmpdir(),
  fill = initialise,
}: ClusterOptions = {}): Promise<Cluster> {
  const owner = findOwner()
  const root = mkdtempSync(join(home, 'zeri-postgres-'))
  if (owner) chownSync(root, owner.uid, owner.gid)
  const data = join(root, 'data')
  // The server enters the directory it starts in, and the caller's may be closed to its user.
  const identity = { ...owner, cwd: root }
  fill(data)

  const chosenPort = port ?? (await findFreePort())
  const databaseUrl = (name: string) => `postgres://postgres@127.0.0.1:${chosenPort}/${name}`
  const url = databaseUrl('postgres')
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: root, ...settings }
  const args = ['-D', data, '-p', String(chosenPort)]
  for (const [name, value] of Object.entries(options)) args.push('-c', `${name}=${value}`)

  const launch = () => spawn(join(findBinaries(), 'postgres'), args, { ...identity, stdio: 'ignore' })
  let server = launch()
  const killAll = () => killWithChildren(server)
  const removeFiles = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  const removeAll = () => {
    killAll()
    removeFiles()
  }
  const forget = atExit(removeAll)
  await waitUntilReady(url, server).catch((error) => {
    forget()
    removeAll()
    throw error
  })

  return {
    url,
    databaseUrl,
    port: chosenPort,
    data,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      forget()
      await end(server, () => server.kill('SIGINT')) // the fast shutdown of PostgreSQL: it ends sessions and writes data to disk
      removeFiles()
    },
    async kill9() {
      await end(server, killAll)
    },
    async restart() {
      const deadline = Date.now() + START_TIMEOUT_MS
      for (;;) {
        server = launch()
        try {
          return await waitUntilReady(url, server)
        } catch (error) {
          // Orphaned processes hold the shared memory for a moment, and a new server refuses to start.
          if (Date.now() > deadline) throw error
          await delay(200)
        }
      }
    },
  }
}

function initialise(data: string): void {
  const kind = ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']
  const args = ['-U', 'postgres', '--auth=trust', '--no-sync', ...kind]
  runAsOwner({ name: 'initdb', args: ['-D', data, ...args], cwd: dirname(data) })
}

async function end(server: ChildProcess, signal: () => void): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  signal()
  await exited
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`postgres ended with code ${server.exitCode} while starting`)
    if (await isReachable(url)) return
    await delay(100)
  }
  throw new Error(`postgres did not answer within ${START_TIMEOUT_MS} ms`)
}

/** Whether a PostgreSQL accepts a connection at this URL. */
export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {}) // a server that goes down meanwhile is simply not reachable
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../free-port.ts'

export type Cluster = {
  /** Of the database `postgres`, as its superuser. */
  readonly url: string
  readonly port: number
  stop(): Promise<void>
  /** Ends the server as a power switch would, as far as a process can. */
  kill9(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
}

type ClusterOptions = {
  readonly port?: number | undefined
  readonly settings?: Readonly<Record<string, string>> | undefined
}

const START_TIMEOUT_MS = 20_000
const DEBIAN_ROOT = '/usr/lib/postgresql'

/** A private PostgreSQL in a temporary directory, from the binaries of this machine. */
export async function startCluster({ port, settings = {} }: ClusterOptions = {}): Promise<Cluster> {
  const bin = findBinaries()
  const owner = findOwner()
  const root = mkdtempSync(join(tmpdir(), 'zeri-postgres-'))
  if (owner) chownSync(root, owner.uid, owner.gid)
  const data = join(root, 'data')
  // The caller's own directory may be closed to the owner, and the server enters the one it starts in.
  const identity = { ...owner, cwd: root }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )

  const chosenPort = port ?? (await findFreePort())
  const url = `postgres://postgres@127.0.0.1:${chosenPort}/postgres`
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: root, ...settings }
  const args = ['-D', data, '-p', String(chosenPort)]
  for (const [name, value] of Object.entries(options)) args.push('-c', `${name}=${value}`)

  const launch = () => spawn(join(bin, 'postgres'), args, { ...identity, stdio: 'ignore' })
  let server = launch()
  const removeAll = () => {
    server.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', removeAll)
  await waitUntilReady(url, server).catch((error) => {
    process.off('exit', removeAll)
    removeAll()
    throw error
  })

  return {
    url,
    port: chosenPort,
    async stop() {
      process.off('exit', removeAll)
      await end(server, 'SIGINT') // PostgreSQL's fast shutdown: sessions are cut, data is written out
      rmSync(root, { recursive: true, force: true, maxRetries: 5 })
    },
    kill9: () => end(server, 'SIGKILL'),
    async restart() {
      const deadline = Date.now() + START_TIMEOUT_MS
      for (;;) {
        server = launch()
        try {
          return await waitUntilReady(url, server)
        } catch (error) {
          // Orphans of a killed server hold its shared memory for a moment and the new one refuses to start.
          if (Date.now() > deadline) throw error
          await delay(200)
        }
      }
    },
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill(signal)
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

/** Whether a PostgreSQL answers at this address and lets us in. */
export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {}) // a server that goes down while we look is simply not reachable
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

function findBinaries(): string {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(DEBIAN_ROOT, v, 'bin'))
  const onPath = (process.env.PATH ?? '').split(':')
  const found = [...newest, ...onPath].find((dir) => existsSync(join(dir, 'initdb')))
  if (!found)
    throw new Error('PostgreSQL is not installed: initdb is neither under /usr/lib/postgresql nor on PATH')
  return found
}

/** PostgreSQL refuses to run as root; then it runs as the account its package made. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'
import { findFreePort } from '../free-port.ts'
import { killWithChildren } from '../kill-with-children.ts'
import { requireProgram } from '../require-program.ts'
import { installConfiguration, upstreamOf } from './configuration.ts'

export type Nginx = {
  readonly url: string
  readonly port: number
  /** The pid of the master process; its workers are its children. */
  readonly pid: number
  /** Everything written to the access log so far. */
  log(): string
  /** Counts of statuses and cache outcomes, from the access log. */
  stats(): Stats
  /** Counts the pages and other responses in its caches; files are not among them. */
  countCached(): number
  /** The same responses with their keys and headers, as they lie on the disk. */
  readCached(): readonly string[]
  /** Deletes the cached pages, as a release does. */
  clearCache(): void
  /** Restarts its workers as an operator does; they finish their requests first. */
  reload(): void
  /** Kills its processes at once. */
  kill9(): Promise<void>
  /** Starts it again on the same port, with what it had cached. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export type Stats = {
  readonly requests: number
  readonly byStatus: Readonly<Record<string, number>>
  readonly byCache: Readonly<Record<string, number>>
}

type NginxOptions = {
  /** Ports of the server processes. */
  readonly servers: readonly number[]
  readonly edition?: 'en' | 'ru' | undefined
  /** Serves over TLS with this certificate instead of plain HTTP. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined
  /** Whether the log is written in blocks, as deployed; `log` and `stats` are then a second late. */
  readonly buffersLog?: boolean | undefined
  /** Whether one client may send as much as it likes: the load of many visitors comes from this machine alone. */
  readonly isUnlimited?: boolean | undefined
  /** Edits the site's configuration, for tests that break one of its rules. */
  readonly editSite?: ((site: string) => string) | undefined
}

/** Where packages put it; `PATH` of an ordinary user lacks them. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
const START_TIMEOUT_MS = 10_000
/** The caches that a release empties. */
const RELEASED = ['zeri-pages', 'zeri-answers']

/** This machine's nginx with the production configuration, as a process of its own in a temporary directory. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { servers, edition = 'en', tls, buffersLog, isUnlimited = false, editSite = (site) => site } = options
  const directory = mkdtempSync(join(tmpdir(), 'zeri-nginx-'))
  const port = await findFreePort()
  const plainPort = tls ? await findFreePort() : port
  const accessLog = join(directory, 'access.log')
  const main = installConfiguration(directory, {
    scheme: tls ? 'tls' : 'plain',
    buffersLog,
    editSite: (site) => editSite(isUnlimited ? withoutLimits(site) : site),
    values: {
      ZERI_LISTEN: `127.0.0.1:${plainPort}`,
      ZERI_LISTEN_TLS: `127.0.0.1:${port}`,
      ZERI_SERVER_NAMES: 'localhost 127.0.0.1',
      ZERI_UPSTREAM: upstreamOf(servers),
      ZERI_EDITION: edition,
      ZERI_CACHE_DIR: directory,
      ZERI_ACCESS_LOG: accessLog,
      ...(tls ? { ZERI_CERTIFICATE: tls.certificate, ZERI_CERTIFICATE_KEY: tls.key } : {}),
    },
  })

  const globals = `daemon off; pid ${join(directory, 'nginx.pid')};`
  const launch = () =>
    spawn(findNginx(), ['-p', directory, '-c', main, '-g', globals], { stdio: ['ignore', 'ignore', 'pipe'] })
  let child = launch()
  const removeAll = () => {
    child.kill('SIGTERM')
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  const forget = atExit(removeAll)
  await waitUntilOpen(child, port)

  const readLog = () => readFileSync(accessLog, 'utf8')
  const caches = RELEASED.map((name) => join(directory, name))
  const listCached = () =>
    caches.flatMap((cache) =>
      readdirSync(cache, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    port,
    get pid() {
      return child.pid ?? 0 // it is open, so it has one
    },
    log: readLog,
    stats: () => countOutcomes(readLog()),
    countCached: () => listCached().length,
    readCached: () => listCached().map((file) => readFileSync(file, 'latin1')),
    clearCache() {
      execFileSync('find', [...caches, '-ignore_readdir_race', '-type', 'f', '-delete'])
    },
    reload: () => void child.kill('SIGHUP'),
    kill9: () => endAtOnce(child),
    async restart() {
      child = launch()
      await waitUntilOpen(child, port)
    },
    async stop() {
      forget()
      const exited = once(child, 'exit')
      if (child.kill('SIGTERM')) await exited
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function withoutLimits(site: string): string {
  return site.replaceAll(/^ *limit_(?:req|conn) .*;\n/gm, '')
}

export function countOutcomes(log: string): Stats {
  const byStatus: Record<string, number> = {}
  const byCache: Record<string, number> = {}
  const lines = log.split('\n').filter((line) => line !== '')
  for (const line of lines) {
    const { status, cache }: { status: number; cache: string } = JSON.parse(line)
    byStatus[status] = (byStatus[status] ?? 0) + 1
    const outcome = cache || 'none'
    byCache[outcome] = (byCache[outcome] ?? 0) + 1
  }
  return { requests: lines.length, byStatus, byCache }
}

export function findNginx(): string {
  return requireProgram('nginx', 'nginx', { places: FOLDERS })
}

/** Kills a running nginx and its workers, which would serve on without it. */
export async function endAtOnce(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  killWithChildren(child)
  await exited
}

export async function waitUntilOpen(child: ChildProcess, port: number): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}: ${complaint}`)
    if (await accepts(port)) return
    await delay(50)
  }
  child.kill('SIGTERM')
  throw new Error(`nginx did not open within ${START_TIMEOUT_MS} ms: ${complaint}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
